import {
  BLOCK_MOMENTS,
  type Choice,
  type Decision,
  type Event,
  type Match,
  type Player,
  type Row,
  withoutSkill,
  type XY,
} from '@touchback/engine'
import type { Intent } from '../intent/intent.svelte.ts'
import type { MatchSession } from '../session/session.svelte.ts'
import type { View } from '../session/view.ts'
import { blockOddsOf, foulOdds } from './harm.ts'
import type { Odds } from './odds.ts'
import { handOffOdds, passOdds } from './throws.ts'

/** Two players between whom something is considered or decided: whoever acts, and whoever it is done to. */
export interface Duel {
  readonly actor: Player
  readonly other: Player
  /** What is done: `block`, `pass` ... */
  readonly deed: string
}

export function duelOf(intent: Intent): Duel | null {
  const { session, actor } = intent
  const { match } = session.game
  const shown = intent.preview ?? intent.hint
  if (shown !== null && shown.target !== null && actor !== null && shown.target !== actor.id) {
    const deed = shown.choices.at(-1)?.type ?? ''
    return { actor, other: match.player(shown.target), deed }
  }
  if (!session.isBusy && !intent.asksPrompt) return null
  const { wanted } = session.status
  const told = wanted === null ? [] : [...wanted.before, ...(wanted.event === null ? [] : [wanted.event])]
  const roller = rollerOf(wanted?.event ?? null) ?? askedAbout(session.decision, intent.pointedAt)
  const pair =
    pairUnderWay([...session.log, ...told]) ?? becauseOf(match, roller) ?? meantFor(session, roller)
  return pair === null ? null : { ...pair, actor: match.player(pair.actor), other: match.player(pair.other) }
}

interface Pair {
  readonly actor: number
  readonly other: number
  readonly deed: string
}

/** What ends whatever was between two players: somebody goes on, or somebody else does. */
const OVER = [
  'activated',
  'activation-ended',
  'turn-started',
  'turn-ended',
  'moved',
  'touchdown',
  'half-ended',
]

/** Between whom the last blow, foul, throw or contest of the action was, as far as it has been told; null when there was none. */
export function pairUnderWay(log: readonly Event[]): Pair | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index]
    if (event === undefined || OVER.includes(event.type)) return null
    const pair = pairOf(event)
    if (pair !== null) return pair
  }
  return null
}

function pairOf(event: Event): Pair | null {
  switch (event.type) {
    case 'block-rolled':
    case 'block-result': {
      const [other, second] = event.targets
      const one = other !== undefined && second === undefined
      return one ? { actor: event.blocker, other, deed: 'block' } : null
    }
    case 'fouled':
      return { actor: event.by, other: event.player, deed: 'foul' }
    case 'attacked':
    case 'bitten':
      return { actor: event.by, other: event.player, deed: event.type }
    case 'handed-off':
      return { actor: event.player, other: event.target, deed: 'hand-off' }
    case 'contest':
      return { actor: event.player, other: event.against, deed: event.what }
    default:
      return null
  }
}

/** Somebody rolls or is asked about because of what another does: whoever is pushed, catches, may intercept or is hurt. */
function becauseOf({ state }: Match, other: number | null): Pair | null {
  const actor = state.activation?.player
  return actor === undefined || other === null || other === actor ? null : { actor, other, deed: '' }
}

/** No event names whom a throw is for before the ball is in the air; the answer that threw it does. */
function meantFor({ rows, log, status, view }: MatchSession, actor: number | null): Pair | null {
  const choice = answerUnderWay(rows, log, status.playing)
  if (choice === null || actor === null) return null
  const other = 'target' in choice ? choice.target : 'to' in choice ? standingAt(view, choice.to) : null
  return other === null || other === undefined || other === actor ? null : { actor, other, deed: choice.type }
}

const standingAt = ({ players }: View, [x, y]: XY): number | null =>
  players.find(({ at }) => at !== null && at[0] === x && at[1] === y)?.id ?? null

/** The latest answer that aims at something, while nobody has gone on since, as far as that is told. */
export function answerUnderWay(
  rows: readonly Row[],
  log: readonly Event[],
  playing: Choice | null,
): Choice | null {
  if (playing !== null && isAimed(playing)) return playing
  let before = rows.reduce((sum, { events }) => sum + events.length, 0)
  for (const { choice, events } of rows.toReversed()) {
    before -= events.length
    if (log.slice(before).some(({ type }) => OVER.includes(type))) return null
    if (choice !== null && isAimed(choice)) return choice
  }
  return null
}

const isAimed = (choice: Choice): boolean => 'to' in choice || 'target' in choice

const rollerOf = (event: Event | null): number | null => (event?.type === 'rolled' ? event.player : null)

/** Whom a question is about; of several who could do it the one whose answer is pointed at. */
export function askedAbout(decision: Decision | null, pointedAt: number | null): number | null {
  if (decision === null || decision.player !== null) return decision?.player ?? null
  const able = decision.options.flatMap((option) => (option.type === 'intercept' ? [option.player] : []))
  return able.find((id) => id === pointedAt) ?? (able.length === 1 ? (able[0] ?? null) : null)
}

const ODDS: Readonly<Record<string, (match: Match, duel: Duel) => Odds>> = {
  block: (match, { actor, other }) => blockOddsOf(match, actor, other),
  foul: (match, { actor, other }) => foulOdds(match, actor, other),
  pass: (match, { actor, other }) => passOdds(match, actor, other.at),
  'hand-off': (match, { other }) => handOffOdds(match, other),
}

/** Skills of a player that change what comes of it: the chances are others without them, or they have a say in it. */
export function mattering(match: Match, duel: Duel, player: Player): ReadonlySet<string> {
  const ask = ODDS[duel.deed]
  if (ask === undefined || !canBeAsked(match, duel)) return new Set()
  const odds = (): string => JSON.stringify(ask(match, duel))
  const now = odds()
  const { skills } = match.edition.players
  const has = (skill: string): boolean =>
    duel.deed === 'block' && BLOCK_MOMENTS.some((moment) => skills[skill]?.when?.[moment] !== undefined)
  return new Set(
    [...match.kit(player).skills].filter(
      (skill) => has(skill) || withoutSkill(match, player, skill, odds) !== now,
    ),
  )
}

/** Whoever is gone, or has thrown the ball already, has no chances any more. */
const canBeAsked = ({ state }: Match, { actor, other, deed }: Duel): boolean =>
  actor.place === 'pitch' &&
  other.place === 'pitch' &&
  ((deed !== 'pass' && deed !== 'hand-off') || state.ball.holder === actor.id)
