import { reasonWords } from '@touchback/engine'

/** Why a button is greyed: what the screen is still missing, or what the rules have against it. */
export const whyNot = (problem: string): string =>
  problem === 'no-player' ? 'choose one of your players first' : reasonWords(problem)
