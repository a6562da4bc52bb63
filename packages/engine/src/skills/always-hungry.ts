import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { carriesBall, putBall } from '../play/ball.ts'
import { becomeCasualty } from '../play/injury.ts'
import { loseCarrier } from '../play/knock-down.ts'
import { roll } from '../rolls/roll.ts'
import type { Heading, Skill } from './skill.ts'
import type { RollSpec } from '../rolls/test.ts'

/** Two dice in a row decide whether a team-mate is thrown, slips out of his hands, or is gone for good. */
export const alwaysHungry = (heading: Heading, ballFrom: 'eaten' | 'eater' = 'eaten'): Skill => ({
  ...heading,
  when: {
    *'team-mate-lifted'(match, holder, moment) {
      if (holder !== moment.thrower) return
      const spec: RollSpec = { test: 'always-hungry', player: holder, from: holder.at, to: holder.at }
      if ((yield* roll(match, spec)).passed) return
      if ((yield* roll(match, { ...spec, test: 'squirm-free' })).passed) moment.fumbled = true
      else {
        moment.lost = true
        if (ballFrom === 'eater' && carriesBall(match, moment.thrown)) spill(match, holder, moment.thrown)
        yield* eat(match, moment.thrown)
      }
    },
  },
})

/** The ball drops out of the eater's hands. */
function spill(match: Match, eater: Player, eaten: Player): void {
  loseCarrier(match, eaten)
  putBall(match, eater.at, 'loose')
}

/** Nobody brings him back; a ball he held is loose where he stood. */
function* eat(match: Match, eaten: Player): Play {
  loseCarrier(match, eaten)
  const injured = { casualty: 'dead', serious: null, by: null, cause: 'eaten' } as const
  yield* becomeCasualty(match, eaten, injured, { final: true })
}
