import { bribe } from '../../match/choice.ts'
import { decision, type Play } from '../../match/decision.ts'
import type { Match } from '../../match/match.ts'
import type { Extra, Roster, SpecialPlayer } from '../../match/roster.ts'
import { type Side, SIDES } from '../../match/side.ts'
import type { Player } from '../../match/state.ts'
import { type Appeal, argueCall, type Call } from '../../play/referee.ts'
import { inStock } from '../../play/stock.ts'
import type { Skill } from '../../skills/skill.ts'

/** Whoever is hired for one match: the team's re-rolls are not for him. rule: freebooter.no-rerolls */
export const freebooter: Skill = {
  id: 'freebooter',
  name: 'Freebooter',
  category: 'racial',
  kind: 'racial',
  facts: ['no-team-rerolls'],
}

/** Big guys are players like others, but a star never belongs to a team. */
export const asFreebooter = (player: SpecialPlayer): SpecialPlayer =>
  player.kind === 'star'
    ? { ...player, skills: [...player.skills, freebooter.id], keywords: [...player.keywords, freebooter.id] }
    : player

const hired = (name: string, max: number, cost: number): Extra => ({ name, max, cost, perMatch: true })

const FOR_ANYBODY: Readonly<Record<string, Extra>> = {
  chirurgeon: hired('Chirurgeon', 1, 50_000),
  bribes: hired('Bribe', 3, 100_000),
  'extra-team-training': hired('Intensive training session', 4, 100_000),
  babes: hired('Bloodweiser Babe', 1, 100_000),
}
const APOTHECARY = { 'hired-apothecary': hired('Hired apothecary', 1, 50_000) }

/** The same lists, with a wizard for everybody and none of the special ones. rule: wizard.any-team */
export const withHiredHelp = (roster: Roster): Roster => ({
  ...roster,
  wizard: { kind: 'wizard', hireable: true, cost: 150_000, ingredientsCost: null },
  extras: { ...FOR_ANYBODY, ...(roster.apothecary.allowed ? APOTHECARY : {}) },
})

/** Before a match a hired apothecary joins the team's own, and gold for the referee is laid aside. */
// oxlint-disable-next-line require-yield -- one of the things that happen before a match; this one asks nothing
export function* hireHelp(match: Match): Play {
  for (const side of SIDES) {
    const team = match.team(side)
    team.apothecaries += inStock(match, side, 'hired-apothecary')
    team.bribes += inStock(match, side, 'bribes')
  }
}

/** Somebody who wakes the knocked-out: they come round on 2 and more. rule: babe.effect */
// oxlint-disable-next-line require-yield -- a bonus that some books ask for; this one does not
export function* babeHelps(match: Match, side: Side): Play<number> {
  return inStock(match, side, 'babes') > 0 ? 2 : 0
}

const BRIBABLE: readonly Call[] = ['sent-off', 'secret-weapon']

/** Gold for the referee: the call is forgotten. rule: bribe.use */
function* payOff(match: Match, side: Side, player: Player | null, call: Call): Play<boolean> {
  const team = match.team(side)
  if (team.bribes === 0 || !BRIBABLE.includes(call)) return false
  const options = [bribe(true), bribe(false)]
  const rule = 'bribe.use'
  const choice = yield decision('bribe', side, player?.id ?? null, rule, options, bribe(false), { call })
  if (choice.type !== 'bribe' || !choice.use) return false
  team.bribes--
  match.emit({ type: 'stock', side, what: 'bribes', change: -1, left: team.bribes, rule })
  return true
}

/** Words cost nothing and come first. */
export const arguesOrPays: Appeal = function* (match, side, player, call) {
  return (yield* argueCall(match, side, player, call)) || (yield* payOff(match, side, player, call))
}
