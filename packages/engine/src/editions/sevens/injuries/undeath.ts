import { raiseDead } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Position } from '../../../match/roster.ts'
import { other, type Side } from '../../../match/side.ts'
import type { Player } from '../../../match/state.ts'
import { join } from '../../../play/recruit.ts'
import { isNoted, note } from '../../../play/marks.ts'
import { changeStock } from '../../../play/stock.ts'
import { hasRule, rosterOf } from '../teams/special-rules.ts'

const TOO_STRONG = 5

/** Neither too big nor too small, and dead of an injury: of whoever is eaten nothing is left. rule: special.undeath */
function canRise(match: Match, victim: Player): boolean {
  const { st, skills } = match.kit(victim)
  const isWhole = victim.injury?.cause !== 'eaten'
  return isWhole && st < TOO_STRONG && !skills.has('regeneration') && !skills.has('stunty')
}

const hasRoom = (match: Match, side: Side): boolean =>
  match.state.players.filter((player) => player.side === side && player.injury?.casualty !== 'dead').length <
  match.edition.teams.drafting.players.max

/** What the dead become on this side. */
function raisedOf(match: Match, side: Side): Position | undefined {
  const { id: roster, positions } = rosterOf(match, side)
  return positions.find(({ id }) => id === match.edition.teams.drafting.raised[roster])
}

/** Once a match an opponent who has died is of use to those who know how. rule: special.undeath, special.vampire-lord */
export function* riseAgain(match: Match, victim: Player): Play {
  const side = other(victim.side)
  if (!canRise(match, victim) || isNoted(match, side, 'risen')) return
  if (hasRule(match, side, 'masters-of-undeath')) yield* raise(match, side, victim)
  else if (hasRule(match, side, 'vampire-lord')) enthral(match, side)
}

/** As a Zombie, fit to play in the next drive. */
function* raise(match: Match, side: Side, victim: Player): Play {
  const rule = 'special.undeath'
  const zombie = raisedOf(match, side)
  if (zombie === undefined || !hasRoom(match, side)) return
  const options = [raiseDead(true), raiseDead(false)]
  const choice = yield decision('raise-dead', side, victim.id, rule, options, raiseDead(true))
  if (choice.type !== 'raise-dead' || !choice.use) return
  note(match, side, 'risen')
  join(
    match,
    side,
    { name: `Zombie ${match.sheet(victim).name}`, position: zombie, keywords: ['raised'] },
    rule,
  )
}

/** A Thrall, who comes when the match is over. */
function enthral(match: Match, side: Side): void {
  note(match, side, 'risen')
  const rule = 'special.vampire-lord'
  changeStock(match, side, 'thralls', 1, rule)
  const thrall = raisedOf(match, side)
  if (thrall !== undefined) match.emit({ type: 'will-join', side, position: thrall.id, rule })
}
