import { BLOCK_MOMENTS, type Match, type Player, withoutSkill } from '@touchback/engine'
import type { Intent } from '../intent/intent.svelte.ts'
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
  const { decision } = session
  if (decision === null || decision.player === null) return null
  const player = match.player(decision.player)
  if (decision.type === 'reroll' || decision.type === 'pick-die') {
    const [target] = decision.about.targets ?? []
    return target === undefined ? null : { actor: player, other: match.player(target), deed: 'block' }
  }
  const acting = match.state.activation?.player
  if (decision.type !== 'push' || acting === undefined || acting === player.id) return null
  return { actor: match.player(acting), other: player, deed: 'block' }
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
  if (ask === undefined) return new Set()
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
