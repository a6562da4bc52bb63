import { EDITIONS } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { draftProblems, teamValue } from '../src/draft.ts'
import { priceList } from '@touchback/engine/career'
import { suggestedDraft } from '../src/suggested.ts'

const lists = Object.values(EDITIONS).flatMap((edition) =>
  Object.values(edition.teams.rosters).map((roster) => [edition.name, roster.name, edition, roster] as const),
)

describe.each(lists)('%s: %s', (_book, _name, edition, roster) => {
  const draft = suggestedDraft(edition, roster.id)

  test('is a legal new team, for a league too', () => {
    expect(draftProblems(edition, draft)).toEqual([])
    expect(draftProblems(edition, draft, { league: true })).toEqual([])
  })

  test('spends the treasury well', () => {
    const { treasury } = edition.teams.drafting
    expect(teamValue(edition, draft)).toBeGreaterThan(treasury * 0.95)
    // Where two of them eat up a third of the money a sensible coach does without.
    const dear = 2 * priceList(edition, roster.id).reroll >= treasury / 3
    expect(draft.rerolls).toBeGreaterThanOrEqual(dear ? 0 : 2)
    expect(draft.rerolls).toBeLessThanOrEqual(5)
  })

  test('has specialists where the list has any', () => {
    const kinds = new Set(draft.players.map(({ position }) => position))
    expect(kinds.size).toBeGreaterThanOrEqual(Math.min(2, roster.positions.length))
  })

  test('is always the same, and everybody wears a number of his own', () => {
    expect(suggestedDraft(edition, roster.id)).toEqual(draft)
    expect(new Set(draft.players.map(({ number }) => number)).size).toBe(draft.players.length)
  })
})
