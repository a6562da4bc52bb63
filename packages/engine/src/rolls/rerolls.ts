import { DECLINE, type Choice, reroll as rerollWith } from '../match/choice.ts'
import type { BlockFace } from '../match/block-face.ts'
import { decision, type Play, type RerollAbout } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { type RollId, TEAM_REROLLS, type TeamReroll } from '../match/names.ts'
import { reads } from '../match/readings.ts'
import type { Side } from '../match/side.ts'
import { EMPTY, type Player } from '../match/state.ts'
import { hasUseOfSkills } from '../match/zones.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { chanceOf } from './explain.ts'
import { isSpent, spend } from './uses.ts'
import type { RollSpec } from './test.ts'

/** Whether a re-roll comes out of what the team has, as against a skill of the player's own. */
export const isTeamReroll = (source: string): source is TeamReroll =>
  TEAM_REROLLS.some((counter) => counter === source)

/** Whether a team may draw on its counters at all now: in its own turn, and not twice where the book allows it once. */
export const mayReroll = (match: Match, side: Side): boolean => {
  const { turn } = match.state
  return turn.side === side && turn.started && !match.team(side).rerollUsed && !isBarred(match, 'team')
}

/** Counters of the team that a player may draw on now. */
export function teamRerolls(match: Match, player: Player): TeamReroll[] {
  const team = match.team(player.side)
  if (!mayReroll(match, player.side) || player.place !== 'pitch') return []
  if (match.kit(player).is['no-team-rerolls']) return []
  const sources: TeamReroll[] = []
  if (team.rerolls > 0) sources.push('team')
  if (team.leader && hasLeaderOnPitch(match, player.side)) sources.push('leader')
  if (team.trophies > 0) sources.push('trophy')
  return sources
}

/** Some sources do not work in a bonus turn. */
const isBarred = ({ state, edition }: Match, source: string): boolean =>
  state.turn.kind === 'bonus' && edition.rerolls.barredInBonusTurn.includes(source)

const hasLeaderOnPitch = (match: Match, side: Player['side']): boolean =>
  match.state.players.some(
    (player) =>
      player.side === side &&
      player.place === 'pitch' &&
      (player.stance !== 'stunned' || reads(match, 'leader-stunned')) &&
      match.kit(player).is.leads,
  )

/** Takes the counter away. False when it does nothing for this player. */
function spendTeamReroll(match: Match, player: Player, source: string): boolean {
  const team = match.team(player.side)
  team.rerollUsed = match.edition.rerolls.onePerTurn
  const { more } = match.edition.rerolls
  if (source === more?.source) more.spend(match, player)
  else if (source === 'leader') team.leader = false
  else if (source === 'trophy') team.trophies--
  else team.rerolls--
  match.emit({ type: 'reroll', player: player.id, with: source, rule: `reroll.${source}` })
  return worksForHim(match, player)
}

/** The chance that a counter of the team does anything for a player who draws on it. */
export const teamRerollWorks = (match: Match, player: Player): number =>
  chanceOf('d6', match.kit(player).teamReroll?.needs ?? 1)

/** Some have to roll for it. */
function worksForHim(match: Match, player: Player): boolean {
  const { teamReroll } = match.kit(player)
  return teamReroll === null || gate(match, player, teamReroll.roll, teamReroll.needs, teamReroll.rule)
}

/** A die that decides whether a re-roll may be used at all. */
function gate(match: Match, player: Player, test: RollId, target: number, rule: RuleKey): boolean {
  const die = match.dice.d6()
  const passed = die >= target
  match.emit({ type: 'rolled', test, player: player.id, dice: [die], target, modifiers: [], passed, rule })
  return passed
}

/** Skills of the player himself that re-roll this test: most of them only what has failed. */
function skillRerolls(match: Match, spec: RollSpec, passed: boolean): string[] {
  const rules = match.kit(spec.player).rerolls[spec.test]
  if (rules === undefined) return []
  return rules
    .filter(
      ([skill, rule]) =>
        (!passed || rule.anyResult === true) &&
        !isSpent(match, spec.player, skill, rule.limit) &&
        !isBarred(match, skill) &&
        !spec.used?.includes(skill) &&
        (rule.die === undefined || (spec.faces ?? EMPTY).some(rule.die)) &&
        (rule.usable?.(match, spec.player, spec) ?? true),
    )
    .map(([skill]) => skill)
}

type Foreseeable = Pick<RollSpec, 'player' | 'test' | 'foreseen'>

/** rule: skill.pro.once-per-turn */
function canPro(match: Match, { player, test, foreseen }: Foreseeable): boolean {
  if (!match.kit(player).skills.has('pro') || isSpent(match, player, 'pro', 'turn')) return false
  // Whoever is asked about before he acts will have stood up by then.
  if (foreseen !== true && !hasUseOfSkills(match, player)) return false
  const { ownAction, never } = match.edition.rerolls.pro
  const { activation } = match.state
  const acts = activation === null ? foreseen === true : activation.player === player.id
  return (!ownAction || acts) && !never.includes(test)
}

/** `team`: counters of the team may be used too; `own`: one of the dice has been thrown again already; `skill`: neither. */
export type Sources = 'team' | 'own' | 'skill'

/** Every re-roll at hand for a test, skills first. */
export function rerollsAtHand(match: Match, spec: RollSpec, from: Sources, passed = false): string[] {
  const sources = skillRerolls(match, spec, passed)
  if (from !== 'skill') sources.push(...generalRerolls(match, spec, from))
  return sources
}

/** What re-rolls any kind of roll: the team's counters and Pro. */
function generalRerolls(match: Match, spec: Foreseeable, from: Sources): string[] {
  const sources: string[] = from === 'team' ? teamRerolls(match, spec.player) : []
  if (canPro(match, spec)) sources.push('pro')
  return sources
}

/** True: all dice again; a `reroll`: one of them, with that; `stands`: tried in vain; any other choice came instead. */
export type Again = boolean | 'stands' | Choice

/** Whether the one die of a test is to be thrown again. */
export const isAgain = (again: Again): boolean =>
  again === true || (typeof again === 'object' && again.type === 'reroll')

/**
 * Offers the re-rolls at hand to the player's coach and pays for the one he takes. Pro may fail its own roll, which the
 * team may be able to re-roll; the first result then stands for good. `named` asks what comes before that: for which die.
 */
export function* offerReroll(
  match: Match,
  spec: RollSpec,
  from: Sources,
  about: RerollAbout,
  also: readonly Choice[] = [],
  named?: (source: string) => Play,
): Play<Again> {
  const sources = rerollsAtHand(match, spec, from, about.passed === true)
  const { more } = match.edition.rerolls
  if (from === 'team' && more?.open(match, spec, about)) sources.push(more.source)
  const again = yield* offer(match, spec.player, sources, about, also, named)
  return typeof again === 'string' && again !== 'stands' ? oneOrAll(match, spec, again) : again
}

/** What a re-roll that has been paid for is worth. */
const oneOrAll = (match: Match, { player, test }: RollSpec, source: string): true | Choice =>
  dieOf(match, player, test, source) === null ? true : rerollWith(source)

/** The dice of which a re-roll throws one again; null when it throws all of them. */
function dieOf(
  match: Match,
  player: Player,
  test: RollId,
  source: string,
): ((face: BlockFace) => boolean) | null {
  if (source === 'pro') return match.edition.rerolls.pro.oneDie ? () => true : null
  return match.kit(player).rerolls[test]?.find(([skill]) => skill === source)?.[1].die ?? null
}

/** Which block dice a re-roll may throw again, one of them; null when it throws all of them. */
export function rerolledDice(
  match: Match,
  player: Player,
  source: string,
  faces: readonly BlockFace[],
): readonly number[] | null {
  const die = dieOf(match, player, 'block', source)
  return die === null ? null : faces.flatMap((face, index) => (die(face) ? [index] : []))
}

/** The chance that a re-roll does anything for a player who takes it: some have to roll for it first. */
export function rerollWorks(match: Match, player: Player, source: string): number {
  const { pro, more } = match.edition.rerolls
  if (source === 'pro') return chanceOf('d6', pro.needs)
  return isTeamReroll(source) || source === more?.source ? teamRerollWorks(match, player) : 1
}

/** The same for a die that is no test of its own: the player's part of a contest. */
export function* offerGeneralReroll(match: Match, player: Player, about: RerollAbout): Play<boolean> {
  const again = yield* offer(
    match,
    player,
    generalRerolls(match, { player, test: about.test }, 'team'),
    about,
    [],
  )
  return typeof again === 'string' && again !== 'stands'
}

function* offer(
  match: Match,
  player: Player,
  sources: readonly string[],
  about: RerollAbout,
  also: readonly Choice[],
  named?: (source: string) => Play,
): Play<false | string | Choice> {
  if (sources.length === 0) return false
  const options = [...sources.map((source) => rerollWith(source)), DECLINE]
  const { side, id } = player
  const choice = yield decision('reroll', side, id, 'reroll.offer', options, DECLINE, about, also)
  if (choice.type !== 'reroll') return choice.type === 'decline' ? false : choice
  yield* named?.(choice.with) ?? []
  return yield* takeReroll(match, player, choice.with)
}

/** Pays for a re-roll; its name again, or `stands` when it came to nothing. */
function* takeReroll(match: Match, player: Player, source: string): Play<string> {
  if (isTeamReroll(source) || source === match.edition.rerolls.more?.source)
    return spendTeamReroll(match, player, source) ? source : 'stands'
  spend(match, player, source)
  match.emit({ type: 'reroll', player: player.id, with: source, rule: `${source}.reroll` })
  return source !== 'pro' || (yield* proGate(match, player)) ? source : 'stands'
}

/** rule: skill.pro.gate */
function* proGate(match: Match, player: Player): Play<boolean> {
  const { needs, helped } = match.edition.rerolls.pro
  const rollGate = (rule: RuleKey) => gate(match, player, 'pro', needs, rule)
  if (rollGate('pro.gate')) return true
  const sources = helped ? teamRerolls(match, player) : []
  if (sources.length === 0) return false
  const options = [...sources.map((source) => rerollWith(source)), DECLINE]
  const about = { test: 'pro' } as const
  const choice = yield decision('reroll', player.side, player.id, 'pro.gate-reroll', options, DECLINE, about)
  if (choice.type !== 'reroll') return false
  if (!spendTeamReroll(match, player, choice.with)) return false
  return rollGate('pro.gate-reroll')
}
