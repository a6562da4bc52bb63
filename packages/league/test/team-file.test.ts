import { describe, expect, test } from 'vitest'
import { suggestedDraft } from '../src/suggested.ts'
import { readTeam, type TeamFile, writeTeam } from '../src/team-file.ts'
import { edition } from './teams.ts'

const team: TeamFile = {
  format: 'touchback-team',
  version: 1,
  edition: edition.id,
  league: false,
  colour: '#e8833a',
  draft: suggestedDraft(edition, 'human', 'Stonebridge Rooks'),
}

test.each(Object.keys(edition.teams.rosters))('%s: what is written is read again', (roster) => {
  const written: TeamFile = {
    ...team,
    league: true,
    draft: { ...suggestedDraft(edition, roster), wizard: 'wizard' },
  }
  expect(readTeam(writeTeam(written)).team).toEqual(written)
})

describe('a broken file says why', () => {
  const changed = (changes: object) => JSON.stringify({ ...team, ...changes })
  const withDraft = (changes: object) => changed({ draft: { ...team.draft, ...changes } })
  test.each([
    ['half a file', writeTeam(team).slice(0, 200), 'damaged'],
    ['nothing', '', 'damaged'],
    ['something else', '{"format":"touchback-match"}', 'something else'],
    ['a list', '[]', 'something else'],
    ['a later format', changed({ version: 2 }), 'newer'],
    ['an unknown book', changed({ edition: 'none' }), '"none" is not known'],
    ['a strange colour', changed({ colour: 'red' }), 'colour'],
    ['no team', changed({ draft: null }), 'missing'],
    ['an unknown list', withDraft({ roster: 'clowns' }), '"clowns"'],
    ['a stranger', withDraft({ players: [{ position: 'gutter-runner' }] }), 'Player 1'],
    ['no players', withDraft({ players: 3 }), '"players" should be a list'],
    ['a fraction', withDraft({ rerolls: 2.5 }), '"rerolls" should be a whole number'],
    ['a nameless team', withDraft({ name: 4 }), 'name of the team'],
  ])('%s', (_what, source, because) => {
    const { team: read, problem } = readTeam(source)
    expect(read).toBeNull()
    expect(problem).toContain('not a team file we can read')
    expect(problem).toContain(because)
  })
})
