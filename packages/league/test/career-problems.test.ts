import { EDITIONS } from '@touchback/engine'
import type { Team } from '@touchback/engine/career'
import { expect, test } from 'vitest'
import { careerProblems } from '../src/career-problems.ts'
import { found } from '../src/found.ts'
import { suggestedDraft } from '../src/suggested.ts'
import { edition, Handmade } from './handmade.ts'

const league = new Handmade({ anna: 'human', bert: 'undead' })
const human = league.team('anna')
const undead = league.team('bert')
const [first, ...others] = human.players
const firstMan = (change: object): Team => ({ ...human, players: [{ ...first!, ...change }, ...others] })
const gained = (...takes: string[]) => takes.map((take) => ({ take, kind: 'own' as const, after: 1 }))
const crowd = Array.from({ length: 17 }, (_, index) => ({
  ...first!,
  id: `p${index + 1}`,
  number: index + 1,
  position: ['lineman', 'blitzer'][Number(index > 11)]!,
  stats: { ma: 6, st: 3, ag: 3, av: 8 },
}))

test.each([
  ['as it was founded', human, []],
  ['down to a few', { ...human, players: others.slice(0, 4) }, []],
  [
    'a crowd',
    { ...human, players: crowd },
    ['at most 16 players, not 17', 'At most 4 of "Blitzers" may be bought, not 5'],
  ],
  ['two who mend', { ...human, apothecaries: 2 }, ['one Apothecary only']],
  ['one who mends the dead', { ...undead, apothecaries: 1 }, ['may not have an Apothecary']],
  ['something nobody sells', { ...human, extras: { dragon: 1 } }, ['cannot have: dragon']],
  ['one shirt for two', firstMan({ number: others[0]!.number }), ['cannot both wear number']],
  ['a cup nobody plays for', { ...human, trophies: ['moon-cup'] }, ['Nobody plays for a "moon-cup"']],
  ['one cup twice', { ...human, trophies: ['spike', 'spike'] }, ['Nobody holds "spike" twice']],
  ['several cups', { ...human, trophies: ['spike', 'chaos-cup'] }, []],
  [
    'a point gained',
    firstMan({ stats: { ...first!.stats, ma: first!.stats.ma + 1 }, gained: gained('+ma') }),
    [],
  ],
  [
    'one more than gained',
    firstMan({ stats: { ...first!.stats, ma: first!.stats.ma + 2 }, gained: gained('+ma') }),
    ['has not gained that much'],
  ],
  ['weaker than he was', firstMan({ stats: { ...first!.stats, st: 2 } }), []],
  ['a skill', firstMan({ gained: gained('tackle') }), []],
  ['a skill twice', firstMan({ gained: gained('tackle', 'tackle') }), ['has "tackle" twice']],
  ['a skill he was born with', firstMan({ position: 'blitzer', gained: gained('block') }), ['"block" twice']],
])('%s', (_, team, sentences) => {
  const problems = careerProblems(edition, team)
  expect(problems).toHaveLength(sentences.length)
  for (const sentence of sentences) expect(problems.join(' ')).toContain(sentence)
})

test.each(Object.values(EDITIONS).map((book) => [book.name, book] as const))(
  'whatever %s lets one draft is in order',
  (_, book) => {
    for (const roster of Object.keys(book.teams.rosters)) {
      const team = found(book, suggestedDraft(book, roster), { id: 'us', colour: '#e8833a' })
      expect(careerProblems(book, team)).toEqual([])
    }
  },
)

test.each([
  ['guard', []],
  ['grab', ['has "grab" beside a skill that keeps it out']],
])('a berserker with %s', (take, sentences) => {
  const basic = EDITIONS['basic']!
  const draft = { ...suggestedDraft(basic, 'norse'), rerolls: 0 }
  const team = found(basic, draft, { id: 'us', colour: '#e8833a' })
  const berserker = team.players.find(({ position }) => position === 'berserker')!
  berserker.gained = gained(take)
  const problems = careerProblems(basic, team)
  expect(problems).toHaveLength(sentences.length)
  for (const sentence of sentences) expect(problems.join(' ')).toContain(sentence)
})
