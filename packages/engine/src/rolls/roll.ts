import { DECLINE, use } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { gather, lowestPass, NEVER, targetInstead, targetOf, testOf } from './explain.ts'
import { isAgain, offerReroll } from './rerolls.ts'
import { isSpent, spend } from './uses.ts'
import { Modifiers, type Result, type RollSpec } from './test.ts'

/** Rolls the dice of a test once and says what came of it. */
export function rollOnce(match: Match, spec: RollSpec): Result {
  const test = testOf(match, spec)
  const flat = match.kit(spec.player).flat[spec.test]
  const modifiers = new Modifiers(match.sink !== null)
  if (flat === undefined) gather(match, spec, test, modifiers)
  const target = flat === undefined ? targetOf(match, spec, test) : flat[1]
  const dice = test.dice === 'd6' ? [match.dice.d6()] : match.dice.two()
  const natural = (dice[0] ?? 0) + (dice[1] ?? 0)
  const lowest = flat === undefined ? lowestPass(test, target, modifiers.total) : target
  const passed = natural >= lowest
  match.emit({
    type: 'rolled',
    test: spec.test,
    player: spec.player.id,
    dice,
    target,
    modifiers: modifiers.list ?? [],
    passed,
    rule: test.rule,
  })
  return {
    passed,
    natural,
    total: natural + modifiers.total,
    target,
    modifier: modifiers.total,
    rerolled: false,
  }
}

/**
 * The one door to the dice of a test: rolls, lets another characteristic stand in, offers the re-rolls, and never rolls
 * the same dice a third time.
 */
export function* roll(match: Match, spec: RollSpec): Play<Result> {
  if (match.kit(spec.player).fails.has(spec.test)) return failed(match, spec)
  const first = rollOnce(match, spec)
  yield* standIn(match, spec, first)
  if (first.passed && !match.spec.options.rerollSuccesses) return first
  return yield* rerolled(match, spec, first)
}

/** Nothing is rolled, and nothing can be rolled again. */
function failed(match: Match, spec: RollSpec): Result {
  const { rule } = testOf(match, spec)
  const told = { player: spec.player.id, dice: [], modifiers: [], passed: false, rule }
  match.emit({ type: 'rolled', test: spec.test, target: NEVER, ...told })
  return { passed: false, natural: 1, total: 1, target: NEVER, modifier: 0, rerolled: true }
}

/** Offers the re-rolls at hand and returns the roll that stands. */
function* rerolled(match: Match, spec: RollSpec, first: Result): Play<Result> {
  const from = testOf(match, spec).rerolls ? 'team' : 'skill'
  const about = {
    test: spec.test,
    natural: first.natural,
    target: first.target,
    modifier: first.modifier,
    passed: first.passed,
  }
  const again = yield* offerReroll(match, spec, from, about)
  if (again === 'stands') first.rerolled = true
  if (!isAgain(again)) return first
  const second = rollOnce(match, spec)
  second.rerolled = true
  yield* standIn(match, spec, second)
  return second
}

/**
 * A modifier that an opponent adds after the roll. When it turns success into failure the roller may still use what he has
 * not used yet, against the same modifier.
 */
export function* hindered(
  match: Match,
  spec: RollSpec,
  result: Result,
  hindrance: readonly [source: string, value: number],
): Play<Result> {
  const extra = [...(spec.extra ?? []), hindrance]
  result.modifier += hindrance[1]
  result.total += hindrance[1]
  result.passed = result.natural >= lowestPass(testOf(match, spec), result.target, result.modifier)
  yield* standIn(match, spec, result)
  if (result.passed || result.rerolled) return result
  return yield* rerolled(match, { ...spec, extra, needs: result.target }, result)
}

/** A skill that helps after the roll is asked for only when it turns failure into success. */
function* standIn(match: Match, spec: RollSpec, result: Result): Play {
  if (result.passed) return
  const { player } = spec
  for (const [skill, instead] of match.kit(player).substitutes[spec.test] ?? []) {
    if (isSpent(match, player, skill, instead.limit)) continue
    const target = targetInstead(match, player, instead, result.target)
    if (result.natural < lowestPass(testOf(match, spec), target, result.modifier)) continue
    const about = { skill, test: spec.test }
    const choice = yield decision(
      'use',
      player.side,
      player.id,
      `${skill}.use`,
      [use(skill), DECLINE],
      use(skill),
      about,
    )
    if (choice.type !== 'use') continue
    spend(match, player, skill)
    match.emit({ type: 'skill-used', player: player.id, skill, rule: `${skill}.use` })
    result.passed = true
    result.target = target
    return
  }
}
