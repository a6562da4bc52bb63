import { SeededDice } from '@touchback/engine'
import type { CoachMaker } from './bot.ts'

/** Any legal choice, each as likely as any other. */
export const random: CoachMaker = (seed) => {
  const dice = new SeededDice(seed)
  return {
    choose(game) {
      const options = game.legalChoices()
      const choice = options[dice.below(options.length)]
      if (choice === undefined) throw new Error('there is nothing to choose')
      return choice
    },
  }
}
