import { type Bout, bracketOf, type Competition, type League, matchId } from '@touchback/league'
import { stageName } from '@touchback/words'

export const BOX = { height: 60, gap: 18, across: 48, head: 28 } as const

/** Room for the longest name of a bracket, within reason: what a letter takes, and what stands around it. */
const WIDTH = { least: 200, letter: 7.3, around: 62, letters: 34 } as const
const widthFor = (names: readonly string[]): number => {
  const longest = Math.min(WIDTH.letters, Math.max(0, ...names.map(({ length }) => length)))
  return Math.max(WIDTH.least, Math.ceil(WIDTH.around + longest * WIDTH.letter))
}

/** A place of a drawn bracket: who meets there, as far as that is known, and where it stands. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly home: string | null
  readonly away: string | null
  /** Nobody is met: he goes on at once. */
  readonly bye: boolean
  readonly winner: string | null
  readonly match: string | null
  /** The place its winner goes to, as a line. */
  readonly line: string | null
}

export interface DrawnBracket {
  /** How wide each of its boxes is. */
  readonly box: number
  readonly width: number
  readonly height: number
  readonly titles: readonly { readonly x: number; readonly text: string }[]
  readonly places: readonly Place[]
  /** The match for third place, where there is one. */
  readonly third: Bout | null
}

const titleOf = (bouts: number, number: number): string =>
  bouts === 1 ? 'Final' : bouts === 2 ? 'Semi-finals' : bouts === 4 ? 'Quarter-finals' : `Round ${number}`

/** Rounds in which losers are out, drawn and to come; null before the first is drawn. */
export function drawnBracket(league: League, competition: Competition): DrawnBracket | null {
  const rounds = bracketOf(league, competition)
  const [first] = rounds
  if (first === undefined || first.length === 0) return null
  const before = competition.drawn.length - rounds.length
  const counts: number[] = []
  for (let count = first.length; ; count = Math.ceil(count / 2)) {
    counts.push(count)
    if (count === 1) break
  }
  const step = BOX.height + BOX.gap
  const ys: number[][] = []
  for (const [round, count] of counts.entries())
    ys.push(
      Array.from({ length: count }, (_, place) => {
        const feeders = round === 0 ? [] : [ys[round - 1]?.[2 * place], ys[round - 1]?.[2 * place + 1]]
        const known = feeders.filter((y) => y !== undefined)
        return known.length === 0
          ? BOX.head + place * step
          : known.reduce((sum, y) => sum + y, 0) / known.length
      }),
    )
  const box = widthFor(
    first
      .flatMap(({ home, away }) => [home, away ?? ''])
      .map((team) => league.teams[team]?.team.name ?? team),
  )
  const xOf = (round: number): number => round * (box + BOX.across)
  const places = counts.flatMap((count, round) =>
    Array.from({ length: count }, (_, place): Place => {
      const bout = rounds[round]?.[place]
      const [x, y] = [xOf(round), ys[round]?.[place] ?? 0]
      const next = ys[round + 1]?.[Math.floor(place / 2)]
      const [right, middle] = [x + box, y + BOX.height / 2]
      const bend = right + BOX.across / 2
      return {
        x,
        y,
        home: bout?.home ?? null,
        away: bout?.away ?? null,
        bye: bout !== undefined && bout.away === null,
        winner: bout?.winner ?? null,
        match:
          bout === undefined || bout.away === null
            ? null
            : matchId(competition.id, before + round + 1, place),
        line:
          next === undefined
            ? null
            : `M${right} ${middle}H${bend}V${next + BOX.height / 2}H${right + BOX.across}`,
      }
    }),
  )
  const third = rounds.flat().find(({ stage }) => stage === 'third-place') ?? null
  return {
    box,
    width: xOf(counts.length - 1) + box,
    height: BOX.head + first.length * step - BOX.gap + 1,
    titles: counts.map((count, round) => ({ x: xOf(round), text: titleOf(count, round + 1) })),
    places,
    third,
  }
}

/** The same for whoever cannot see it: a line for every match that is drawn. */
export function bracketTexts(league: League, competition: Competition): string[] {
  const name = (team: string): string => league.teams[team]?.team.name ?? team
  return bracketOf(league, competition).flatMap((bouts, round) =>
    bouts.map(({ home, away, stage, winner, settled }) => {
      const what = stage === null ? `Round ${round + 1}` : stageName(stage)
      if (away === null) return `${what}: ${name(home)} go on without a match.`
      const end = winner === null ? (settled ? 'nobody goes on' : 'to be played') : `${name(winner)} go on`
      return `${what}: ${name(home)} v ${name(away)}, ${end}.`
    }),
  )
}

/** As much of a name as fits. */
export const shortened = (name: string, most: number = WIDTH.letters): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name
