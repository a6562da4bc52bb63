import type { League } from '@touchback/league'
import type { LeagueTable } from '@touchback/league/views'
import { criterionName, ordinal } from '@touchback/words'

const nameOf = (league: League, team: string): string => league.teams[team]?.team.name ?? team

/** Why a team stands where it does: how far it and its neighbours had to go down the list, a sentence each. */
export function reasonTexts(league: League, { lines, reasons }: LeagueTable, team: string): string[] {
  const line = lines.find((each) => each.team === team)
  if (line === undefined) return []
  const near = reasons.filter(({ above, below }) => above === team || below === team)
  return [
    `${nameOf(league, team)} stand ${ordinal(line.place)} of ${lines.length} with ${line.points} ${line.points === 1 ? 'point' : 'points'} from ${line.played} ${line.played === 1 ? 'match' : 'matches'}.`,
    ...near.map(({ above, below, criterion, steps }) => {
      const where = below === team ? `Behind ${nameOf(league, above)}` : `Ahead of ${nameOf(league, below)}`
      const last = steps.at(-1)
      if (criterion === null || last === undefined) return `${where}: nothing separates them.`
      if (criterion === 'name') return `${where} by the order of the alphabet alone.`
      const [own, theirs] = below === team ? [last.below, last.above] : [last.above, last.below]
      const shown = (value: number): number => (criterion === 'fewest-losses' ? -value : value)
      return `${where}: ${criterionName(criterion)}, ${shown(own)} to ${shown(theirs)}.`
    }),
  ]
}
