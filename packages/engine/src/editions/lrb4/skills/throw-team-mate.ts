import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { step, toXY } from '../../../match/square.ts'
import { carriesBall, disturbBall, putBall } from '../../../play/ball.ts'
import { becomeCasualty, hurt } from '../../../play/injury.ts'
import { knockDown, placeProne } from '../../../play/knock-down.ts'
import { crowdInjuries, intoTheCrowd, pushBack } from '../../../play/push.ts'
import { turnover } from '../../../play/turnover.ts'
import { roll } from '../../../rolls/roll.ts'
import type { Skill } from '../../../skills/skill.ts'
import type { RollSpec } from '../../../rolls/test.ts'

const racial = { category: 'racial', kind: 'racial' } as const

const throwTeamMate: Skill = {
  ...racial,
  id: 'throw-team-mate',
  name: 'Throw Team-Mate',
  facts: ['throws-team-mates'],
}

const rightStuff: Skill = { ...racial, id: 'right-stuff', name: 'Right Stuff', facts: ['can-be-thrown'] }

/** A secret weapon takes the agility of the small away, not their fragility. rule: skill.stunty.dodge-not-with-weapon */
const stunty: Skill = {
  ...racial,
  id: 'stunty',
  name: 'Stunty',
  ignoresZones: { dodge: (match, holder) => !match.kit(holder).is.armed },
  shiftsRange: 1,
  injuryAgainst: 1,
}

const alwaysHungry: Skill = {
  ...racial,
  id: 'always-hungry',
  name: 'Always Hungry',
  when: {
    *'team-mate-lifted'(match, holder, moment) {
      if (holder !== moment.thrower) return
      const spec: RollSpec = { test: 'always-hungry', player: holder, from: holder.at, to: holder.at }
      if ((yield* roll(match, spec)).passed) return
      moment.lost = true
      if (carriesBall(match, moment.thrown))
        turnover(match, 'eaten-with-ball', 'always-hungry.turnover-only-with-ball')
      if ((yield* roll(match, { ...spec, test: 'squirm-free' })).passed)
        yield* squirmFree(match, holder, moment.thrown)
      else yield* eat(match, holder, moment.thrown)
    },
  },
}

/** Nothing is left to treat, or to pull itself together. rule: racial.always-hungry.eaten, qa.no-apothecary-for-eaten */
function* eat(match: Match, eater: Player, eaten: Player): Play {
  if (carriesBall(match, eaten)) {
    putBall(match, eater.at, 'loose')
    match.emit({ type: 'dropped', player: eaten.id, at: toXY(eater.at), rule: 'always-hungry.ball-eaten' })
  }
  const injured = { casualty: 'dead', serious: null, by: null, cause: 'eaten' } as const
  yield* becomeCasualty(match, eaten, injured, { final: true })
}

/** Down in a random square beside the thrower, whoever was there. rule: racial.always-hungry.squirms-free */
function* squirmFree(match: Match, thrower: Player, free: Player): Play {
  match.vacate(free)
  for (;;) {
    const die = match.dice.d8()
    const to = step(thrower.at, die - 1)
    const rule = 'always-hungry.squirms-free'
    match.emit({ type: 'dice', what: 'squirms-free', dice: [die], player: free.id, rule })
    if (!match.isOnPitch(to)) {
      free.at = thrower.at
      yield* intoTheCrowd(match, free, die - 1)
      return
    }
    const occupant = match.at(to)
    const stood = occupant?.stance === 'standing'
    const crowd: Player[] = []
    // Who cannot be pushed leaves no room: another square, then.
    if (occupant !== null && (yield* pushBack(match, thrower.at, occupant, crowd)) === 'stayed') continue
    match.occupy(free, to)
    placeProne(match, free, rule)
    disturbBall(match, to)
    if (occupant?.place === 'pitch' && stood)
      knockDown(match, occupant, 'always-hungry.occupied-square', { turnover: false })
    yield* hurt(match, { victim: free, attacker: null, harm: 'landing' })
    if (occupant?.place === 'pitch' && stood)
      yield* hurt(match, { victim: occupant, attacker: null, harm: 'landing' })
    yield* crowdInjuries(match, crowd)
    return
  }
}

export const throwingTraits = [alwaysHungry, rightStuff, stunty, throwTeamMate]
