import { type Event, type Match, other, type Side, SIDES } from '@touchback/engine'
import {
  bestOf,
  type Feats,
  type InjuryEffect,
  type MatchReport,
  matchReport,
} from '@touchback/engine/career'

/** A touchdown, with when it was, where somebody wrote that down. */
export interface Score {
  readonly side: Side
  readonly name: string
  readonly half: number
  readonly turn: number
  /** The score after it. */
  readonly after: Readonly<Record<Side, number>>
  /** The other side had the ball first in this drive. */
  readonly stolen: boolean
  /** Whoever caught what was meant for somebody else on the way to it. */
  readonly interceptor: string | null
}

export interface Fallen {
  readonly side: Side
  readonly name: string
  /** What stays; null for whoever was carried off and will be well. */
  readonly effect: InjuryEffect | null
  readonly by: string | null
}

/** Somebody with something to his name. */
export interface Doer {
  readonly side: Side
  readonly name: string
  readonly feats: Feats
}

/** What a match comes to, for whoever writes about it. */
export interface Digest {
  readonly teams: Readonly<Record<Side, string>>
  readonly score: Readonly<Record<Side, number>>
  /** Who won it; null when nobody did. */
  readonly winner: Side | null
  readonly conceded: { readonly side: Side; readonly forced: boolean } | null
  readonly gate: number | null
  readonly weather: string | null
  readonly stage: string | null
  readonly doers: readonly Doer[]
  readonly fallen: readonly Fallen[]
  readonly best: Doer | null
  /** Each touchdown in its order; null when only the sum is known. */
  readonly scores: readonly Score[] | null
  /** Half and turn of the last turn that could be played; null when only the sum is known. */
  readonly last: { readonly half: number; readonly turn: number } | null
}

/** Who is who in a report: players of a roster by their ids. */
export type ReportNames = (side: Side, player: string) => string

/** What a report tells by itself, as it is typed in at a table. */
export function digestOf(report: MatchReport, nameOf: ReportNames): Digest {
  const { score, conceded, gate, weather, stage, sides } = report
  const people = SIDES.flatMap((side) => [
    ...Object.entries(sides[side].players).map(([id, line]) => ({ side, id, name: nameOf(side, id), line })),
    ...sides[side].guests.map((guest) => ({ side, id: guest.name, name: guest.name, line: guest })),
  ])
  const called = (side: Side, id: string): string =>
    people.find((each) => each.side === side && each.id === id)?.name ?? nameOf(side, id)
  const best = bestOf(report)
  const doers = people.map(({ side, id, name, line }) => ({ side, id, name, feats: line.feats }))
  return {
    teams: { home: sides.home.name, away: sides.away.name },
    score,
    winner: winnerOf(report),
    conceded,
    gate,
    weather,
    stage,
    doers,
    fallen: people.flatMap(({ side, name, line }): Fallen[] => {
      const worst = line.hurt.find(({ effect }) => effect === 'dead') ?? line.hurt[0]
      if (worst === undefined) return []
      const by = worst.by === undefined ? null : called(other(side), worst.by)
      return [{ side, name, effect: worst.effect, by }]
    }),
    best:
      best === null ? null : (doers.find(({ side, id }) => side === best.side && id === best.player) ?? null),
    scores: null,
    last: null,
  }
}

function winnerOf({ score, conceded, shootOut }: MatchReport): Side | null {
  if (conceded !== null) return other(conceded.side)
  return score.home === score.away ? (shootOut ?? null) : score.home > score.away ? 'home' : 'away'
}

/** All that the events of a match tell besides. */
export function digestOfMatch(match: Match, events: readonly Event[], best: number | null): Digest {
  const digest = digestOf(
    matchReport(match, events),
    (side, id) => match.spec.teams[side].players.find((sheet) => sheet.id === id)?.name ?? id,
  )
  const named = (player: number): string => match.sheet(match.player(player)).name
  const star = best === null ? null : { side: match.player(best).side, name: named(best) }
  return {
    ...digest,
    best:
      star === null
        ? digest.best
        : (digest.doers.find(({ side, name }) => side === star.side && name === star.name) ?? digest.best),
    fallen: [...digest.fallen, ...carriedOff(match, events, digest.fallen)],
    scores: scoresIn(match, events),
    last: { half: lastHalf(events), turn: match.edition.timing.turns },
  }
}

const lastHalf = (events: readonly Event[]): number =>
  events.reduce((half, event) => (event.type === 'turn-started' ? Math.max(half, event.half) : half), 1)

/** Those who were carried off with nothing that lasts, and not patched up. */
function carriedOff(match: Match, events: readonly Event[], known: readonly Fallen[]): Fallen[] {
  const off = new Map<number, number | null>()
  for (const event of events) {
    if (event.type === 'casualty') off.set(event.player, event.by)
    if (event.type === 'healed') off.delete(event.player)
  }
  return [...off].flatMap(([id, by]): Fallen[] => {
    const player = match.player(id)
    const { name } = match.sheet(player)
    if (known.some((each) => each.side === player.side && each.name === name)) return []
    const culprit =
      by === null || match.player(by).side === player.side ? null : match.sheet(match.player(by)).name
    return [{ side: player.side, name, effect: null, by: culprit }]
  })
}

function scoresIn(match: Match, events: readonly Event[]): Score[] {
  const found: Score[] = []
  const after = { home: 0, away: 0 }
  let [half, turn] = [1, 1]
  let first: Side | null = null
  let interceptor: { side: Side; name: string } | null = null
  for (const event of events)
    switch (event.type) {
      case 'turn-started':
        ;({ half, turn } = event)
        break
      case 'kicked':
        first = null
        interceptor = null
        break
      case 'picked-up':
      case 'caught':
      case 'touchback':
        first ??= match.player(event.player).side
        break
      case 'intercepted': {
        const player = match.player(event.player)
        interceptor = { side: player.side, name: match.sheet(player).name }
        break
      }
      case 'touchdown': {
        after[event.side]++
        found.push({
          side: event.side,
          name: match.sheet(match.player(event.player)).name,
          half,
          turn,
          after: { ...after },
          stolen: first !== null && first !== event.side,
          interceptor: interceptor?.side === event.side ? interceptor.name : null,
        })
        break
      }
      default:
    }
  return found
}
