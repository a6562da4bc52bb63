import {
  catchChance,
  catchSpec,
  chanceOfAll,
  explain,
  interceptors,
  type Match,
  measuredBand,
  passBand,
  passChances,
  type Player,
  type RollSpec,
  type Square,
} from '@touchback/engine'
import { NOTHING, type Odds, type OddsLine, testOdds } from './odds.ts'

export function passOdds(match: Match, thrower: Player, to: Square): Odds {
  const found = passChances(match, thrower, to)
  if (found === null) return NOTHING
  const band = passBand(match, thrower, measuredBand(match, thrower.at, to))
  const throwing = explain(match, { test: 'pass', player: thrower, from: thrower.at, to: thrower.at, band })
  const catcher = match.at(to)
  const lines: OddsLine[] = [
    {
      what: `range:${match.edition.passing.bands[band]?.id ?? band}`,
      needed: throwing.needed,
      target: throwing.target,
      chance: found.accurate,
      modifiers: throwing.modifiers,
    },
    { what: 'inaccurate', chance: found.inaccurate },
    { what: 'fumbled', chance: found.fumbled },
  ]
  const between = interceptors(match, thrower, to)
  for (const player of between) {
    const { needed, target, chance, modifiers } = explain(match, {
      test: 'intercept',
      player,
      from: player.at,
      to: player.at,
    })
    lines.push({ what: 'intercept', needed, target, chance, modifiers, player: player.id })
  }
  if (catcher !== null && catcher !== thrower)
    lines.push(catchLine(match, catchSpec(catcher, { accurate: true }), found.caught))
  const own = catcher !== null && catcher.side === thrower.side
  return {
    chance: own ? found.completed : found.accurate,
    withRerolls: own ? found.withRerolls : null,
    lines,
    interceptors: between.map(({ id }) => id),
  }
}

function catchLine(match: Match, spec: RollSpec, chance: number): OddsLine {
  const player = spec.player.id
  if (chance === 0) return { what: 'catch', chance, player }
  const { needed, target, modifiers } = explain(match, spec)
  return { what: 'catch', needed, target, chance, modifiers, player }
}

/** The ball put into somebody's hands. */
export function handOffOdds(match: Match, catcher: Player): Odds {
  const how = { accurate: true, action: 'hand-off' } as const
  const chance = catchChance(match, catcher, how)
  const spec = catchSpec(catcher, how)
  // An opponent's luck is his own: what he might roll again is not counted on.
  const counts = chance > 0 && catcher.side === match.state.turn.side
  const withRerolls = counts ? chanceOfAll(match, [{ spec, chance }], { rerolls: true }) : null
  return { chance, withRerolls, lines: [catchLine(match, spec, chance)] }
}

/** A bomb flies like a ball; where it goes off whoever is beside it may be hit. */
export function bombOdds(match: Match, thrower: Player, to: Square): Odds {
  const { lines, ...thrown } = passOdds(match, thrower, to)
  const blast = testOdds(match, 'blast', { player: thrower, from: to, to }).lines
  return { ...thrown, chance: lines[0]?.chance ?? null, withRerolls: null, lines: [...lines, ...blast] }
}
