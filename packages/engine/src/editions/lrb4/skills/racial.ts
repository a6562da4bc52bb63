import { bite as biteChoice, type Choice } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other } from '../../../match/side.ts'
import type { Player } from '../../../match/state.ts'
import { neighbours } from '../../../match/zones.ts'
import { carriesBall, dropBall, settleBall } from '../../../play/ball.ts'
import { afflict, has, relieve } from '../../../play/conditions.ts'
import { injury } from '../../../play/injury.ts'
import { remove } from '../../../play/knock-down.ts'
import { turnover } from '../../../play/turnover.ts'
import { rollOnce } from '../../../rolls/roll.ts'
import { composure, dimWitted, wayward } from '../../../skills/dim-witted.ts'
import { regeneration } from '../../../skills/regeneration.ts'
import type { Skill } from '../../../skills/skill.ts'
import type { RollSpec } from '../../../rolls/test.ts'
import { must } from '../../../match/must.ts'

const racial = { category: 'racial', kind: 'racial' } as const

const bigGuy: Skill = { ...racial, id: 'big-guy', name: 'Big Guy', facts: ['no-team-rerolls'] }

const boneHead = dimWitted({ ...racial, id: 'bone-head', name: 'Bone Head' })
const reallyStupid = dimWitted({ ...racial, id: 'really-stupid', name: 'Really Stupid' })
const wildAnimal = wayward({ ...racial, id: 'wild-animal', name: 'Wild Animal' })

/** Rooted, he still does what can be done where he stands. rule: take-root.may-block */
const takeRoot: Skill = {
  ...racial,
  id: 'take-root',
  name: 'Take Root',
  when: {
    *'action-declared'(match, holder, moment) {
      if (holder !== moment.player || moment.lost || has(holder, 'rooted')) return
      if (!(yield* composure(match, holder, 'take-root', moment.action)))
        afflict(match, holder, 'rooted', 'take-root.ma-zero')
    },
  },
}

/** Thirst turns whatever was declared into a move that must end with a bite. */
const bloodLust: Skill = {
  ...racial,
  id: 'blood-lust',
  name: 'Blood Lust',
  when: {
    *'action-declared'(match, holder, moment) {
      const { activation } = match.state
      if (holder !== moment.player || moment.lost || activation === null) return
      if (yield* composure(match, holder, 'blood-lust', moment.action)) return
      activation.action = moment.action = 'move'
      afflict(match, holder, 'blood-lust', 'blood-lust.forced-move')
    },
    *'action-ending'(match, holder, { player }) {
      if (holder === player && has(holder, 'blood-lust')) yield* feed(match, holder)
    },
  },
}

function* feed(match: Match, vampire: Player): Play {
  relieve(match, vampire, 'blood-lust', 'blood-lust.forced-move')
  const isDown = vampire.stance !== 'standing'
  // A fall was a turnover already, and he stays where he fell; one who never stood up finds nobody to bite.
  if (isDown && match.state.turn.turnover !== null) return
  const thralls = isDown
    ? []
    : neighbours(match, vampire.at).filter((mate) => isThrallOf(match, vampire, mate))
  if (thralls.length === 0) return yield* slinkAway(match, vampire)
  yield* bite(match, vampire, yield* chooseThrall(vampire, thralls))
}

const isThrallOf = (match: Match, vampire: Player, mate: Player): boolean =>
  mate.side === vampire.side && match.sheet(mate).position === 'thrall'

function* chooseThrall(vampire: Player, thralls: readonly Player[]): Play<Player> {
  const first = must(thralls[0])
  if (thralls.length === 1) return first
  const options: Choice[] = thralls.map((thrall) => biteChoice(thrall.id))
  const fallback = biteChoice(first.id)
  const choice = yield decision('bite', vampire.side, vampire.id, 'blood-lust.bite', options, fallback)
  return thralls[options.indexOf(choice)] ?? first
}

/** rule: blood-lust.bite */
function* bite(match: Match, vampire: Player, thrall: Player): Play {
  match.emit({ type: 'bitten', player: thrall.id, by: vampire.id, rule: 'blood-lust.bite' })
  if (carriesBall(match, thrall)) {
    dropBall(match, thrall, 'blood-lust.bite-ball')
    turnover(match, 'bite', 'blood-lust.bite-ball')
  }
  yield* injury(match, { victim: thrall, attacker: vampire, harm: 'bite' })
  yield* settleBall(match)
}

/** rule: blood-lust.no-victim-turnover */
function* slinkAway(match: Match, vampire: Player): Play {
  remove(match, vampire, 'reserves', 'blood-lust.no-victim')
  turnover(match, 'blood-lust', 'blood-lust.no-victim')
  yield* settleBall(match)
}

const easilyConfused: Skill = {
  ...racial,
  id: 'easily-confused',
  name: 'Easily Confused',
  when: {
    // oxlint-disable-next-line require-yield -- a moment like any other; this one asks nothing
    *'drive-starting'(match, holder) {
      const opening = match.state.drive === 0
      // Injured or not he rolls, but he must have come.
      if (opening || holder.place === 'absent') return
      const spec: RollSpec = { test: 'easily-confused', player: holder, from: holder.at, to: holder.at }
      if (rollOnce(match, spec).passed) return
      holder.side = other(holder.side)
      match.emit({ type: 'joined', player: holder.id, side: holder.side, rule: 'easily-confused.swaps' })
    },
  },
}

const thrudsFans: Skill = { ...racial, id: 'thruds-fans', name: 'Thrud’s Fans', fanFactor: 3 }

/** The gaze is a deed of its own. */
const hypnoticGaze: Skill = { ...racial, id: 'hypnotic-gaze', name: 'Hypnotic Gaze', facts: ['gazes'] }

/** Only whom the beast itself blocks or fouls: those who fall over blocking it are merely dead. */
const nurglesRot: Skill = {
  ...racial,
  id: 'nurgles-rot',
  name: 'Nurgle’s Rot',
  when: {
    // oxlint-disable-next-line require-yield -- a moment like any other; this one asks nothing
    *killed(match, holder, { victim, by, harm }) {
      const acted = by === holder && match.state.activation?.player === holder.id
      if (!acted || (harm !== 'block' && harm !== 'foul')) return
      const rule = 'nurgles-rot.trigger'
      match.emit({ type: 'infected', player: victim.id, by: holder.id, rule })
      const { side } = holder
      const position = match.edition.teams.drafting.infected[match.teamSheet(side).roster]
      if (position !== undefined) match.emit({ type: 'will-join', side, position, rule })
    },
  },
}

const regenerates = regeneration(
  { ...racial, id: 'regeneration', name: 'Regeneration' },
  'regeneration.result',
  null,
)

export const racialCharacteristics = [
  bigGuy,
  bloodLust,
  boneHead,
  easilyConfused,
  hypnoticGaze,
  nurglesRot,
  reallyStupid,
  regenerates,
  takeRoot,
  thrudsFans,
  wildAnimal,
]
