import {
  type Choice,
  type Event,
  fromXY,
  type Game,
  type Match,
  type Player,
  type PlayerId,
  toXY,
} from '@touchback/engine'
import type { Inquiry } from '@touchback/engine/testing'
import { nameOf } from '../src/board/geometry.ts'
import type { Odds, OddsLine } from '../src/match/odds/odds.ts'
import type { Manner } from './as-played.ts'

/** Whether it has happened, or which of several; `never` where it did not come to the roll that the chance is of. */
export type Seen = boolean | 'never' | (string & {})
type Verdict = Inquiry<Seen>['verdict']
type Idle = NonNullable<Inquiry<Seen>['idle']>

/** What is shown with a chance, and how one sees in the play that it has happened. */
export interface Check {
  readonly what: string
  readonly shown: ReadonlyMap<Seen, number>
  readonly seen: Verdict
  readonly idle: Idle
  /** The ways in which coaches may go about it, of which the best counts. */
  readonly manners: readonly Manner[]
}

const is =
  <T extends Event['type']>(type: T, holds: (event: Extract<Event, { type: T }>) => boolean = () => true) =>
  (event: Event): boolean =>
    event.type === type && holds(event as Extract<Event, { type: T }>)

/** It happens, or has not when `never` says so or all is over. */
const tells =
  (yes: (event: Event) => boolean, never: (event: Event) => boolean = is('turnover')): Verdict =>
  (events, _game, next) => {
    if (events.some(yes)) return true
    return next === null || events.some(never) ? false : null
  }

const isDown = (events: readonly Event[], id: PlayerId): boolean =>
  events.some(
    (event) => (event.type === 'knocked-down' || event.type === 'placed-prone') && event.player === id,
  )

const PUSHES: readonly string[] = ['pushed', 'stumble', 'down']
const BLOCK_LINES: readonly string[] = [
  'defender-down',
  'into-the-crowd',
  'pushed',
  'nothing',
  'both-down',
  'attacker-down',
]

const isNewBlock = (event: Event, blocker: PlayerId): boolean =>
  event.type === 'block-rolled' || (event.type === 'rolled' && event.player === blocker)

/** The part of what happened that belongs to the first block: a second is a matter of its own, and so is what it costs. */
function firstBlock(all: readonly Event[], blocker: PlayerId, next: string | null) {
  const face = all.findIndex((event) => event.type === 'block-result')
  const again = all.findIndex((event, index) => face >= 0 && index > face && isNewBlock(event, blocker))
  return again < 0 ? { events: all, next } : { events: all.slice(0, again), next: null }
}

/** What became of a block, once armour is rolled for or nothing more happens. */
const blocked =
  (blocker: PlayerId, target: PlayerId): Verdict =>
  (all, _game, upcoming) => {
    const { events, next } = firstBlock(all, blocker, upcoming)
    const face = events.find((event) => event.type === 'block-result')
    if (face?.type !== 'block-result') return next === null ? 'never' : null
    if (next !== null && next !== '2d6') return null
    const [down, hit] = [isDown(events, blocker), isDown(events, target)]
    if (down) return hit ? 'both-down' : 'attacker-down'
    if (events.some(is('pushed', (push) => push.player === target && push.to === null)))
      return 'into-the-crowd'
    if (hit) return 'defender-down'
    return PUSHES.includes(face.face) ? 'pushed' : 'nothing'
  }

/** The same as a matter of yes and no, wherever it went wrong. */
const felled =
  (blocker: PlayerId, target: PlayerId): Verdict =>
  (...seen) => {
    const result = blocked(blocker, target)(...seen)
    return result === null ? null : result === 'defender-down' || result === 'into-the-crowd'
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
  (victim: PlayerId, wanted: 'stunned' | 'ko' | 'casualty'): Verdict =>
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
const aftermath: Idle = (events, next) => {
  const last = events.at(-1)
  if (next === 'd8' || next === 'd3' || next === 'd66' || next === 'd68') return true
  const lasting = last?.type === 'casualty' || (last?.type === 'injury' && last.result !== 'ko')
  return next === 'd6' && (lasting || events.some(is('ball')))
}

/** Stands where he wanted to. */
const arrives =
  (id: PlayerId, to: readonly [number, number]): Verdict =>
  (events, { match }, next) => {
    if (isDown(events, id) || events.some(is('turnover'))) return false
    const { at, place, stance } = match.player(id)
    return next === null ? place === 'pitch' && stance === 'standing' && at === fromXY(to) : null
  }

/** The first roll of its kind that somebody makes, or the one after so many. */
const rollOf =
  (wanted: string, player: PlayerId | null, before = 0): Verdict =>
  (events, _game, next) => {
    const rolls = events.filter(
      is('rolled', (roll) => roll.test === wanted && (player === null || roll.player === player)),
    )
    const roll = rolls[before]
    if (roll?.type === 'rolled') return roll.passed
    return next === null ? 'never' : null
  }

/** How well something was thrown. */
const thrown =
  (holds: (outcome: string) => boolean): Verdict =>
  (events, _game, next) => {
    const flight = events.find((event) => event.type === 'passed' || event.type === 'bomb-thrown')
    if (flight?.type === 'passed' || flight?.type === 'bomb-thrown') return holds(flight.outcome)
    return next === null ? 'never' : null
  }

/** An accurate ball is held by whoever it comes to. */
const held =
  (player: PlayerId): Verdict =>
  (events, game, next) => {
    const accurate = thrown((outcome) => outcome === 'accurate')(events, game, next)
    if (accurate !== true) return accurate === null ? null : 'never'
    if (events.some(is('caught', (event) => event.player === player))) return true
    const intercepted = events.some(is('rolled', ({ test, passed }) => test === 'intercept' && passed))
    if (intercepted) return 'never'
    const dropped = events.some((event) => ['ball', 'exploded', 'dice'].includes(event.type))
    return dropped || next === null ? false : null
  }

/** Where somebody who cannot choose his way gets to. */
const sways =
  (id: PlayerId): Verdict =>
  (events, { match }, next) => {
    const hit = events.find((event) => event.type === 'block-rolled')
    if (hit?.type === 'block-rolled') return labelOf('runs-into', hit.targets[0])
    if (next !== null && !events.some(is('moved'))) return null
    const { place, at } = match.player(id)
    return labelOf(place === 'pitch' ? `to:${nameOf(toXY(at))}` : 'into-the-crowd', undefined)
  }

/** Only where it comes to an event: what is shown of a deed is what it comes to once it is done. */
const once =
  (type: Event['type'], seen: Verdict): Verdict =>
  (events, game, next) => {
    if (events.some(is(type))) return seen(events, game, next)
    return next === null ? 'never' : null
  }

/** In the course of the first block. */
const atFirst =
  (blocker: PlayerId, seen: Verdict): Verdict =>
  (all, game, upcoming) => {
    const { events, next } = firstBlock(all, blocker, upcoming)
    return seen(events, game, next as typeof upcoming)
  }

const isOut =
  (target: PlayerId): Verdict =>
  (events, game, next) => {
    if (events.some(is('pushed', (push) => push.player === target && push.to === null))) return true
    const [ko, casualty] = [suffers(target, 'ko'), suffers(target, 'casualty')].map((of) =>
      of(events, game, next),
    )
    return ko === null ? null : ko === true || casualty === true
  }

/** Down or off the pitch, with the first block or with the second. */
const downInTheEnd =
  (blocker: PlayerId, target: PlayerId): Verdict =>
  (events, game, next) => {
    const first = felled(blocker, target)(events, game, next)
    if (first !== false || firstBlock(events, blocker, next).events === events) return first
    const results = events.filter(is('block-result'))
    const again = results[1] === undefined ? [] : events.slice(events.indexOf(results[1]))
    if (again.length === 0) return next === null || isDown(events, blocker) ? false : null
    return felled(blocker, target)(again, game, next)
  }

/** The kick comes down where none may be aimed at. */
const isTouchback =
  ({ decision }: Game): Verdict =>
  (events, _game, next) => {
    const kick = events.find((event) => event.type === 'kick-scattered')
    if (kick?.type !== 'kick-scattered') return next === null ? 'never' : null
    const to = String(kick.to)
    return !decision?.options.some((option) => option.type === 'kick' && String(option.to) === to)
  }

/** Getting a hand to what is thrown as it was meant: in some books that is known before, in others after. */
const tried =
  (player: PlayerId): Verdict =>
  (events, game, next) => {
    const known = thrown((outcome) => outcome === 'accurate')(events, game, next)
    return known === false ? 'never' : rollOf('intercept', player)(events, game, next)
  }

/** As many dice as shown, picked by whoever is shown, for the strengths that are shown. */
const dicedAs =
  (blocker: Player, { count, ours, strength }: NonNullable<Odds['dice']>): Verdict =>
  (events, _game, next) => {
    const rolled = events.find((event) => event.type === 'block-rolled')
    if (rolled?.type !== 'block-rolled') return next === null ? 'never' : null
    return (
      rolled.faces.length === count &&
      (count === 1 || (rolled.chooser === blocker.side) === ours) &&
      (strength === null || String(rolled.strength) === String(strength))
    )
  }

/** He may act as he declared. */
const getsRoundTo =
  (id: PlayerId, action: string): Verdict =>
  (_events, { decision, state }, next) => {
    if (next !== null) return null
    return decision?.player === id && (decision.type === action || state.activation?.action === action)
  }

/** What is shown of a choice, each with what it means. */
export function checksOf(game: Game, actor: Player | null, choice: Choice, odds: Odds): readonly Check[] {
  const { match } = game
  const check = (what: string, chance: number, seen: Verdict, more: Partial<Check> = {}): Check => ({
    what,
    shown: new Map([[true, chance]]),
    seen,
    idle: aftermath,
    manners: [{}],
    ...more,
  })
  const shown = (what: string, seen: Verdict, more: Partial<Check> = {}): Check[] => {
    const chance = odds.lines.find((each) => each.what === what)?.chance
    return chance === undefined ? [] : [check(what, chance, seen, more)]
  }
  const { chance, withRerolls, dice } = odds
  const rolls = rollChecks(match, actor, odds).map(({ what, chance: one, seen, manners = [{}] }) =>
    check(what, one, seen, { manners, idle: (_events, next) => FAR_OFF.includes(next) }),
  )
  if (choice.type === 'kick') return shown('touchback', isTouchback(game), { idle: () => false })
  if (actor === null) return rolls
  const { id } = actor
  const crowd = odds.lines.some(({ what }) => what === 'into-the-crowd')
  const whole = (seen: Verdict, more: Partial<Check> = {}): Check[] => [
    ...(chance === null ? [] : [check('chance', chance, seen, more)]),
    ...(withRerolls === null
      ? []
      : [
          check('chance with re-rolls', withRerolls, seen, {
            ...more,
            manners: rerolling(match, actor, crowd),
          }),
        ]),
  ]
  const diced = dice === undefined ? [] : [check('dice', 1, dicedAs(actor, dice))]
  const harmed = (target: PlayerId): Check[] =>
    (['stunned', 'ko', 'casualty'] as const).flatMap((what) =>
      shown(what, once('fouled', suffers(target, what))),
    )
  switch (choice.type) {
    case 'activate':
      return [...rolls, ...whole(getsRoundTo(id, choice.action))]
    case 'move':
      return [...rolls, ...whole(arrives(id, choice.path.at(-1) ?? [0, 0]))]
    case 'block': {
      const results = (lines: readonly OddsLine[]) => {
        const found = BLOCK_LINES.map((what) => [what, lines.find((line) => line.what === what)?.chance ?? 0])
        return new Map(found as [string, number][])
      }
      const seen = blocked(id, choice.target)
      const again = odds.rerolled
      const manners = [{ crowd }]
      return [
        ...rolls,
        ...diced,
        ...whole(felled(id, choice.target), { manners }),
        check(crowd ? 'results at the edge' : 'results', 0, seen, { shown: results(odds.lines), manners }),
        ...(again === undefined
          ? []
          : [
              check('results with re-rolls', 0, seen, {
                shown: results(again),
                manners: [{ rerolls: TEAM, crowd }],
              }),
            ]),
        ...shown('armour-broken', once('block-result', atFirst(id, broken(choice.target))), { manners }),
        ...shown('removed', once('block-result', atFirst(id, isOut(choice.target))), { manners }),
        ...shown('second-block', once('block-result', downInTheEnd(id, choice.target)), {
          manners: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((push) => ({ crowd, push })),
        }),
      ]
    }
    case 'multiple-block':
      return [...rolls, ...diced]
    case 'foul':
      return [
        ...rolls,
        ...whole(broken(choice.target)),
        ...harmed(choice.target),
        ...shown(
          'spotted',
          once('fouled', (events, { decision }, next) => {
            if (events.some(is('sent-off')) || ['argue', 'bribe'].includes(decision?.type ?? '')) return true
            return next === null ? false : null
          }),
        ),
      ]
    case 'hand-off': {
      const caught = is('caught', ({ player }) => player === choice.target)
      return [...rolls, ...whole(tells(caught, is('ball')))]
    }
    case 'gaze':
      return [
        ...rolls,
        ...whole(tells(is('rolled', ({ test, passed }) => test === 'hypnotic-gaze' && passed))),
      ]
    case 'pass':
      return [...rolls, ...whole(tells(is('completed'), is('ball')))]
    case 'stab':
    case 'chainsaw':
    case 'vomit':
      return [...rolls, ...whole(broken(choice.target)), ...shown('removed', isOut(choice.target))]
    case 'throw-team-mate':
    case 'kick-team-mate': {
      // Whoever hits somebody falls as well, and so does whoever never leaves the ground.
      const fell = (event: Event): boolean =>
        ['knocked-down', 'placed-prone', 'removed', 'injury'].includes(event.type) ||
        (event.type === 'flew' && event.to === null)
      return whole(tells(is('landed'), fell), { idle: () => false })
    }
    case 'leap':
    case 'jump':
      return [...rolls, ...whole(arrives(id, choice.to))]
    case 'stand-up':
      return whole(tells(is('stood-up')))
    case 'steer': {
      const labels = odds.lines.map(
        ({ what, player, chance: one = 0 }) => [labelOf(what, player), one] as const,
      )
      return [
        check('ways', 0, sways(id), { shown: new Map(labels), idle: (_events, next) => next === '2d6' }),
      ]
    }
    default:
      return rolls
  }
}

/** Where something flies, and how long somebody is out. */
const FAR_OFF: readonly string[] = ['d3', 'd8', 'd16', 'd66', 'd68']

const labelOf = (what: string, player: PlayerId | undefined): string => `${what} ${player ?? ''}`

const TEAM = ['team', 'leader', 'trophy']

/** Every order in which re-rolls may be preferred. */
function rerolling(match: Match, player: Player, crowd: boolean): readonly Manner[] {
  const skills = [...match.kit(player).skills].filter((skill) => skill !== 'pro')
  return [
    { rerolls: [...skills, ...TEAM, 'pro'], crowd },
    { rerolls: [...skills, 'pro', ...TEAM], crowd },
  ]
}

interface RollCheck {
  readonly what: string
  readonly chance: number
  readonly seen: Verdict
  readonly manners?: readonly Manner[]
}

/** Of the lines those that are rolls: how likely each is once it comes to it. */
function rollChecks(match: Match, actor: Player | null, { lines }: Odds): readonly RollCheck[] {
  const before = new Map<string, number>()
  return lines.flatMap(({ what, chance, player }): RollCheck[] => {
    if (chance === undefined) return []
    if (what.startsWith('range:'))
      return [{ what: 'accurate', chance, seen: thrown((out) => out === 'accurate') }]
    if (what === 'fumbled') return [{ what, chance, seen: thrown((out) => out === 'fumbled') }]
    if (what === 'inaccurate')
      return [{ what, chance, seen: thrown((out) => !['accurate', 'fumbled'].includes(out)) }]
    if (what === 'catch' && player !== undefined && lines.length > 1)
      return [{ what, chance, seen: held(player) }]
    if (!Object.hasOwn(match.edition.rolls.tests, what)) return []
    const who = what === 'blast' ? null : (player ?? actor?.id ?? null)
    const key = labelOf(what, who ?? undefined)
    const count = before.get(key) ?? 0
    before.set(key, count + 1)
    if (what === 'intercept' && who !== null)
      return [{ what, chance, seen: tried(who), manners: [{ thief: who }] }]
    return [{ what, chance, seen: rollOf(what, who, count) }]
  })
}
