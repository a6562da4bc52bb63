import {
  chanceWithout,
  chanceWithRerolls,
  explain,
  type Match,
  type Path,
  type Player,
  type RollSpec,
  rushBeforeBlock,
  toXY,
  type XY,
  type TestId,
} from '@touchback/engine'

/** One line of what may happen: a roll with its modifiers, or a result with its chance. */
export interface OddsLine {
  readonly what: string
  /** The lowest die that passes. */
  readonly needed?: number
  /** What the die and its modifiers must reach together. */
  readonly target?: number
  readonly chance?: number
  readonly modifiers?: readonly (readonly [source: string, value: number])[]
  readonly player?: number
  /** The square entered with this roll. */
  readonly at?: XY
}

/** What the coach sees before dice: never worked out here, always asked of the engine. */
export interface Odds {
  readonly chance: number | null
  readonly withRerolls: number | null
  readonly lines: readonly OddsLine[]
  readonly dice?: {
    readonly count: number
    readonly ours: boolean
    readonly strength: readonly [number, number] | null
  }
  /** The results of a block with one re-roll. */
  readonly rerolled?: readonly OddsLine[]
  readonly interceptors?: readonly number[]
}

export const NOTHING: Odds = { chance: null, withRerolls: null, lines: [] }

export function pathOdds(match: Match, path: Path): Odds {
  const player = match.player(path.player)
  const lines = path.rolls.map((roll): OddsLine => {
    const { modifiers, chance, target } = explain(match, {
      test: roll.test,
      player,
      from: roll.from,
      to: roll.at,
    })
    return { what: roll.test, needed: roll.needed, target, chance, modifiers, at: toXY(roll.at) }
  })
  return {
    chance: chanceWithout(match, path),
    withRerolls: path.rolls.length === 0 ? null : chanceWithRerolls(match, path),
    lines,
  }
}

/** One roll, when the book has it. */
export function testOdds(match: Match, test: TestId, spec: Omit<RollSpec, 'test'>): Odds {
  if (match.edition.rolls.tests[test] === undefined) return NOTHING
  const { needed, target, chance, modifiers } = explain(match, { test, ...spec })
  return { chance, withRerolls: null, lines: [{ what: test, needed, target, chance, modifiers }] }
}

/** The square that a block may cost, or what takes its place. */
export function rushOdds(
  match: Match,
  player: Player,
  before: Parameters<typeof rushBeforeBlock>[2] = {},
): Odds {
  const rush = rushBeforeBlock(match, player, before)
  return rush === null ? NOTHING : testOdds(match, rush.test, rush)
}

/** Several things one after the other. */
export function chained(first: Odds, second: Odds): Odds {
  if (first === NOTHING) return second
  const times = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : a * b)
  return {
    ...second,
    chance: times(first.chance, second.chance),
    withRerolls: null,
    lines: [...first.lines, ...second.lines],
  }
}

/** Rolls that are alike, told once: `line` is the first of them. */
export interface OddsGroup {
  readonly line: OddsLine
  readonly all: readonly OddsLine[]
}

/** Like rolls together: dodges that need the same, opponents who could all intercept on the same roll. */
export function gathered(lines: readonly OddsLine[]): readonly OddsGroup[] {
  const found = new Map<string, OddsLine[]>()
  for (const line of lines) {
    const { what, needed, chance, modifiers, player } = line
    const key = JSON.stringify([what, needed, chance, player === undefined ? modifiers : null])
    const known = found.get(key)
    if (known === undefined) found.set(key, [line])
    else known.push(line)
  }
  return [...found.values()].flatMap((all) => (all[0] === undefined ? [] : [{ line: all[0], all }]))
}
