import {
  type BlockFace,
  type Choice,
  type Decision,
  type Event,
  explain,
  type Game,
  fromXY,
  likeliestResult,
  type Player,
  type PlayerId,
} from '@touchback/engine'
import type { Inquiry } from '@touchback/engine/testing'
import type { Odds } from '../src/match/odds/odds.ts'

/** Something that is shown with a chance, and how one sees in the play that it has happened. */
export interface Check {
  readonly what: string
  readonly shown: number
  readonly seen: Inquiry<boolean>['verdict']
  readonly idle: NonNullable<Inquiry<boolean>['idle']>
}

/** Both coaches as the chances take them: no re-rolls, the best die, skills of their own where they help at once. */
function answer(game: Game, decision: Decision): Choice {
  const { type, options } = decision
  const decline = options.find((option) => option.type === 'decline') ?? decision.default
  switch (type) {
    case 'pick-die':
      return bestDie(game, decision)
    case 'use':
      return isExpected(decision) ? (options[0] ?? decline) : decline
    case 'intercept':
      return likeliestThief(game, decision) ?? decline
    case 'follow-up':
      return options.find((option) => option.type === 'follow-up' && !option.follow) ?? decision.default
    default:
      return decline
  }
}

/** What keeps a player on his feet in a block, what stands in for a failed roll, what adds to armour or injury. */
const isExpected = ({ rule, about }: Decision): boolean =>
  rule === 'armour.skill-bonus' || 'test' in about || rule === 'block.use' || rule === 'dodge.use'

function likeliestThief({ match }: Game, { options }: Decision): Choice | undefined {
  const chance = (choice: Choice): number => {
    if (choice.type !== 'intercept') return -1
    const player = match.player(choice.player)
    return explain(match, { test: 'intercept', player, from: player.at, to: player.at }).chance
  }
  return options.toSorted((a, b) => chance(b) - chance(a))[0]
}

function bestDie({ match }: Game, { about, side, player }: Decision): Choice {
  const { faces, targets } = about as { faces: BlockFace[]; targets: PlayerId[] }
  const [blocker, target] = [match.player(player ?? 0), match.player(targets[0] ?? 0)]
  const result = (dice: readonly BlockFace[]) => likeliestResult(match, blocker, target, dice, side)
  const best = result(faces)
  return { type: 'pick-die', index: faces.findIndex((face) => result([face]) === best) }
}

/** These choices one after the other, and whatever is asked meanwhile, until somebody else acts. */
export function making(choices: readonly Choice[]): Inquiry<boolean>['coach'] {
  const made = new WeakMap<Game, number>()
  return (game) => {
    const { decision, state } = game
    const count = made.get(game) ?? 0
    const acts = decision?.type === 'act' || decision?.type === 'activate'
    if (count > 0 && decision !== null && !acts) return answer(game, decision)
    const next = choices[count]
    const over = count > 0 && (decision?.type !== 'act' || state.turn.turnover !== null)
    if (next === undefined || over) return null
    made.set(game, count + 1)
    return next
  }
}

const is =
  <T extends Event['type']>(type: T, holds: (event: Extract<Event, { type: T }>) => boolean = () => true) =>
  (event: Event): boolean =>
    event.type === type && holds(event as Extract<Event, { type: T }>)

/** It happens, or has not when `never` says so or all is over. */
const tells =
  (yes: (event: Event) => boolean, never: (event: Event) => boolean = is('turnover')): Check['seen'] =>
  (events, _game, next) => {
    if (events.some(yes)) return true
    return next === null || events.some(never) ? false : null
  }

const isDown = (events: readonly Event[], id: PlayerId): boolean =>
  events.some(
    (event) => (event.type === 'knocked-down' || event.type === 'placed-prone') && event.player === id,
  )

const PUSHES: readonly string[] = ['pushed', 'stumble', 'down']

const isNewBlock = (event: Event, blocker: PlayerId): boolean =>
  event.type === 'block-rolled' || (event.type === 'rolled' && event.player === blocker)

/** What became of a block, once armour is rolled for or nothing more happens. */
const blocked =
  (blocker: PlayerId, target: PlayerId, wanted: string): Check['seen'] =>
  (all, _game, next) => {
    const face = all.find((event) => event.type === 'block-result')
    if (face?.type !== 'block-result') return next === null ? false : null
    // A second block in a frenzy is a matter of its own, and so is whatever it costs to get there.
    const again = all.findIndex((event, index) => index > all.indexOf(face) && isNewBlock(event, blocker))
    if (again < 0 && next !== null && next !== '2d6') return null
    const events = again < 0 ? all : all.slice(0, again)
    const [down, hit] = [isDown(events, blocker), isDown(events, target)]
    if (down) return wanted === (hit ? 'both-down' : 'attacker-down')
    if (hit) return wanted === 'defender-down'
    return wanted === (PUSHES.includes(face.face) ? 'pushed' : 'nothing')
  }

/** The armour of a victim gives, or there is nothing it could do. */
const broken = (victim: PlayerId) =>
  tells(
    (event) =>
      (event.type === 'armour' && event.player === victim && event.broken) ||
      (event.type === 'injury' && event.player === victim) ||
      (event.type === 'removed' && event.player === victim),
    is('armour', ({ player, broken: breaks }) => player === victim && !breaks),
  )

/** What an injury comes to before medicine. */
const suffers =
  (victim: PlayerId, wanted: 'stunned' | 'ko' | 'casualty'): Check['seen'] =>
  (events, game, next) => {
    const of = (event: Event): boolean => 'player' in event && event.player === victim
    if (events.some((event) => event.type === 'armour' && event.player === victim && !event.broken))
      return false
    const hurt = events.findLast((event) => event.type === 'injury' && event.player === victim)
    if (hurt?.type === 'injury') {
      if (!['stunned', 'ko'].includes(hurt.result)) return wanted === 'casualty'
      if (hurt.result === 'stunned') return wanted === 'stunned'
    }
    const end = events.find((event) => of(event) && (event.type === 'stunned' || event.type === 'removed'))
    if (end?.type === 'stunned') return wanted === 'stunned'
    if (end?.type === 'removed') return wanted === end.to
    if (game.decision?.type === 'apothecary' && hurt !== undefined) return wanted === 'ko'
    return next === null ? false : null
  }

/** Whatever is rolled about a casualty once it is one, and where a loose ball goes. */
const aftermath: Check['idle'] = (events, next) => {
  const last = events.at(-1)
  if (next === 'd8' || next === 'd3' || next === 'd66' || next === 'd68') return true
  const lasting = last?.type === 'casualty' || (last?.type === 'injury' && last.result !== 'ko')
  return next === 'd6' && (lasting || events.some(is('ball')))
}

/** Stands where he wanted to. */
const arrives =
  (id: PlayerId, to: readonly [number, number]): Check['seen'] =>
  (events, { match }, next) => {
    if (isDown(events, id) || events.some(is('turnover'))) return false
    const { at, place, stance } = match.player(id)
    return next === null ? place === 'pitch' && stance === 'standing' && at === fromXY(to) : null
  }

/** What is shown of a choice, each with what it means. */
export function checksOf(actor: Player, choice: Choice, odds: Odds): readonly Check[] {
  const total = odds.chance ?? 0
  const line = (what: string) => odds.lines.find((each) => each.what === what)?.chance
  const shown = (what: string, seen: Check['seen']): Check[] => {
    const chance = line(what)
    return chance === undefined ? [] : [{ what, shown: chance, seen, idle: aftermath }]
  }
  const whole = (seen: Check['seen'], idle: Check['idle'] = aftermath): Check[] => [
    { what: 'chance', shown: total, seen, idle },
  ]
  switch (choice.type) {
    case 'move':
      return whole(arrives(actor.id, choice.path.at(-1) ?? [0, 0]))
    case 'block':
      return whole(blocked(actor.id, choice.target, 'defender-down'))
    case 'foul':
      return [
        ...whole(broken(choice.target)),
        ...(['stunned', 'ko', 'casualty'] as const).flatMap((what) =>
          shown(what, suffers(choice.target, what)),
        ),
        ...shown('spotted', (events, { decision }, next) => {
          if (events.some(is('sent-off')) || ['argue', 'bribe'].includes(decision?.type ?? '')) return true
          return next === null ? false : null
        }),
      ]
    case 'hand-off':
      return whole(
        tells(
          is('caught', ({ player }) => player === choice.target),
          is('ball'),
        ),
      )
    case 'gaze':
      return whole(tells(is('rolled', ({ test, passed }) => test === 'hypnotic-gaze' && passed)))
    case 'pass':
      return [...whole(tells(is('completed'), is('ball')))]
    case 'stab':
    case 'chainsaw':
    case 'vomit':
      return [
        ...whole(broken(choice.target)),
        ...shown('removed', (...seen) => {
          const [ko, casualty] = [
            suffers(choice.target, 'ko')(...seen),
            suffers(choice.target, 'casualty')(...seen),
          ]
          return ko === null ? null : ko || casualty === true
        }),
      ]
    case 'throw-team-mate':
    case 'kick-team-mate': {
      // Whoever hits somebody falls as well, and so does whoever never leaves the ground.
      const gone = (event: Event): boolean =>
        ['knocked-down', 'placed-prone', 'removed', 'injury'].includes(event.type) ||
        (event.type === 'flew' && event.to === null)
      return whole(tells(is('landed'), gone), () => false)
    }
    case 'leap':
    case 'jump':
      return whole(arrives(actor.id, choice.to))
    case 'stand-up':
      return odds.chance === null
        ? []
        : whole(tells(is('rolled', ({ test, passed }) => test === 'stand-up' && passed)))
    default:
      return []
  }
}
