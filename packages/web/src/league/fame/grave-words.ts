import type { League } from '@touchback/league'
import type { Grave } from '@touchback/league/views'

/** How somebody died, in one sentence. */
export function deathText(
  league: League,
  { match, killer, team }: Pick<Grave, 'match' | 'killer' | 'team'>,
): string {
  const name = (id: string): string => league.teams[id]?.team.name ?? id
  const fixture = match === null ? undefined : league.fixtures[match]
  const against = fixture === undefined ? null : name(fixture.home === team ? fixture.away : fixture.home)
  if (killer !== null) return `Killed by ${killer.name} of ${name(killer.team)}.`
  return against === null ? 'Nobody wrote down how he died.' : `Died in the match against ${against}.`
}
