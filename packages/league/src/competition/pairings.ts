import type { Dice } from '@touchback/engine'

/** Who meets whom. Teams are their ids; `null` stands for a free day. */
export type Pairing = readonly [home: string, away: string]
export type Draw = readonly (readonly [string, string | null])[]

/** Everybody against everybody in each leg: the first stays, the others go round him. Home and away change from round to round, and from leg to leg. */
export function roundRobin(teams: readonly string[], legs = 1): Draw[] {
  const ring: (string | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null]
  const [fixed = null, ...others] = ring
  const rounds: Draw[] = others.map((_, round) => {
    const turned = [...others.slice(round), ...others.slice(0, round)]
    const seats = [fixed, ...turned]
    return seats.slice(0, seats.length / 2).flatMap((one, seat): Draw => {
      const other = seats[seats.length - 1 - seat] ?? null
      return pair(one, other, (seat === 0 ? round : seat) % 2 === 1)
    })
  })
  return Array.from({ length: legs }, (_, leg) =>
    leg % 2 === 0 ? rounds : rounds.map((round) => round.map(swapped)),
  ).flat()
}

const pair = (one: string | null, other: string | null, turned: boolean): Draw =>
  turned ? bout(other, one) : bout(one, other)

/** Two who meet; whoever has nobody to meet has a free day. */
export function bout(one: string | null, other: string | null): Draw {
  if (one === null) return other === null ? [] : [[other, null]]
  return [[one, other]]
}

const swapped = ([home, away]: readonly [string, string | null]): readonly [string, string | null] =>
  away === null ? [home, null] : [away, home]

/** What a Swiss round must know of the rounds before it. */
export interface SwissField {
  /** By rank, the best first. */
  readonly ranked: readonly string[]
  readonly met: ReadonlySet<string>
  /** Who has had a free day already. */
  readonly rested: ReadonlySet<string>
  /** Squads, clubs or families that must not meet, by team. */
  readonly apart?: Readonly<Record<string, string>>
}

export const meeting = (a: string, b: string): string => [a, b].toSorted().join(' ')

/**
 * Each against the nearest in rank whom he has not met: tried from the top, and tried again from the last free choice where it
 * leads nowhere. Null when nobody can be paired without a rematch.
 */
export function swissRound({ ranked, met, rested, apart = {} }: SwissField): Draw | null {
  const may = (a: string, b: string) =>
    !met.has(meeting(a, b)) && (apart[a] === undefined || apart[a] !== apart[b])
  const paired = (left: readonly string[]): Pairing[] | null => {
    const [first, ...others] = left
    if (first === undefined) return []
    for (const other of others) {
      if (!may(first, other)) continue
      const rest = paired(others.filter((team) => team !== other))
      if (rest !== null) return [[first, other], ...rest]
    }
    return null
  }
  if (ranked.length % 2 === 0) return paired(ranked)
  const lowestFirst = ranked.toReversed()
  for (const resting of [
    ...lowestFirst.filter((team) => !rested.has(team)),
    ...lowestFirst.filter((team) => rested.has(team)),
  ]) {
    const others = paired(ranked.filter((team) => team !== resting))
    if (others !== null) return [...others, [resting, null]]
  }
  return null
}

/** The first round of a cup, best seeds apart: with a number that is no power of two the best have a free day. */
export function knockOut(seeded: readonly string[]): Draw {
  let order = [1, 2]
  while (order.length < seeded.length) order = order.flatMap((seed) => [seed, order.length * 2 + 1 - seed])
  const seats = order.map((seed) => seeded[seed - 1] ?? null)
  return cupRound(seats)
}

/** Where two of one group meet, the weaker of them changes places with that of another bout, if that parts all four. */
export function partedBy(draw: Draw, groupOf: (team: string) => number): Draw {
  const bouts = [...draw]
  const fit = (one: string, other: string): boolean => groupOf(one) !== groupOf(other)
  for (const [place, [home, away]] of bouts.entries()) {
    if (away === null || fit(home, away)) continue
    const there = bouts.findIndex(([one, other]) => other !== null && fit(home, other) && fit(one, away))
    const [one, other = null] = bouts[there] ?? []
    if (one === undefined || other === null) continue
    bouts[place] = [home, other]
    bouts[there] = [one, away]
  }
  return bouts
}

/** The next round of a cup: neighbours of the bracket meet. */
export const cupRound = (winners: readonly (string | null)[]): Draw =>
  winners.flatMap((one, seat): Draw => (seat % 2 === 0 ? bout(one, winners[seat + 1] ?? null) : []))

/** The teams in the order their lots are drawn; the last is left over. */
export function byLot(teams: readonly string[], dice: Dice): string[] {
  const left = [...teams]
  const order: string[] = []
  while (left.length > 1) order.push(...left.splice(dice.player([...left.keys()]), 1))
  return [...order, ...left]
}

/** Groups as even as can be, seeds dealt out like cards and back again. */
export function groupsOf(seeded: readonly string[], count: number): string[][] {
  const groups: string[][] = Array.from({ length: count }, () => [])
  for (const [index, team] of seeded.entries()) {
    const lap = Math.floor(index / count)
    const seat = index % count
    groups[lap % 2 === 0 ? seat : count - 1 - seat]?.push(team)
  }
  return groups
}
