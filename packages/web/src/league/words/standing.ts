import type { League } from '@touchback/league'
import type { LeagueTable } from '@touchback/league/views'
import { criterionName, ordinal } from '@touchback/words'
import { restingIn } from '../tournament/resting.ts'

const nameOf = (league: League, team: string): string => league.teams[team]?.team.name ?? team

/** `2 matches and a free day`: with a Swiss draw a free day brings points too. */
function fromText(league: League, { competition: id }: LeagueTable, team: string, played: number): string {
  const competition = league.competitions[id ?? '']
  const free =
    competition?.format === 'swiss'
      ? competition.drawn.filter((_, index) => restingIn(competition, index + 1).includes(team)).length
      : 0
  const matches = `${played} ${played === 1 ? 'match' : 'matches'}`
  return free === 0 ? matches : `${matches} and ${free === 1 ? 'a free day' : `${free} free days`}`
}

/** Why a team stands where it does: how far it and its neighbours had to go down the list, a sentence each. */
export function reasonTexts(league: League, table: LeagueTable, team: string): string[] {
  const { lines, reasons } = table
  const line = lines.find((each) => each.team === team)
  if (line === undefined) return []
  const near = reasons.filter(({ above, below }) => above === team || below === team)
  return [
    `${nameOf(league, team)} stand ${ordinal(line.place)} of ${lines.length} with ${line.points} ${line.points === 1 ? 'point' : 'points'} from ${fromText(league, table, team, line.played)}.`,
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
