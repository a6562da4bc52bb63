import { test as base } from '@playwright/test'
import { expect, instantly } from './support.ts'

// Here the console may complain: what is tried is what the coach is told when something is not there.
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
  baseURL: async ({}, use) => use(process.env['TOUCHBACK_URL']),
})

test('a part of the page that is gone after an update says so and leads on', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { name: 'Touchback' })).toBeVisible()
  await page.route(/assets\/Rulebook-.*\.js/u, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('./#/rulebook')
  await expect(page.getByRole('alert')).toContainText('new version of the game')
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Touchback' })).toBeVisible()
})

test('a computer that cannot be loaded says so, and the match is kept', async ({ page }) => {
  await instantly(page)
  await page.route(/assets\/computer-worker-.*\.js/u, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('./')
  await page.getByRole('button', { name: /Play now/ }).click()
  // Whoever is asked first: sooner or later it is the computer.
  const alert = page.getByRole('alert')
  const button = page.getByRole('button', { name: /^(Set-up stands|Receive|Heads)/ })
  for (let answers = 0; answers < 4; answers++) {
    await alert.or(button).first().waitFor()
    if ((await alert.count()) > 0) break
    await button.first().click()
    await page.waitForTimeout(200)
  }
  await expect(alert).toContainText('The computer could not')
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible()
})

test('a match menu whose settings are gone says so, and still does the rest', async ({ page }) => {
  await instantly(page)
  await page.route(/assets\/SettingsPanel-.*\.js/u, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('./')
  await page.getByRole('button', { name: /Play now/ }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('alert')).toContainText('The settings could not be loaded')
  await page.getByRole('button', { name: 'Team sheets' }).click()
  await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible()
})
