import { fromXY, reach, toXY, type XY } from '@touchback/engine'
import { keptMatch, replayed, Table } from './match.ts'
import { keptPosition } from './positions.ts'
import { expect, instantly, remember, test } from './support.ts'

/**
 * A window of 1440 by 900 at 200 %: to the page that is half as many pixels of its own, each of four on the screen, and
 * media queries see the smaller size. A browser's zoom does exactly this.
 */
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

test('a player is walked and the turn is ended at 200 %', async ({ page }) => {
  await instantly(page)
  const kept = keptPosition({
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [{ name: 'Dieter', position: 'blitzer', at: [8, 7] }],
      away: [{ name: 'Mug', position: 'blitzer', at: [17, 7] }],
    },
    ball: [2, 2],
    rerolls: 1,
  })
  await remember(page, { 'touchback.match': kept })
  await page.goto('./#/match')
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  const game = replayed(kept)
  const to: XY = [11, 7]
  expect(reach(game.match, game.match.player(0)).chance(fromXY(to))).toBe(1)
  await table.click(game, toXY(game.match.player(0).at))
  await table.click(game, to)
  await expect.poll(async () => (await keptMatch(page))?.choices.length).toBe(2)
  await table.actions.getByRole('button', { name: 'End action' }).click()
  await table.actions.getByRole('button', { name: 'End turn' }).click()
  await expect.poll(async () => (await keptMatch(page))?.choices.at(-1)?.type).toBe('end-turn')
})
