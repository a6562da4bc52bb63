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

test('a file can be read by people too', () =>
  expect(writeTeam(team).split('\n').slice(0, 2)).toEqual(['{', '  "format": "touchback-team",']))

describe('a broken file says why', () => {
  const changed = (changes: object) => JSON.stringify({ ...team, ...changes })
  const withDraft = (changes: object) => changed({ draft: { ...team.draft, ...changes } })
  test.each([
    ['half a file', writeTeam(team).slice(0, 200), 'damaged'],
    ['nothing', '', 'damaged'],
    ['something else', '{"format":"touchback-match"}', 'whose "format" is "touchback-team"'],
    ['a list', '[]', 'whose "format" is "touchback-team"'],
    ['a later format', changed({ version: 3 }), 'The team.version should be 1 or 2, not 3'],
    ['an unknown book', changed({ edition: 'none' }), 'The team.edition should be one of lrb4'],
    ['a book by a name that everything has', changed({ edition: 'constructor' }), 'The team.edition'],
    ['a strange colour', changed({ colour: 'red' }), 'a colour such as "#e8833a", not "red"'],
    ['a yes that is none', changed({ league: 'yes' }), 'The team.league should be true or false'],
    ['something of its own', changed({ secret: 1 }), 'The team has no "secret"'],
    ['no team', changed({ draft: null }), 'The team.draft should be a team'],
    ['an unknown list', withDraft({ roster: 'clowns' }), 'not "clowns"'],
    ['a list by a name that everything has', withDraft({ roster: 'toString' }), 'not "toString"'],
    [
      'a stranger',
      withDraft({ players: [{ position: 'gutter-runner' }] }),
      'The team.draft.players[0].position',
    ],
    ['no players', withDraft({ players: 3 }), 'The team.draft.players should be a list'],
    [
      'a crowd',
      withDraft({ players: [...Array(100)].map(() => ({ position: 'lineman' })) }),
      'a list of at most 99',
    ],
    ['a fraction', withDraft({ rerolls: 2.5 }), 'rerolls should be a whole number from 0 to 999, not 2.5'],
    ['a nameless team', withDraft({ name: 4 }), 'The team.draft.name should be a text'],
    ['an assistant who is no text', withDraft({ assistants: [{}] }), 'assistants[0] should be a text'],
    [
      'a shop full of extras',
      withDraft({ extras: Object.fromEntries([...Array(16_000).keys()].map((key) => [`x${key}`, 1])) }),
      'an object of at most 60 entries',
    ],
  ])('%s', (_what, source, because) => {
    const { team: read, problem } = readTeam(source)
    expect(read).toBeNull()
    expect(problem).toContain('not a team file we can read')
    expect(problem).toContain(because)
  })
})

test('a byte order mark is no part of a file', () => {
  expect(readTeam(`\uFEFF${writeTeam(team)}`).team).toEqual(team)
})
