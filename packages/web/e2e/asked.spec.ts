import { expect, type Page } from '@playwright/test'
import type { SceneKind } from '../src/moments/scene.ts'
import { Table } from './match.ts'
import { caseNamed, everyCase } from './positions.ts'
import { SCENES } from './scenes.ts'
import { instantly, remember, test } from './support.ts'

/** One of the positions a deed away from a scene. */
async function open(page: Page, kind: SceneKind): Promise<Table> {
  const kept = SCENES.find((scene) => scene.kind === kind)?.kept
  await instantly(page)
  await remember(page, { 'touchback.match': kept })
  await page.goto('./#/match')
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  return table
}

const named = (page: Page) => page.getByRole('region', { name: 'Player' }).getByRole('heading')
const die = (page: Page, face: number) =>
  page
    .getByRole('group', { name: 'Dice from the table' })
    .getByRole('button', { name: new RegExp(`^${face}(:|$)`) })

test('whoever may intercept stands beside the thrower, and what he needs is said before he tries', async ({
  page,
}) => {
  const table = await open(page, 'interception')
  await table.click(await table.game(), [8, 7])
  await page.keyboard.press('p')
  await table.click(await table.game(), [16, 7])
  await table.click(await table.game(), [16, 7])
  await expect(table.tray).toContainText('Try to intercept?')
  await expect(named(page)).toHaveText(['1 Ruprecht', '1 Mug'])
  await expect(table.tray).toContainText('Interception 6+ (4+, −2 intercepting): 17%')
  await page.getByRole('button', { name: /^Intercept/ }).click()
  // And while the die is thrown.
  await expect(die(page, 6)).toBeVisible()
  await expect(named(page)).toHaveText(['1 Ruprecht', '1 Mug'])
  // When he fails the ball is thrown at last, and whom it is for stands beside the thrower, re-rolls included.
  await die(page, 1).click()
  await expect(named(page)).toHaveText(['1 Ruprecht', '2 Dieter'])
  await die(page, 2).click()
  await expect(table.tray).toContainText('roll again?')
  await expect(named(page)).toHaveText(['1 Ruprecht', '2 Dieter'])
})

test('while the dice of a foul or a blow are thrown at the table both stand side by side', async ({
  page,
}) => {
  const foul = await open(page, 'sent-off')
  await foul.click(await foul.game(), [12, 7])
  await page.keyboard.press('f')
  await foul.click(await foul.game(), [13, 7])
  await foul.click(await foul.game(), [13, 7])
  await expect(die(page, 1)).toBeVisible()
  await expect(named(page)).toHaveText(['2 Hans', '1 Mug'])
})

test('a blow with one die shows it once', async ({ page }) => {
  const table = await open(page, 'casualty')
  await table.click(await table.game(), [12, 7])
  await table.click(await table.game(), [13, 7])
  await table.click(await table.game(), [13, 7])
  await expect(named(page)).toHaveText(['2 Hans', '1 Mug'])
  await die(page, 6).click()
  await expect(table.tray).toContainText('Where is Mug pushed?')
  await expect(page.getByRole('group', { name: 'Dice just rolled' }).locator('figure')).toHaveCount(1)
})

test('the sign of a rule stands beside the last word of its question, however the lines break', async ({
  page,
}) => {
  const table = await open(page, 'interception')
  await table.click(await table.game(), [8, 7])
  await page.keyboard.press('p')
  for (const width of [1440, 1100, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const apart = await page.locator('.question').evaluate((question) => {
      const sign = question.querySelector('.rule')
      const text = sign?.previousSibling?.previousSibling ?? sign?.previousSibling
      if (sign === null || text === null || text === undefined) return NaN
      const words = document.createRange()
      words.selectNodeContents(text)
      const last = [...words.getClientRects()].at(-1)
      return Math.abs((last?.bottom ?? NaN) - sign.getBoundingClientRect().bottom)
    })
    expect(apart, `${width} wide`).toBeLessThan(8)
  }
})

test('whoever gets the ball at a touchback is named with his number', async ({ page }) => {
  await instantly(page)
  await remember(page, { 'touchback.match': caseNamed(everyCase(), 'touchback: touchback').kept })
  await page.goto('./#/match')
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button')
  await expect(answers.first()).toHaveAccessibleName(/^\d+ \S/)
})

test('the ring around a button of a set-up lies over no other', async ({ page }) => {
  await instantly(page)
  await remember(page, { 'touchback.match': caseNamed(everyCase(), 'set-up: set-up').kept })
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('./#/match')
    const ring = 5
    // Both are measured again while the page is still being laid out.
    await expect
      .poll(async () => {
        const left = await page.getByRole('button', { name: 'Leave it as it was' }).boundingBox()
        const stands = await page.getByRole('button', { name: 'Set-up stands' }).boundingBox()
        return (stands?.x ?? 0) - ((left?.x ?? 0) + (left?.width ?? 0))
      })
      .toBeGreaterThan(ring)
  }
})

for (const [book, asked, said] of [
  ['lrb4', 'argue', 'He listens on a 6: 17%. On a 1 the head coach must go.'],
  ['sevens', 'bribe', 'It works on 2+: 83%.'],
  ['leagues16', 'bribe', 'It always works.'],
] as const)
  test(`what comes of it is said before the referee is asked again: ${book}, ${asked}`, async ({ page }) => {
    await instantly(page)
    await remember(page, { 'touchback.match': caseNamed(everyCase(book), `${asked}: ${asked}`).kept })
    await page.goto('./#/match')
    await expect(new Table(page).tray).toContainText(said)
  })

test('every handicap on offer says what it does', async ({ page }) => {
  await instantly(page)
  await remember(page, { 'touchback.match': caseNamed(everyCase(), 'handicap: handicap').kept })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./#/match')
  const offers = page.getByRole('region', { name: 'Handicaps' }).getByRole('button')
  await expect(offers.filter({ hasText: 'Palmed Coin' })).toContainText('the toss is won')
  for (const offer of await offers.all()) await expect(offer.locator('small')).not.toBeEmpty()
})
