import { EDITIONS, SIDES } from '@touchback/engine'
import { BOTS } from '@touchback/bots'
import type { Page } from '@playwright/test'
import { Clicker } from './coach.ts'
import { keptMatch, replayed, Table } from './match.ts'
import { expect, instantly, test } from './support.ts'

const books = Object.values(EDITIONS)

/** Arranges a match on the screen for it, and kicks off. */
async function kickOff(page: Page, book: string, away: string): Promise<Table> {
  await page.goto('./#/choose')
  await page.getByRole('combobox', { name: 'Book' }).selectOption(book)
  await page
    .getByRole('region', { name: /^Away/ })
    .getByRole('radio', { name: away === 'human' ? 'A person here' : `Computer: ${away}` })
    .check()
  // Whoever does not play to score would go on into overtime every time.
  const level = page.getByRole('combobox', { name: 'A level match' })
  if ((await level.count()) > 0) await level.selectOption('draw')
  await page.getByRole('button', { name: 'Kick off' }).first().click()
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  return table
}

/** The page says that it is over, and what it has kept is a match that is over with that score. */
async function expectItsEnd(page: Page, coaches: Record<string, string>): Promise<void> {
  const over = page.getByRole('dialog', { name: / win$|A draw/ })
  await expect(over).toBeVisible()
  const kept = await keptMatch(page)
  if (kept === null) throw new Error('the match is not kept')
  expect(kept.settings.coaches).toEqual(coaches)
  const { state } = replayed(kept)
  expect(state.phase).toBe('over')
  await expect(over).toContainText(`${state.teams.home.score}–${state.teams.away.score}`)
}

for (const { id, name } of books)
  test(`${name}: two coaches at one device, from the toss to the end`, async ({ page }) => {
    test.setTimeout(90_000)
    await instantly(page)
    const table = await kickOff(page, id, 'human')
    const coach = new Clicker(table, SIDES, 1, 2)
    while (await coach.step()) expect(await table.count()).toBeLessThan(2000)
    expect([...coach.seen]).toEqual(expect.arrayContaining(['set-up', 'kick', 'activate', 'act']))
    await expectItsEnd(page, { home: 'human', away: 'human' })
  })

const levels = Object.keys(BOTS)
const met = [
  { book: books[0], against: levels.slice(-1) },
  { book: books.at(-1), against: levels },
]
for (const { book: { id = '', name = '' } = {}, against } of met)
  for (const level of against)
    test(`${name}: the ${level} plays a whole match in the page`, async ({ page }) => {
      test.setTimeout(240_000)
      await instantly(page)
      const table = await kickOff(page, id, level)
      // Whoever sits at home ends his turns at once: the computer has the pitch to itself.
      const coach = new Clicker(table, ['home'], 0)
      while (await coach.step()) expect(await table.count()).toBeLessThan(5000)
      await expectItsEnd(page, { home: 'human', away: level })
    })
