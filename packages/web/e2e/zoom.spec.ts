import type { Page } from '@playwright/test'
import { fromXY, reach, toXY, type XY } from '@touchback/engine'
import { keptMatch, replayed, Table } from './match.ts'
import { keptPosition } from './positions.ts'
import { SCREENS } from './screens.ts'
import { expect, expectNoOverflow, instantly, remember, test } from './support.ts'

/**
 * A window of 1440 by 900 at 200 %: to the page that is half as many pixels of its own, each of four on the screen, and
 * media queries see the smaller size. A browser's zoom does exactly this.
 */
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

/** Controls that cannot be brought into view, or that something else lies over. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    // Behind an open dialog nothing else is meant to be reached.
    const open = document.querySelector('dialog[open]') ?? document
    for (const control of open.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (control.closest('.visually-hidden') !== null) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const label = control.closest('label')
      const isHit = hit !== null && (control.contains(hit) || hit.contains(control) || label?.contains(hit))
      if (!isHit) found.push(`${control.outerHTML.slice(0, 120)} lies under ${hit?.outerHTML.slice(0, 80)}`)
    }
    scrollTo(0, 0)
    return found
  })

for (const { name, address, open, first } of SCREENS)
  test(`${name}: everything can be reached at 200 %`, async ({ page }) => {
    await instantly(page)
    await open?.(page)
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeAttached()
    if (address.endsWith('/match')) await expect(page.locator('svg.board')).toBeVisible()
    await first?.(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => devicePixelRatio)).toBe(2)
    await expectNoOverflow(page, '200 %')
    expect(await unreachable(page)).toEqual([])
  })

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
