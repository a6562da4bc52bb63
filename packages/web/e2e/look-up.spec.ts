import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { keptMatch, replayed, Table } from './match.ts'
import { keptPosition } from './positions.ts'
import { expect, instantly, remember, test } from './support.ts'

/** A blitzer beside an orc, and a lineman with room to walk. */
const BESIDE = keptPosition({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter', position: 'blitzer', at: [12, 7] },
      { name: 'Otto', position: 'lineman', at: [8, 3] },
    ],
    away: [{ name: 'Mug', position: 'lineman', at: [13, 7] }],
  },
  ball: [2, 2],
  rerolls: 2,
})

async function open(page: Page): Promise<Table> {
  await instantly(page)
  await remember(page, { 'touchback.match': BESIDE })
  await page.goto('./#/match')
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  return table
}

const log = (page: Page) => page.getByRole('region', { name: 'What happened' })
const card = (page: Page) => page.getByRole('dialog')
const choices = async (page: Page) => (await keptMatch(page))?.choices ?? []

/** Otto walks, and the last thing in the log is his walk. */
async function walk(table: Table): Promise<void> {
  for (const at of [
    [8, 3],
    [8, 5],
  ] as const)
    await table.click(replayed(BESIDE), at)
  await expect.poll(() => choices(table.page)).toHaveLength(2)
}

test('a line of the log opens its rule in place, and everything stays', async ({ page }) => {
  const table = await open(page)
  await walk(table)
  await log(page)
    .getByRole('link', { name: /^The rule for: 2 Otto: move/ })
    .click()
  await expect(card(page).getByRole('group')).toHaveText(/\w+ \w+ \w+/)
  await expect(card(page)).toContainText(/Living Rulebook 4, \d+ \w+/)
  await expect(card(page)).not.toContainText(/lrb4\./)
  await expect(page).toHaveURL(/#\/match$/)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  // Escape has closed the card and nothing else: he still acts, and nothing was taken back.
  await expect(table.actions.getByRole('button', { name: 'End action' })).toBeVisible()
  expect(await choices(page)).toHaveLength(2)
})

test('a skill opens its card for whoever lingers, clicks or presses a key; the selection stays', async ({
  page,
}) => {
  const table = await open(page)
  await table.click(replayed(BESIDE), [12, 7])
  const skill = page.getByRole('region', { name: 'Player' }).getByRole('link', { name: /Block/ })
  await skill.hover()
  await expect(card(page).getByRole('heading')).toContainText('Block')
  await page.mouse.move(700, 400)
  await expect(card(page)).toHaveCount(0)
  await skill.focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeFocused()
  await expect(card(page).getByRole('group')).toContainText(/Both Down/i)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(skill).toBeFocused()
  await expect(table.actions.getByRole('button', { name: /^Blitz/ })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
})

test('from the card the way leads on to the rulebook, and back to the match', async ({ page }) => {
  const table = await open(page)
  await table.click(replayed(BESIDE), [12, 7])
  await page.getByRole('region', { name: 'Player' }).getByRole('link', { name: /Block/ }).click()
  await card(page).getByRole('link', { name: 'Read more in the rulebook' }).click()
  await expect(page).toHaveURL(/#\/rulebook\/skills\/block/)
  await page.goBack()
  await expect(table.board).toBeVisible()
})

test('a click on the pitch closes the card and means there what it always means', async ({ page }) => {
  const table = await open(page)
  await table.click(replayed(BESIDE), [12, 7])
  await page.getByRole('region', { name: 'Player' }).getByRole('link', { name: /Block/ }).click()
  await expect(card(page)).toBeVisible()
  await table.click(replayed(BESIDE), [8, 3])
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Otto')
})

test('why something cannot be done opens its rule in place', async ({ page }) => {
  const table = await open(page)
  await table.click(replayed(BESIDE), [8, 3])
  await table.actions.locator('[aria-disabled="true"]').first().click({ force: true })
  await table.actions.getByRole('status').getByRole('link').click()
  await expect(card(page).getByRole('group')).toHaveText(/\w+ \w+ \w+/)
  await expect(page).toHaveURL(/#\/match$/)
})

test('an action is one entry of the log that opens, and the log can be filtered', async ({ page }) => {
  const table = await open(page)
  await walk(table)
  await page.keyboard.press('e')
  await table.click(replayed(BESIDE), [12, 7])
  await table.click(replayed(BESIDE), [13, 7])
  await table.click(replayed(BESIDE), [13, 7])
  await expect(log(page).getByRole('link', { name: /1 Dieter blocks 1 Mug/ })).toBeVisible()
  const walked = log(page).getByRole('button', { name: /2 Otto: move/ })
  await expect(walked).toHaveAttribute('aria-expanded', 'false')
  await expect(log(page).getByRole('link', { name: /2 Otto moves/ })).toHaveCount(0)
  await walked.click()
  await expect(log(page).getByRole('link', { name: /2 Otto moves/ })).toBeVisible()
  const show = (name: string) => log(page).getByRole('button', { name, exact: true }).click()
  await show('Dice')
  await expect(log(page).getByRole('link', { name: /1 Dieter blocks 1 Mug/ })).toBeVisible()
  await expect(log(page).getByText('Otto moves')).toHaveCount(0)
  await expect(log(page).locator('a svg').first()).toBeVisible()
  await show('Theirs')
  await expect(log(page).getByText('Dieter blocks')).toHaveCount(0)
  await show('Mine')
  await expect(log(page).getByRole('button', { name: /2 Otto: move/ })).toBeVisible()
})

test('everything in the log is large enough for a finger, and axe has nothing to say to a card', async ({
  page,
}) => {
  const table = await open(page)
  await walk(table)
  const found = async (axe: AxeBuilder) =>
    (await axe.setLegacyMode().analyze()).violations.map(({ id }) => id)
  expect(await found(new AxeBuilder({ page }).include('.log').withRules('target-size'))).toEqual([])
  await log(page)
    .getByRole('link', { name: /Otto moves/ })
    .click()
  await expect(card(page).getByRole('group')).toHaveText(/\w+ \w+ \w+/)
  expect(await found(new AxeBuilder({ page }))).toEqual([])
})

test.describe('in the hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const tab = (page: Page, name: string) =>
    page.getByRole('group', { name: 'More' }).getByRole('button', { name })

  test('a sheet goes with a tap on the pitch, which takes a player up all the same', async ({ page }) => {
    const table = await open(page)
    for (const name of ['Player', 'Log', 'Benches']) {
      await tab(page, name).tap()
      await expect(tab(page, name)).toHaveAttribute('aria-expanded', 'true')
      const { x, y } = await table.point(replayed(BESIDE), [22, 12])
      await page.touchscreen.tap(x, y)
      await expect(tab(page, name)).toHaveAttribute('aria-expanded', 'false')
      const whole = page.getByRole('button', { name: 'Whole pitch' })
      if ((await whole.count()) > 0) await whole.tap()
    }
    await tab(page, 'Log').tap()
    const { x, y } = await table.point(replayed(BESIDE), [12, 7])
    await page.touchscreen.tap(x, y)
    await expect(tab(page, 'Log')).toHaveAttribute('aria-expanded', 'false')
    await expect(table.actions.getByRole('button', { name: /^Blitz/ })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  })

  test('a sheet goes with Escape, its grip and a swipe', async ({ page }) => {
    await open(page)
    const log = tab(page, 'Log')
    await log.tap()
    await page.keyboard.press('Escape')
    await expect(log).toHaveAttribute('aria-expanded', 'false')
    await log.tap()
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(log).toHaveAttribute('aria-expanded', 'false')
    await log.tap()
    const box = await page.getByRole('button', { name: 'Close' }).boundingBox()
    if (box === null) throw new Error('nothing to swipe')
    const hand = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number | null) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === null ? [] : [{ x: box.x + 60, y }],
      })
    await touch('touchStart', box.y + 40)
    for (const by of [30, 60, 90]) await touch('touchMove', box.y + 40 + by)
    await touch('touchEnd', null)
    await expect(log).toHaveAttribute('aria-expanded', 'false')
  })

  test('all actions are there in two rows at most, and both teams have their names in full', async ({
    page,
  }) => {
    const table = await open(page)
    await table.click(replayed(BESIDE), [12, 7])
    const bar = await table.actions.evaluate((node) => ({
      wide: node.scrollWidth - node.clientWidth,
      rows: new Set([...node.querySelectorAll('button')].map((button) => button.offsetTop)).size,
    }))
    expect(bar.wide).toBeLessThanOrEqual(0)
    expect(bar.rows).toBeLessThanOrEqual(2)
    for (const name of await page.locator('header h2').all())
      expect(await name.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
  })
})
