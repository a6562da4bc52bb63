import {
  blockChances,
  type BlockResult,
  blockOdds,
  catchChance,
  chanceWithout,
  chanceWithRerolls,
  type Choice,
  explain,
  foulChances,
  fromXY,
  harmChances,
  interceptors,
  type Match,
  measuredBand,
  passBand,
  passChances,
  type Path,
  type Player,
  type RollSpec,
  type Square,
  throwTeamMateChance,
  toXY,
  type XY,
} from '@touchback/engine'

/** One line of what may happen: a roll with its modifiers, or a result with its chance. */
export interface OddsLine {
  readonly what: string
  /** The lowest die that passes. */
  readonly needed?: number
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
    const { modifiers, chance } = explain(match, { test: roll.test, player, from: roll.from, to: roll.at })
    return { what: roll.test, needed: roll.needed, chance, modifiers, at: toXY(roll.at) }
  })
  return {
    chance: chanceWithout(match, path),
    withRerolls: path.rolls.length === 0 ? null : chanceWithRerolls(match, path),
    lines,
  }
}

const RESULTS: readonly BlockResult[] = ['defender-down', 'pushed', 'nothing', 'both-down', 'attacker-down']

export function blockOddsOf(match: Match, blocker: Player, target: Player, from: Square = blocker.at): Odds {
  const once = blockChances(match, blocker, target, { from })
  const again = blockChances(match, blocker, target, { from, reroll: true })
  const lines = (chances: typeof once): OddsLine[] =>
    RESULTS.filter((result) => chances.chance[result] > 0).map((what) => ({
      what,
      chance: chances.chance[what],
    }))
  const { broken, injury } = harmChances(match, { victim: target, attacker: blocker, harm: 'block' })
  const down = once.chance['defender-down'] + once.chance['both-down']
  const strength = from === blocker.at ? blockOdds(match, blocker, [target]).strength : null
  const team = match.team(blocker.side)
  return {
    chance: once.chance['defender-down'],
    withRerolls: team.rerolls > 0 && !team.rerollUsed ? again.chance['defender-down'] : null,
    lines: [
      ...lines(once),
      { what: 'armour-broken', chance: down * broken },
      { what: 'removed', chance: down * (injury.ko + injury.casualty) },
    ],
    rerolled: lines(again),
    dice: { count: once.dice, ours: once.chooser === blocker.side, strength },
  }
}

function passOdds(match: Match, thrower: Player, to: Square): Odds {
  const found = passChances(match, thrower, to)
  if (found === null) return NOTHING
  const band = passBand(match, thrower, measuredBand(match, thrower.at, to))
  const throwing = explain(match, { test: 'pass', player: thrower, from: thrower.at, to: thrower.at, band })
  const catcher = match.at(to)
  const lines: OddsLine[] = [
    {
      what: `range:${match.edition.passBands[band]?.id ?? band}`,
      needed: throwing.needed,
      chance: found.accurate,
      modifiers: throwing.modifiers,
    },
    { what: 'inaccurate', chance: found.inaccurate },
    { what: 'fumbled', chance: found.fumbled },
  ]
  const between = interceptors(match, thrower, to)
  for (const player of between) {
    const { needed, chance, modifiers } = explain(match, {
      test: 'intercept',
      player,
      from: player.at,
      to: player.at,
    })
    lines.push({ what: 'intercept', needed, chance, modifiers, player: player.id })
  }
  if (catcher !== null && catcher !== thrower) lines.push(catchLine(match, catcher, found.caught))
  const own = catcher !== null && catcher.side === thrower.side
  return {
    chance: own ? found.completed : found.accurate,
    withRerolls: own ? found.withRerolls : null,
    lines,
    interceptors: between.map(({ id }) => id),
  }
}

function catchLine(match: Match, player: Player, chance: number): OddsLine {
  if (chance === 0) return { what: 'catch', chance, player: player.id }
  const { needed, modifiers } = explain(match, {
    test: 'catch',
    player,
    from: player.at,
    to: player.at,
    favoured: true,
  })
  return { what: 'catch', needed, chance, modifiers, player: player.id }
}

/** What the engine says about a choice of a player; nothing for choices that have no odds worth showing. */
export function choiceOdds(match: Match, player: Player, choice: Choice): Odds {
  switch (choice.type) {
    case 'block':
      return blockOddsOf(match, player, match.player(choice.target))
    case 'multiple-block': {
      const { dice, chooser, strength } = blockOdds(
        match,
        player,
        choice.targets.map((id) => match.player(id)),
      )
      return { ...NOTHING, dice: { count: dice, ours: chooser === player.side, strength } }
    }
    case 'pass':
      return passOdds(match, player, fromXY(choice.to))
    case 'hand-off': {
      const catcher = match.player(choice.target)
      const chance = catchChance(match, catcher, { accurate: true })
      return { chance, withRerolls: null, lines: [catchLine(match, catcher, chance)] }
    }
    case 'foul': {
      const { broken, injury, modifiers, spotted } = foulChances(match, player, match.player(choice.target))
      const lines: OddsLine[] = [
        { what: 'armour-broken', chance: broken, modifiers },
        { what: 'stunned', chance: injury.stunned },
        { what: 'ko', chance: injury.ko },
        { what: 'casualty', chance: injury.casualty },
        { what: 'spotted', chance: spotted },
      ]
      return { chance: broken, withRerolls: null, lines }
    }
    case 'throw-team-mate': {
      const chance = throwTeamMateChance(match, player, match.player(choice.target), fromXY(choice.to))
      return { chance, withRerolls: null, lines: [{ what: 'lands-on-target', chance }] }
    }
    case 'kick-team-mate': {
      const chance = throwTeamMateChance(match, player, match.player(choice.target), fromXY(choice.to))
      return { chance, withRerolls: null, lines: [{ what: 'lands-on-target', chance }] }
    }
    case 'leap':
    case 'jump':
      return testOdds(match, match.edition.leaping.test, {
        player,
        from: player.at,
        to: fromXY(choice.to),
      })
    case 'gaze':
      return gazeOdds(match, player, match.player(choice.target), player.at)
    case 'stab':
    case 'chainsaw':
    case 'vomit':
      return weaponOdds(match, player, match.player(choice.target), choice.type)
    case 'breathe-fire': {
      const target = match.player(choice.target)
      return testOdds(match, 'breathe-fire', { player, from: player.at, to: target.at, opponent: target })
    }
    default:
      return NOTHING
  }
}

/** One roll, when the book has it. */
function testOdds(match: Match, test: string, spec: Omit<RollSpec, 'test'>): Odds {
  if (match.edition.tests[test] === undefined) return NOTHING
  const { needed, chance, modifiers } = explain(match, { test, ...spec })
  return { chance, withRerolls: null, lines: [{ what: test, needed, chance, modifiers }] }
}

export const gazeOdds = (match: Match, player: Player, target: Player, from: Square): Odds =>
  testOdds(match, 'hypnotic-gaze', { player, from, to: from, opponent: target })

/** What a weapon must roll before it hurts anybody, where it must. */
const AIMED: Readonly<Record<string, string>> = { chainsaw: 'chainsaw', vomit: 'projectile-vomit' }
const SAW_BONUS = [['chainsaw', 3]] as const

/** A weapon in place of a block: its own roll, then Armour and Injury. */
function weaponOdds(
  match: Match,
  player: Player,
  victim: Player,
  weapon: 'stab' | 'chainsaw' | 'vomit',
): Odds {
  const aimed = testOdds(match, AIMED[weapon] ?? '', { player, from: player.at, to: player.at })
  const { broken, injury, modifiers } = harmChances(match, {
    victim,
    attacker: player,
    harm: weapon,
    ...(weapon === 'chainsaw' ? { armour: SAW_BONUS } : { unmodified: true }),
  })
  const chance = (aimed.chance ?? 1) * broken
  return {
    chance,
    withRerolls: null,
    lines: [
      ...aimed.lines,
      { what: 'armour-broken', chance, modifiers },
      { what: 'removed', chance: (aimed.chance ?? 1) * (injury.ko + injury.casualty) },
    ],
  }
}

/** Several things one after the other. */
export function chained(first: Odds, second: Odds): Odds {
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
