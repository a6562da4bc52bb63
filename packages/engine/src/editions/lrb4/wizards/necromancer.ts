import { raiseDead } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Position } from '../../../match/roster.ts'
import { other, type Side } from '../../../match/side.ts'
import type { Player } from '../../../match/state.ts'
import { careerOf } from '../../../play/career-match.ts'
import { join } from '../../../play/recruit.ts'

/** Too big or too small for the spell. rule: wizard.necromancer.size-limit */
const isHumanSized = (match: Match, player: Player): boolean =>
  !match.sheet(player).keywords.some((keyword) => keyword === 'large' || keyword === 'small')

/** Whoever pulls himself together after death is nobody's to raise. rule: wizard.necromancer.raise */
const heals = (match: Match, player: Player): boolean => match.kit(player).skills.has('regeneration')

/** Those who miss the match have their places all the same. rule: wizard.necromancer.roster-limit */
const hasRoom = (match: Match, side: Side): boolean =>
  match.state.players.filter((player) => player.side === side && player.injury?.casualty !== 'dead').length +
    careerOf(match, side).missing.length <
  match.edition.teams.drafting.players.max

function zombieOf(match: Match, side: Side): Position | undefined {
  const { rosters, drafting } = match.edition.teams
  const { roster } = match.teamSheet(side)
  return rosters[roster]?.positions.find(({ id }) => id === drafting.raised[roster])
}

/** An opponent has died for good: once a match he may rise again on the other side. rule: wizard.necromancer.raise */
export function* raiseTheDead(match: Match, victim: Player): Play {
  const side = other(victim.side)
  const team = match.team(side)
  if (!match.modules['wizards'] || !team.raiseDead) return
  const zombie = zombieOf(match, side)
  if (zombie === undefined || !isHumanSized(match, victim) || heals(match, victim)) return
  if (!hasRoom(match, side)) return
  const rule = 'wizard.necromancer.raise'
  const options = [raiseDead(true), raiseDead(false)]
  const choice = yield decision('raise-dead', side, victim.id, rule, options, raiseDead(true))
  if (choice.type !== 'raise-dead' || !choice.use) return
  team.raiseDead = false
  rise(match, side, victim, zombie)
}

/** Whatever he was in life, he is a Zombie now, and fit to play. rule: wizard.necromancer.immediate-use */
function rise(match: Match, side: Side, victim: Player, zombie: Position): void {
  const name = `Zombie ${match.sheet(victim).name}`
  join(match, side, { name, position: zombie, keywords: ['raised'] }, 'wizard.necromancer.immediate-use')
}
