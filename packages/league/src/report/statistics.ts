import { forEach, type Side } from '@touchback/engine'
import { DEEDS } from '@touchback/engine/career'
import type { Setting, Told } from './setting.ts'

/** What is counted, for a player and for a team. */
export const COUNTED = [
  'touchdowns',
  'completions',
  'interceptions',
  'squares',
  'withBall',
  'blocks',
  'knockDowns',
  'casualties',
  'fouls',
  'turnovers',
  'rolls',
  'passed',
] as const
export type Counted = (typeof COUNTED)[number]
export type Counts = Record<Counted, number>

export interface PlayerStatistics extends Counts {
  readonly id: number
  readonly side: Side
  /** The worst that happened to him; null when he is well. */
  hurt: string | null
}

export interface TeamStatistics extends Counts {
  readonly side: Side
  readonly players: readonly PlayerStatistics[]
  /** How often the turn was lost, by cause. */
  readonly causes: Readonly<Record<string, number>>
}

const nothing = (): Counts => forEach(COUNTED, () => 0)

/** Counts what players and teams did, from the events alone. */
export function statistics(
  told: readonly Told[],
  { players, sideOf }: Setting,
): Record<Side, TeamStatistics> {
  const all = new Map<number, PlayerStatistics>(
    players.map(({ id, side }) => [id, { id, side, hurt: null, ...nothing() }]),
  )
  const causes: Record<Side, Record<string, number>> = { home: {}, away: {} }
  const count = (id: number | null, what: Counted, by = 1) => {
    const player = id === null ? undefined : all.get(id)
    if (player !== undefined) player[what] += by
  }
  let holder: number | null = null
  let active: number | null = null
  let block: { by: number; targets: readonly number[] } | null = null

  for (const { event } of told)
    switch (event.type) {
      case 'activated':
        active = event.player
        block = null
        break
      case 'turn-started':
        active = null
        block = null
        break
      case 'moved':
        count(event.player, 'squares')
        if (holder === event.player) count(event.player, 'withBall')
        break
      case 'picked-up':
      case 'caught':
      case 'touchback':
        holder = event.player
        break
      case 'dropped':
      case 'ball':
      case 'kicked':
        holder = null
        break
      case 'touchdown':
        count(event.player, 'touchdowns')
        holder = null
        break
      case 'completed':
        count(event.player, 'completions')
        break
      case 'intercepted':
        count(event.player, 'interceptions')
        holder = event.player
        break
      case 'block-result':
        count(event.blocker, 'blocks')
        block = { by: event.blocker, targets: event.targets }
        break
      case 'knocked-down':
        if (block?.targets.includes(event.player)) count(block.by, 'knockDowns')
        break
      case 'fouled':
        count(event.by, 'fouls')
        break
      case 'casualty': {
        if (event.by !== null && sideOf(event.by) !== sideOf(event.player)) count(event.by, 'casualties')
        const hurt = all.get(event.player)
        if (hurt !== undefined) hurt.hurt = event.result
        break
      }
      case 'serious-injury': {
        const hurt = all.get(event.player)
        if (hurt !== undefined) hurt.hurt = event.result
        break
      }
      case 'healed': {
        const healed = all.get(event.player)
        if (healed !== undefined) healed.hurt = null
        break
      }
      case 'rolled':
        count(event.player, 'rolls')
        if (event.passed) count(event.player, 'passed')
        break
      case 'turnover':
        causes[event.side][event.cause] = (causes[event.side][event.cause] ?? 0) + 1
        if (active !== null && sideOf(active) === event.side) count(active, 'turnovers')
        break
      default:
    }

  const team = (side: Side): TeamStatistics => {
    const own = [...all.values()].filter((player) => player.side === side)
    const sums = nothing()
    for (const player of own) for (const name of COUNTED) sums[name] += player[name]
    sums.turnovers = Object.values(causes[side]).reduce((sum, number) => sum + number, 0)
    return { side, players: own, causes: causes[side], ...sums }
  }
  return { home: team('home'), away: team('away') }
}

/** What else weighs when the best player is looked for, where every step of a match is known. */
const SMALLER: Partial<Counts> = { ...DEEDS, knockDowns: 1, withBall: 0.1, turnovers: -2 }
const deeds = (player: Counts): number =>
  COUNTED.reduce((sum, name) => sum + (SMALLER[name] ?? 0) * player[name], 0)

/** Whoever did most for his side; null when nobody did anything to speak of. */
export function bestPlayer(stats: Readonly<Record<Side, TeamStatistics>>): PlayerStatistics | null {
  const [best] = [...stats.home.players, ...stats.away.players].toSorted((a, b) => deeds(b) - deeds(a))
  return best === undefined || deeds(best) <= 0 ? null : best
}
