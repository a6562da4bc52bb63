import { expect, type Page } from '@playwright/test'
import type { SceneKind } from '../src/moments/scene.ts'
import { Table } from './match.ts'
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
