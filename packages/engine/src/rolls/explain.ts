import { zonesOn } from '../match/zones.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import type { StandIn } from '../skills/skill.ts'
import { type Explanation, Modifiers, type RollSpec, type Test } from './test.ts'

export function testOf(match: Match, spec: RollSpec): Test {
  const test = match.edition.rolls.tests[spec.test]
  if (test === undefined) throw new Error(`the edition has no ${spec.test} test`)
  return test
}

/** Whether opposing tackle zones are left out of a test. */
function ignoresZones(match: Match, spec: RollSpec): boolean {
  const ignores = match.kit(spec.player).ignoresZones[spec.test]
  return ignores === true || (ignores !== undefined && ignores(match, spec.player))
}

/** What the modified roll of a test must reach. */
export const targetOf = (match: Match, spec: RollSpec, test: Test): number =>
  spec.needs ?? test.needs(match, spec)

/** Gathers every modifier of a test: the situation, the player's skills, opponents' skills, what went before. */
export function gather(match: Match, spec: RollSpec, test: Test, modifiers: Modifiers): void {
  const kit = match.kit(spec.player)
  if (test.modify !== null) test.modify(match, spec, modifiers)
  if (test.zones && !ignoresZones(match, spec))
    modifiers.add('tackle-zones', -zonesOn(match, spec.player, spec.to))
  const own = kit.modifies[spec.test]
  if (own !== undefined)
    for (const [skill, modifier] of own) modifiers.add(skill, modifier(match, spec.player, spec))
  const hinderers = match.kits.hinderers[spec.test]
  if (hinderers !== undefined)
    for (const id of hinderers) {
      const holder = match.player(id)
      if (holder.side === spec.player.side || holder.place !== 'pitch') continue
      for (const [skill, modifier] of match.kit(holder).hinders[spec.test] ?? [])
        modifiers.add(skill, modifier(match, holder, spec))
    }
  const weather = match.edition.field.weather[match.state.weather]?.modifies[spec.test]
  if (weather !== undefined && !kit.ignoresWeather.has(spec.test)) modifiers.add(match.state.weather, weather)
  if (spec.extra !== undefined) for (const [source, value] of spec.extra) modifiers.add(source, value)
}

/** The lowest natural roll that succeeds. */
export const lowestPass = (test: Test, target: number, total: number): number => {
  const faces = test.dice === 'd6' ? 6 : 12
  const lowest = target - total
  if (!test.naturals) return Math.max(test.dice === 'd6' ? 1 : 2, Math.min(lowest, faces + 1))
  return Math.max(2, Math.min(lowest, faces))
}

/** More than any die shows. */
export const NEVER = 7

const scratch = new Modifiers(false)

/** The same number as `explain(...).needed`, without the words: for path finding. */
export function needed(match: Match, spec: RollSpec): number {
  const test = testOf(match, spec)
  const { flat: plainly, fails } = match.kit(spec.player)
  if (fails.has(spec.test)) return NEVER
  const flat = plainly[spec.test]
  if (flat !== undefined) return flat[1]
  scratch.total = 0
  gather(match, spec, test, scratch)
  return lowestPass(test, targetOf(match, spec, test), scratch.total)
}

/** What the roll must reach with something standing in: another characteristic on the Agility table, or a bonus. */
export const targetInstead = (match: Match, player: Player, standIn: StandIn, target: number): number =>
  'stat' in standIn
    ? match.edition.rolls.tableTarget(match.kit(player)[standIn.stat])
    : target - standIn.bonus(match, player)

/** The same number with that standing in. */
export function neededInstead(match: Match, spec: RollSpec, standIn: StandIn): number {
  const test = testOf(match, spec)
  scratch.total = 0
  gather(match, spec, test, scratch)
  const target = targetInstead(match, spec.player, standIn, targetOf(match, spec, test))
  return lowestPass(test, target, scratch.total)
}

/** How many of 36 pairs of dice reach a sum, from 2 on. */
const PAIRS = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]
export const chanceOf = (dice: 'd6' | '2d6', lowest: number): number =>
  dice === 'd6' ? Math.max(0, Math.min(6, 7 - lowest)) / 6 : (PAIRS[Math.max(2, lowest) - 2] ?? 0) / 36

/** Target, modifiers and chance of a test, exactly as `roll` would have them, without rolling. */
export function explain(match: Match, spec: RollSpec): Explanation {
  const test = testOf(match, spec)
  const flat = match.kit(spec.player).flat[spec.test]
  const modifiers = new Modifiers(true)
  if (flat === undefined) gather(match, spec, test, modifiers)
  const target = flat === undefined ? targetOf(match, spec, test) : flat[1]
  const fails = match.kit(spec.player).fails.has(spec.test)
  const lowest = fails ? NEVER : flat === undefined ? lowestPass(test, target, modifiers.total) : target
  return {
    test: spec.test,
    rule: test.rule,
    dice: test.dice,
    target,
    modifiers: modifiers.list ?? [],
    total: modifiers.total,
    naturals: test.naturals,
    needed: lowest,
    chance: chanceOf(test.dice, lowest),
  }
}
