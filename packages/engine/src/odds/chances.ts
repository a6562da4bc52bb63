import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { chanceOf, explain, neededInstead, testOf } from '../rolls/explain.ts'
import { isTeamReroll, rerollsAtHand, teamRerollWorks } from '../rolls/rerolls.ts'
import type { RollSpec } from '../rolls/test.ts'
import type { Path, PathRoll } from './paths.ts'
import { must } from '../match/must.ts'

/** The counters of the team, as a resource. */
const TEAM = 'team'
/** The characteristic that may stand in, as a resource. */
const STAND_IN = 'stand-in'

/** A roll as the sum sees it: its chances, and which bits of the purse can save it. */
interface Trial {
  readonly chance: number
  /** The chance with the characteristic that stands in. */
  readonly instead: number
  /** Re-rolls that are gone once used. */
  readonly once: readonly number[]
  /** A re-roll that never runs out. */
  readonly always: boolean
  /** Team re-rolls, all of them alike. */
  readonly team: number
  /** The chance that one works for this player. */
  readonly teamWorks: number
  readonly pro: number
  readonly proWorks: number
  /** A team re-roll may help a Pro with his roll. */
  readonly proHelped: boolean
}

const NO_REROLLS = {
  once: [],
  always: false,
  team: 0,
  teamWorks: 1,
  pro: 0,
  proWorks: 0,
  proHelped: false,
} as const

/** Names of what can be used up, each with its bit. */
class Purse {
  readonly #names: string[] = [STAND_IN]

  bit(resource: string): number {
    const index = this.#names.indexOf(resource)
    return 1 << (index < 0 ? this.#names.push(resource) - 1 : index)
  }

  get full(): number {
    return (1 << this.#names.length) - 1
  }
}

function trialOf(
  match: Match,
  spec: RollSpec,
  chances: Pick<Trial, 'chance' | 'instead'>,
  purse: Purse,
): Trial {
  const { player, test } = spec
  const from = test === 'block' || testOf(match, spec).rerolls ? 'team' : 'skill'
  const sources = rerollsAtHand(match, spec, from)
  const skills = sources.filter((source) => !isTeamReroll(source) && source !== 'pro')
  const rules = match.kit(player).rerolls[test] ?? []
  const lasts = (skill: string) => rules.some(([id, { limit }]) => id === skill && limit === 'none')
  const own = (resource: string) => purse.bit(`${resource} of ${player.id}`)
  return {
    ...chances,
    once: skills.filter((skill) => !lasts(skill)).map(own),
    always: skills.some(lasts),
    team: teamBits(match, player, sources, purse),
    teamWorks: teamRerollWorks(match, player),
    pro: sources.includes('pro') ? own('pro') : 0,
    proWorks: chanceOf('d6', match.edition.rerolls.pro.needs),
    proHelped: match.edition.rerolls.pro.helped,
  }
}

/** More re-rolls than this are as good as this many. */
const MOST_COUNTERS = 3

/** One bit where a turn allows one re-roll, otherwise one for each that is left. */
function teamBits(match: Match, player: Player, sources: readonly string[], purse: Purse): number {
  const counters = sources.filter(isTeamReroll)
  if (counters.length === 0) return 0
  const { rerolls } = match.team(player.side)
  const left = counters.length + Math.max(0, rerolls - 1)
  const count = match.edition.rerolls.onePerTurn ? 1 : Math.min(MOST_COUNTERS, left)
  let bits = 0
  for (let index = 0; index < count; index++) bits |= purse.bit(`${TEAM} ${index}`)
  return bits
}

/** The chance of a path when every re-roll at hand may be used, as a coach with only this path in mind would use them. */
export function chanceWithRerolls(match: Match, path: Path): number {
  const purse = new Purse()
  const player = match.player(path.player)
  const trials = path.rolls.map((roll): Trial => {
    const spec: RollSpec = { test: roll.test, player, from: roll.from, to: roll.at, foreseen: true }
    return trialOf(match, spec, plain(match, roll), purse)
  })
  return bestChance(trials, purse.full)
}

/** Something that must come off: a test, or a block with the chance that it ends as wanted. */
export interface Feat {
  readonly spec: RollSpec
  /** For what is no plain test: a block. */
  readonly chance?: number
}

/** The chance that several things of one turn come off one after the other, with every re-roll at hand or with none. */
export function chanceOfAll(
  match: Match,
  feats: readonly Feat[],
  { rerolls }: { readonly rerolls: boolean },
): number {
  const purse = new Purse()
  const trials = feats.map(({ spec, chance }): Trial => {
    const chances = chance === undefined ? chancesOf(match, spec) : { chance, instead: chance }
    if (rerolls) return trialOf(match, spec, chances, purse)
    return { ...chances, ...NO_REROLLS }
  })
  return bestChance(trials, purse.full)
}

/** A test by itself, and with the characteristic that a skill lets stand in. */
function chancesOf(match: Match, spec: RollSpec): Pick<Trial, 'chance' | 'instead'> {
  const { chance, dice } = explain(match, spec)
  const others = (match.kit(spec.player).substitutes[spec.test] ?? []).map(([, instead]) =>
    chanceOf(dice, neededInstead(match, spec, instead)),
  )
  return { chance, instead: Math.max(chance, ...others) }
}

/** The chance of a path without any re-roll. */
export const chanceWithout = (match: Match, path: Path): number =>
  bestChance(
    path.rolls.map((roll) => ({ ...plain(match, roll), ...NO_REROLLS })),
    1,
  )

const plain = (match: Match, roll: PathRoll) => {
  const { dice } = testOf(match, { ...roll, player: match.player(0), to: roll.at })
  const chance = chanceOf(dice, roll.needed)
  return { chance, instead: roll.instead === null ? chance : Math.max(chance, chanceOf(dice, roll.instead)) }
}

/** From the last roll back: what is in the purse before a roll decides how the rest is best played. */
function bestChance(trials: readonly Trial[], full: number): number {
  let after = new Float64Array(full + 1).fill(1)
  for (let index = trials.length - 1; index >= 0; index--) {
    const trial = must(trials[index])
    const before = new Float64Array(full + 1)
    for (let purse = 0; purse <= full; purse++) before[purse] = fromHere(trial, purse, after)
    after = before
  }
  return must(after[full])
}

const STAND_IN_BIT = 1

function fromHere(trial: Trial, purse: number, after: Float64Array): number {
  const { chance, instead } = trial
  const saved = rescue(trial, purse, after)
  const passed = chance * must(after[purse])
  if (instead <= chance || (purse & STAND_IN_BIT) === 0) return passed + (1 - chance) * saved
  const stoodIn = Math.max(must(after[purse & ~STAND_IN_BIT]), saved)
  return passed + (instead - chance) * stoodIn + (1 - instead) * saved
}

/** The best that can be made of a failure: one re-roll, or none. */
function rescue(trial: Trial, purse: number, after: Float64Array): number {
  let best = trial.always ? again(trial, purse, after) : 0
  for (const skill of trial.once)
    if ((purse & skill) !== 0) best = Math.max(best, again(trial, purse & ~skill, after))
  const { teamWorks, proWorks, proHelped } = trial
  const team = lowestBit(purse & trial.team)
  if (team !== 0) best = Math.max(best, teamWorks * again(trial, purse & ~team, after))
  const pro = purse & trial.pro
  if (pro !== 0) {
    const allowed = again(trial, purse & ~pro, after)
    const gateAgain =
      team === 0 || !proHelped ? 0 : teamWorks * proWorks * again(trial, purse & ~pro & ~team, after)
    best = Math.max(best, proWorks * allowed + (1 - proWorks) * gateAgain)
  }
  return best
}

const lowestBit = (bits: number): number => bits & -bits

/** The second roll; nothing saves that. */
function again({ chance, instead }: Trial, purse: number, after: Float64Array): number {
  const passed = chance * must(after[purse])
  return (purse & STAND_IN_BIT) === 0
    ? passed
    : passed + (instead - chance) * must(after[purse & ~STAND_IN_BIT])
}
