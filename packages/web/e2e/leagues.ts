import AxeBuilder from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, expectNoOverflow, tornWords } from './support.ts'

/** The screen has nothing that shuts anybody out, and fits the window. */
export async function expectClean(page: Page, what: string): Promise<void> {
  // A room that is still being fetched has nothing to look at.
  await expect(page.locator('h1').first()).toBeAttached()
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
      what,
    )
    .toEqual([])
  await expectNoOverflow(page, what)
  expect.soft(await tornWords(page), `${what}: whole words`).toEqual([])
}

interface Wishes {
  readonly book?: string
  readonly form?: RegExp
  /** Leave out the team of whoever founds it. */
  readonly computersOnly?: boolean
  readonly friends?: number
  /** How many there are, all but those of people coached by computers. */
  readonly teams?: number
  /** Who coaches the teams of computers. */
  readonly program?: string
  readonly name?: string
}

/** Founds a league as a commissioner does, and stands on its first page. */
export async function found(
  page: Page,
  { book, form, computersOnly, friends = 0, teams, program, name = 'Test League' }: Wishes = {},
): Promise<void> {
  await page.goto('./#/leagues/new')
  // Squads are drawn up first: on a busy machine that takes its time.
  await expect(page.getByRole('heading', { name: 'Found a league' })).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Name of the league').fill(name)
  if (book !== undefined) await page.getByRole('combobox', { name: 'Book', exact: true }).selectOption(book)
  if (form !== undefined) await page.getByRole('radio', { name: form }).check()
  for (let more = 0; more < friends; more++) await page.getByRole('button', { name: /friend’s team/ }).click()
  if (computersOnly === true) {
    await page.getByRole('button', { name: /computer’s team/ }).click()
    await page
      .getByRole('button', { name: /^Leave out/ })
      .first()
      .click()
  }
  for (
    let there = await page.getByRole('button', { name: /^Leave out/ }).count();
    there < (teams ?? 0);
    there++
  )
    await page.getByRole('button', { name: /computer’s team/ }).click()
  if (program !== undefined)
    for (const coach of await page.getByLabel(/^Who coaches /).all()) await coach.selectOption(program)
  await page.getByRole('button', { name: 'Found the league' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible({ timeout: 30_000 })
}

/** Lets the computers play whatever is theirs, and waits until they have. */
export async function letThemPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Let (the )?computers play/ }).click()
  const bar = page.getByRole('progressbar')
  await expect(bar.or(page.getByRole('alert')).first()).toBeVisible()
  await expect(bar).toHaveCount(0, { timeout: 120_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** Answers whatever a team's books ask, the first thing on offer, and closes them. What was asked. */
export async function closeBooks(
  page: Page,
  on: (title: string, question: Locator) => Promise<boolean>,
): Promise<string[]> {
  const asked: string[] = []
  await page.getByRole('button', { name: 'Roll the dice here' }).click()
  const close = page.getByRole('button', { name: 'Close the books' })
  const question = page.locator('section.lead')
  for (let questions = 0; questions < 60; questions++) {
    await expect(question).toBeVisible()
    if (await close.isVisible()) break
    const title = await question.getByRole('heading', { level: 2 }).innerText()
    asked.push(title)
    if (await on(title, question)) continue
    const done = question.getByRole('button', { name: 'Done with the market' })
    await ((await done.isVisible()) ? done : question.getByRole('button').first()).click()
  }
  await close.click()
  return asked
}

/** What a button gives as a file. */
export async function downloaded(page: Page, button: Locator): Promise<string> {
  const download = page.waitForEvent('download')
  await button.click()
  return readFileSync(await (await download).path(), 'utf8')
}
