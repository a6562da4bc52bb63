import { EDITIONS } from '@touchback/engine'
import { expect, instantly, test } from './support.ts'

const edition = Object.values(EDITIONS)[0]!

test.beforeEach(({ page }) => instantly(page))

test('the rulebook is searched, and every part of it is linked', async ({ page }) => {
  await page.goto('./#/rulebook')
  await page.getByRole('searchbox').fill('dodge tackle zone')
  await expect(page.getByRole('status')).toContainText(/\d+\s+rules with dodge tackle zone/)
  await page.getByRole('link', { name: 'Skills' }).click()
  await page.getByRole('searchbox').fill('fren')
  await page.getByRole('link', { name: 'Frenzy' }).click()
  await expect(page.getByRole('heading', { name: /Frenzy/ })).toBeVisible()
  await page.getByRole('link', { name: 'Tables' }).click()
  await page.getByRole('link', { name: Object.values(edition.kickOffEvents)[0]!.name }).click()
  await expect(page.locator('article[aria-current]')).toBeInViewport()
})

test('what an event cites opens at its rule, with the ruling that goes with it', async ({ page }) => {
  const [id] = [edition.citations['dodge.modifiers'] ?? []].flat()
  await page.goto(`./#/rulebook/${id}`)
  await expect(page.locator('article[aria-current]')).toContainText('tackle zone')
})

test('odds follow what is asked, and the address holds it all', async ({ page }) => {
  await page.goto('./#/odds')
  const without = page.locator('dl div').first()
  await expect(without).toContainText('27.8 %')
  await page.getByLabel('Tackle zones').first().selectOption('3')
  await expect(without).toContainText('9.3 %')
  await page.getByRole('combobox', { name: 'Add a skill' }).selectOption('dodge')
  await expect(page.locator('dl div').nth(1)).not.toContainText('9.3 %')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByLabel('What, step 4').selectOption('block')
  await expect(page.locator('dl div').first()).toContainText('3.1 %')
  await page.reload()
  await expect(page.locator('dl div').first()).toContainText('3.1 %')
})
