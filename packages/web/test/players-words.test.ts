import { EDITIONS, editionOf } from '@touchback/engine'
import { expect, test } from 'vitest'
import { askedAbout } from '../src/match/odds/duel.ts'
import { playsAs, positionName } from '../src/words/players.ts'

test('a star is a star player under his name, and everybody else is what he plays as', () => {
  for (const edition of Object.values(EDITIONS))
    for (const { id, kind } of Object.values(edition.teams.specialPlayers))
      expect(playsAs(edition, 'human', id)).toBe(
        kind === 'star' ? 'Star player' : positionName(edition, 'human', id),
      )
  expect(playsAs(editionOf('lrb4'), 'skaven', 'storm-vermin')).toBe('Storm Vermin')
})

test('a question is about whoever could do it alone, or whose answer is pointed at', () => {
  const asked = (...able: number[]) =>
    ({
      player: null,
      options: [...able.map((player) => ({ type: 'intercept', player })), { type: 'decline' }],
    }) as unknown as Parameters<typeof askedAbout>[0]
  expect(askedAbout(asked(14), null)).toBe(14)
  expect(askedAbout(asked(14, 15), null)).toBeNull()
  expect(askedAbout(asked(14, 15), 15)).toBe(15)
  expect(askedAbout(asked(14, 15), 3)).toBeNull()
  expect(askedAbout(null, 3)).toBeNull()
})
