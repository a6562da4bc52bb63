import { type Choice, select } from '../../../../match/choice.ts'
import { decision, type Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import { other } from '../../../../match/side.ts'
import type { Player } from '../../../../match/state.ts'
import { neighbours } from '../../../../match/zones.ts'
import { carriesBall, settleBall } from '../../../../play/ball.ts'
import { afflict, has, relieve } from '../../../../play/conditions.ts'
import { hurt } from '../../../../play/injury.ts'
import { knockDown } from '../../../../play/knock-down.ts'
import { turnover } from '../../../../play/turnover.ts'
import { composure, dimWitted, wayward } from '../../../../skills/dim-witted.ts'
import type { Skill } from '../../../../skills/skill.ts'
import { must } from '../../../../match/must.ts'

/** Whatever took his mind off the game is over when he is activated again. rule: state.no-tz */
export const wakeUp = (match: Match, player: Player): void => relieve(match, player, 'dazed', 'state.wakes')

const trait = { category: 'trait', kind: 'trait' } as const

/** Rooted, he does whatever can be done where he stands. rule: take-root.actions */
const takeRoot: Skill = {
  ...trait,
  id: 'take-root',
  name: 'Take Root',
  when: {
    *'action-declared'(match, holder, moment) {
      if (holder !== moment.player || moment.lost || has(holder, 'rooted')) return
      if (!(yield* composure(match, holder, 'take-root', moment.action)))
        afflict(match, holder, 'rooted', 'take-root.rooted')
    },
  },
}

/** A beast that nobody holds back hits whoever is nearest. rule: animal-savagery.lash */
const animalSavagery: Skill = {
  ...trait,
  id: 'animal-savagery',
  name: 'Animal Savagery',
  when: {
    *'action-declared'(match, holder, moment) {
      if (holder !== moment.player || moment.lost) return
      if (yield* composure(match, holder, 'animal-savagery', moment.action)) return
      const near = neighbours(match, holder.at).filter(
        (mate) => mate.side === holder.side && mate.stance === 'standing',
      )
      if (near.length > 0) return yield* lashOut(match, holder, yield* chooseMate(holder, near))
      moment.lost = true
      afflict(match, holder, 'dazed', 'animal-savagery.alone')
    },
  },
}

function* chooseMate(beast: Player, near: readonly Player[]): Play<Player> {
  const first = must(near[0])
  if (near.length === 1) return first
  const options: Choice[] = near.map((mate) => select(mate.id))
  const rule = 'animal-savagery.lash'
  const choice = yield decision('select', beast.side, beast.id, rule, options, select(first.id))
  return near[options.indexOf(choice)] ?? first
}

/** Only a lost ball ends the turn; the other coach has the use of the beast's claws. rule: animal-savagery.opponent-skills */
function* lashOut(match: Match, beast: Player, mate: Player): Play {
  const rule = 'animal-savagery.lash'
  match.emit({ type: 'attacked', player: mate.id, by: beast.id, weapon: 'animal-savagery', rule })
  if (carriesBall(match, mate)) turnover(match, 'lost-carrier', 'turnover.carrier-prone')
  knockDown(match, mate, rule, { turnover: false })
  yield* hurt(match, { victim: mate, attacker: beast, harm: 'block', chooser: other(mate.side) })
  yield* settleBall(match)
}

export const wits: readonly Skill[] = [
  animalSavagery,
  dimWitted({ ...trait, id: 'bone-head', name: 'Bone Head' }),
  dimWitted({ ...trait, id: 'really-stupid', name: 'Really Stupid' }),
  takeRoot,
  wayward({ ...trait, id: 'unchannelled-fury', name: 'Unchannelled Fury' }),
]
