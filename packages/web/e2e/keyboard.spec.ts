import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { keptMatch, Table } from './match.ts'
import { keptPosition } from './positions.ts'
import { expect, instantly, remember, test } from './support.ts'

/** A blitzer whom two orcs mark, and a lineman nobody troubles. */
const MARKED = keptPosition({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter', position: 'blitzer', at: [12, 7] },
      { name: 'Otto', position: 'lineman', at: [8, 3] },
    ],
    away: [
      { name: 'Mug', position: 'lineman', at: [13, 7] },
      { name: 'Gob', position: 'blitzer', at: [13, 8] },
    ],
  },
  ball: [2, 2],
  rerolls: 2,
})

async function open(page: Page, likes: Record<string, unknown> = {}): Promise<Table> {
  await instantly(page, likes)
  await remember(page, { 'touchback.match': MARKED })
  await page.goto('./#/match')
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  return table
}

const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Number' })

test('[ and ] speak the player: number, name, position, state, and what threatens him', async ({ page }) => {
  await open(page)
  await page.keyboard.press(']')
  await expect(said(page)).toHaveText(
    /^Number 1, Dieter, Blitzer, standing at h13, marked by \d+ (Mug|Gob) with .*(one die|dice).* and \d+ (Mug|Gob)/,
  )
  await page.keyboard.press(']')
  await expect(said(page)).toHaveText(/^Number 2, Otto, Lineman, standing at d9, nobody marks him\.$/)
  await page.keyboard.press('[')
  await expect(said(page)).toHaveText(/^Number 1, Dieter/)
})

test('Enter on the selected player goes on to his actions and never lets go of him', async ({ page }) => {
  const table = await open(page)
  await page.keyboard.press(']')
  await page.keyboard.press('Enter')
  await expect(table.actions.getByRole('button', { name: /^Move/ })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Dieter')
  await table.board.focus()
  await page.keyboard.press('Enter')
  await expect(table.actions.getByRole('button', { name: /^Move/ })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Dieter')
  await page.keyboard.press('Enter')
  expect((await keptMatch(page))?.choices).toEqual([{ type: 'activate', player: 0, action: 'move' }])
})

test('the other team’s whole sheet is one key away, and its skills can be read there', async ({ page }) => {
  await open(page)
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: /Orc/ })
  await expect(sheet.getByRole('row', { name: /Gob/ })).toContainText(/Block/)
  await expect(sheet.getByRole('row', { name: /Mug/ })).toContainText('standing')
  await expect(sheet.getByText('Dieter')).toHaveCount(0)
  await sheet.getByRole('link', { name: /Block/ }).click()
  const card = page.getByRole('dialog', { name: /^Block/ })
  await expect(card.getByRole('group')).toContainText(/Both Down/i)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(sheet).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('on the sheets both teams wear the shirts they play in', async ({ page }) => {
  await instantly(page)
  const colours = { home: '#00ffc8', away: '#ffe600' }
  await remember(page, { 'touchback.match': { ...MARKED, settings: { ...MARKED.settings, colours } } })
  await page.goto('./#/match')
  await expect(page.locator('svg.board')).toBeVisible()
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: /Orc/ })
  await expect(sheet).toBeVisible()
  const worn = await sheet.evaluate((node) => getComputedStyle(node).getPropertyValue('--away').trim())
  expect(worn).toBe('#ffe600')
})

test('settings are reachable from home, kept, and the same in a match', async ({ page }) => {
  await open(page)
  await page.goto('./')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  const fontSize = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
  const before = await fontSize()
  await page.getByRole('radio', { name: 'Larger' }).check()
  expect(await fontSize()).toBeCloseTo(before * 1.3)
  await page.getByRole('radio', { name: 'Green-blind' }).check()
  await page.getByText('Standing answers').click()
  await page.getByRole('combobox', { name: 'Apothecary' }).selectOption('Only for a death')
  await page.getByRole('button', { name: 'Show and change keys' }).click()
  await page.getByRole('button', { name: /^The other team’s sheet: S/ }).click()
  await page.keyboard.press('q')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.goto('./#/match')
  await expect(page.locator('svg.board')).toBeVisible()
  const worn = await page
    .locator('main')
    .evaluate((node) => getComputedStyle(node).getPropertyValue('--home'))
  expect(worn.trim()).toBe('#ffd23f')
  await page.keyboard.press('q')
  await expect(page.getByRole('dialog', { name: /Orc/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked()
})

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const)
  test(`with the largest text nothing lies over anything at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const table = await open(page, { textSize: 1.3 })
    await table.click(await table.game(), [12, 7])
    await expect(table.actions.getByRole('button', { name: /^Foul/ })).toBeVisible()
    const boxes = await page
      .locator('.middle button, .middle .tray p')
      .evaluateAll((all) => all.map((node) => node.getBoundingClientRect().toJSON() as DOMRect))
    const over = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return wide > 0.5 && high > 0.5
      }),
    )
    expect(over).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
