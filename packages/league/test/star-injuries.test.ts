import type { Guest, InjuryEffect } from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import { fixtureMatch } from '../src/fixture-match.ts'
import { Office } from './office.ts'
import { line } from './scribe.ts'

const GRIFF = 'griff-oberwald'

const hired = (position: string, kind: Guest['kind'], ...effects: readonly InjuryEffect[]): Guest => ({
  ...line(),
  hurt: effects.map((effect) => ({ effect, cause: 'typed in' })),
  name: position,
  position,
  kind,
  skills: [],
})

/** A match of Anna's with somebody hired for the day. */
function meetWith(office: Office, match: string, ...guests: readonly Guest[]): void {
  office.must('carla', { type: 'match-agreed', match, home: 'annas', away: 'berts' })
  const { sides } = office.report(match, [0, 0])
  office.play(match, [0, 0], { sides: { ...sides, home: { ...sides.home, guests } } })
}

/** What the next match is told of stars. */
function toldOf(office: Office): unknown {
  const match = `next-${office.log.entries.length}`
  office.must('carla', { type: 'match-agreed', match, home: 'berts', away: 'annas' })
  return fixtureMatch(office.league, office.league.fixtures[match]!).options.starInjuries
}

function league(options: object): Office {
  const office = new Office({ edition: 'lrb4', options, inARow: 0 })
  for (const coach of ['anna', 'bert']) expect(office.enter(coach, undefined, 'human')).toBeNull()
  return office
}

describe('where a league keeps count of what stars suffer', () => {
  const counting = { 'star-injuries': true }

  test('before anybody is hurt there is nothing to tell', () => {
    expect(toldOf(league(counting))).toEqual({})
  })

  test('whoever was hurt in the last match is laid up, and keeps what it has left him', () => {
    const office = league(counting)
    meetWith(office, 'm1', hired(GRIFF, 'star', '-st'), hired('lineman', 'freebooter', '-ma'))
    expect(toldOf(office)).toEqual({ [GRIFF]: ['-st', 'miss-next'] })
    meetWith(office, 'm2', hired('zara-the-slayer', 'star', 'miss-next'))
    expect(toldOf(office)).toEqual({ [GRIFF]: ['-st'], 'zara-the-slayer': ['miss-next'] })
    meetWith(office, 'm3', hired(GRIFF, 'star', 'niggle'))
    expect(toldOf(office)).toEqual({ [GRIFF]: ['-st', 'niggle', 'miss-next'] })
  })

  test('the dead are gone for good', () => {
    const office = league(counting)
    meetWith(office, 'm1', hired(GRIFF, 'star', 'dead'))
    meetWith(office, 'm2')
    meetWith(office, 'm3')
    expect(toldOf(office)).toEqual({ [GRIFF]: ['dead'] })
  })

  test('a corrected report takes back what it told of him', () => {
    const office = league(counting)
    meetWith(office, 'm1', hired(GRIFF, 'star', 'dead'))
    const played = office.log.entries.find((entry) => entry.type === 'played')!
    const report = office.report('m1', [0, 0])
    const content = { type: 'played', match: 'm1', record: 'm1', report }
    office.must('carla', { type: 'corrected', entry: played.no, content })
    expect(toldOf(office)).toEqual({})
  })
})

test('everywhere else a star is as good as new', () => {
  const office = league({})
  meetWith(office, 'm1', hired(GRIFF, 'star', 'dead'))
  expect(toldOf(office)).toBeUndefined()
})
