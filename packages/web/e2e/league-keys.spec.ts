import type { Page } from '@playwright/test'
import { found } from './leagues.ts'
import { expect, instantly, test } from './support.ts'

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000)
  await instantly(page)
})

/** Goes to a button and presses it, as whoever has no mouse does. */
async function press(page: Page, name: RegExp | string, nth = 0): Promise<void> {
  await page.getByRole('button', { name }).nth(nth).focus()
  await page.keyboard.press('Enter')
}

test('whatever goes away when it is pressed leaves its coach somewhere: a round of computers, a draw', async ({
  page,
}) => {
  await found(page, { computersOnly: true })
  await press(page, /^Let the computers play/)
  await expect(page.getByRole('button', { name: /^Draw round 2/ })).toBeVisible({ timeout: 60_000 })
  const card = page.getByRole('heading', { name: 'The league goes on' })
  await expect(card).toBeFocused()
  await press(page, /^Draw round 2/)
  await expect(page.getByRole('button', { name: 'All right' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Let the computers play/ })).toBeFocused()
})

test('a challenge that is answered, results that are handed in', async ({ page }) => {
  await found(page, { form: /^The year of the book/, friends: 1 })
  await page.getByRole('link', { name: /^Arrange matches of / }).click()
  const arrange = page.getByRole('region', { name: 'Arrange a match' })
  const friend = await arrange.getByLabel('against').locator('option').last().innerText()
  await arrange.getByLabel('against').selectOption(friend)
  await press(page, 'Challenge them')
  await press(page, 'Refuse')
  await expect(page.getByRole('heading', { name: 'Challenges' })).toBeFocused()
  await press(page, 'Choose results')
  await expect(page.getByRole('heading', { name: 'Play-offs' })).toBeFocused()
  await press(page, 'Hand them in')
  await expect(page.getByRole('heading', { name: 'Play-offs' })).toBeFocused()
})

test('an injury that is noted leads back to whom it was noted of', async ({ page }) => {
  await found(page, { friends: 1 })
  await page.getByRole('link', { name: /^Play: / }).click()
  await page.getByRole('button', { name: 'Type the result in' }).click()
  await press(page, 'Injured')
  await press(page, /^Injured: /, 4)
  await press(page, 'Is dead')
  await expect(page.getByRole('button', { name: /^Injured: /, exact: false }).nth(4)).toBeFocused()
  await press(page, /^Done/)
  await expect(page.getByRole('heading', { level: 1, name: 'The result' })).toBeFocused()
})
