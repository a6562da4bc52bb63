import type { Edition } from '@touchback/engine'
import type { TeamFile } from '@touchback/league'
import { randomTeam, suggestedTeam } from '../lib/line-up.ts'
import { oneOf } from '../lib/random.ts'
import { teams } from '../lib/teams.svelte.ts'

/** Where a team comes from: one's own (by id), or drawn up for a list. */
export type Source = `own:${string}` | `suggested:${string}` | `random:${string}`

export function teamFrom(edition: Edition, source: Source): TeamFile {
  const [kind, id = ''] = source.split(':')
  const own = kind === 'own' ? teams.find(id) : null
  const roster = edition.teams.rosters[id] === undefined ? oneOf(Object.keys(edition.teams.rosters)) : id
  return own ?? (kind === 'random' ? randomTeam(edition, roster) : suggestedTeam(edition, roster))
}
