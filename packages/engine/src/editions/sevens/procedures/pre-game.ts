import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { SIDES, type Side } from '../../../match/side.ts'
import { inStock, setStock } from '../../../play/stock.ts'

const FAIR_WEATHER = 'fair-weather-fans'

/** A D3 of those who come when they feel like it, beside those who always do. rule: pregame.fan-factor */
// oxlint-disable-next-line require-yield -- one of the things that happen before a match; this one asks nothing
export function* fansArrive(match: Match): Play {
  for (const side of SIDES) {
    const die = match.dice.d3()
    setStock(match, side, FAIR_WEATHER, die)
    match.emit({ type: 'fans', side, die, fanFactor: fanFactor(match, side), rule: 'pregame.fan-factor' })
  }
}

/** rule: pregame.fan-factor */
export const fanFactor = (match: Match, side: Side): number =>
  match.teamSheet(side).fanFactor + inStock(match, side, FAIR_WEATHER)

/** Whoever joins for a match is worth what he costs. rule: pregame.inducement-value, pregame.journeymen.value */
export function addValue(match: Match, side: Side, gold: number): void {
  match.team(side).hiredValue += gold
}

/** What a team is worth now; null where nobody has said so. */
function worth(match: Match, side: Side): number | null {
  const { value } = match.teamSheet(side)
  return value === undefined ? null : value + match.team(side).hiredValue
}

/** Which side is worth less and by how much; null when they are level or nobody knows. rule: pregame.equal-ctv */
export function underdog(match: Match): { readonly side: Side; readonly by: number } | null {
  const [home, away] = [worth(match, 'home'), worth(match, 'away')]
  if (home === null || away === null || home === away) return null
  return home < away ? { side: 'home', by: away - home } : { side: 'away', by: home - away }
}
