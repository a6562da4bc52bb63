import type { Page } from '@playwright/test'
import { Table } from './match.ts'
import { expect, instantly, test } from './support.ts'

const answer = (page: Page) => page.getByRole('button', { name: /^(Set-up stands|Receive|Heads)/ })

test('a match is played in one tab at a time, and either may have it', async ({ page, context }) => {
  await instantly(page)
  await page.goto('./')
  await page.getByRole('button', { name: /Two coaches/ }).click()
  await expect(new Table(page).board).toBeVisible()
  const other = await context.newPage()
  await instantly(other)
  await other.goto('./#/match')
  await answer(other).click()
  await expect(page.getByRole('heading', { name: 'In another tab' })).toBeVisible()
  const asked = await other.locator('footer').innerText()
  await page.getByRole('button', { name: 'Play here' }).click()
  await expect(page.locator('footer')).toHaveText(asked, { useInnerText: true })
  await answer(page).click()
  await expect(other.getByRole('heading', { name: 'In another tab' })).toBeVisible()
})

test('a tab that was duplicated is a tab of its own', async ({ page, context }) => {
  await instantly(page)
  await page.goto('./')
  await page.getByRole('button', { name: /Two coaches/ }).click()
  await expect(new Table(page).board).toBeVisible()
  // Duplicating a tab takes along what belongs to the tab.
  const own = await page.evaluate(
    () => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  )
  const other = await context.newPage()
  await other.addInitScript((kept: Record<string, string>) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  }, own)
  await other.goto('./#/match')
  await answer(other).click()
  await expect(page.getByRole('heading', { name: 'In another tab' })).toBeVisible()
})
