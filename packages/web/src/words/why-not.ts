import { reasonWords } from '@touchback/engine'

const OWN: Readonly<Record<string, string>> = {
  'no-player': 'choose one of your players first',
  'not-now': 'not this time',
  'no-target': 'there is nobody to do it to',
}

/** Why a button is greyed: what the screen is still missing, or what the rules have against it. */
export const whyNot = (problem: string): string => OWN[problem] ?? reasonWords(problem)
