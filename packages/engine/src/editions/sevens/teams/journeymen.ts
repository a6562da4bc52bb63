import { type Choice, induce } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Position } from '../../../match/roster.ts'
import { SIDES, type Side } from '../../../match/side.ts'
import { join } from '../../../play/recruit.ts'
import { addValue } from '../procedures/pre-game.ts'
import { hasRule, rosterOf } from './special-rules.ts'
import { must } from '../../../match/must.ts'

/** In a league a team that cannot field a full side takes on linemen until it can. rule: journeyman.when */
export function* hireJourneymen(match: Match): Play {
  if (!match.spec.options.league) return
  for (const side of SIDES)
    while (availableCount(match, side) < match.edition.field.lineUp.players)
      yield* hireJourneyman(match, side)
}

const availableCount = (match: Match, side: Side): number =>
  match.state.players.filter((player) => player.side === side && player.place === 'reserves').length

/** One who is worth his fee, but not to a team whose linemen cost it nothing. rule: pregame.journeymen.value */
function* hireJourneyman(match: Match, side: Side): Play {
  const position = yield* whichLineman(match, side)
  const name = `Journeyman ${match.state.recruits.length + 1}`
  const recruit = { name, position, skills: ['loner:5'], keywords: ['journeyman'] }
  join(match, side, recruit, 'journeyman.joins')
  if (!hasRule(match, side, 'low-cost-linemen')) addValue(match, side, position.cost)
}

/** Where a list has two kinds of linemen the coach says which. */
function* whichLineman(match: Match, side: Side): Play<Position> {
  const linemen = rosterOf(match, side).positions.filter(({ lineman }) => lineman)
  const [first, second] = linemen
  if (first === undefined) throw new Error(`nobody on this list is a lineman: ${rosterOf(match, side).id}`)
  if (second === undefined) return first
  const options: Choice[] = linemen.map(({ id }) => induce(id))
  const fallback = must(options[0])
  const choice = yield decision('induce', side, null, 'journeyman.which', options, fallback)
  return linemen[options.indexOf(choice)] ?? first
}
