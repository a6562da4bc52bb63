import type { Page } from '@playwright/test'
import { BOTS, playSeason } from '@touchback/bots'
import { EDITIONS } from '@touchback/engine'
import { LeagueLog } from '@touchback/league'
import { expectClean } from './leagues.ts'
import { LEAGUE, seed, shelve } from './played-league.ts'
import { expect, instantly, test } from './support.ts'

/** Books of a team that lie open, of a short season of this book: the first that were closed with an answer like this. */
async function openBooks(page: Page, book: string, answered: string): Promise<void> {
  const edition = EDITIONS[book]
  const maker = BOTS['rookie']
  if (edition === undefined || maker === undefined) throw new Error('there is nobody to play')
  const { log } = playSeason({ edition, teams: 4, rounds: 2, coach: 'rookie', maker, seed })
  const at = log.entries.findIndex(
    (entry) => entry.type === 'aftermath' && entry.choices.some(({ type }) => type === answered),
  )
  const books = log.entries[at]
  if (books?.type !== 'aftermath') throw new Error(`nobody was asked for ${answered}`)
  const { value: before, problem } = LeagueLog.read(log.entries.slice(0, at))
  if (before === null) throw new Error(problem)
  await page.goto('./#/leagues')
  await expect(page.locator('h1')).toBeAttached()
  await shelve(page, before)
  await page.goto(`./#/league/${LEAGUE}/books/${encodeURIComponent(books.match)}/${books.team}`)
  await page.getByRole('button', { name: 'Roll the dice here' }).click()
}

/** Answers what comes before, the first thing on offer, until this is asked. */
async function answerUntil(page: Page, title: RegExp): Promise<void> {
  const asked = page.locator('section.lead').getByRole('heading', { level: 2 })
  for (let questions = 0; questions < 30; questions++) {
    await expect(asked).toBeVisible()
    if (title.test(await asked.innerText())) return
    await page.locator('section.lead').getByRole('button').first().click()
  }
  throw new Error('it was never asked')
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000)
  await instantly(page)
})

test('whom a team lets go is chosen by what he is, not by his name alone', async ({ page }) => {
  await openBooks(page, 'lrb4', 'done')
  await answerUntil(page, /^What does the team buy or drop/)
  await page.getByText('Let somebody or something go').click()
  const leavers = page.locator('details').getByRole('listitem')
  const count = await leavers.count()
  expect(count).toBeGreaterThan(8)
  for (const row of await leavers.all()) {
    await expect(row).toContainText(/(Rookie|Experienced|Veteran|Star), \d+ points/)
    await expect(row.getByRole('button')).toHaveCount(2)
  }
  await expectClean(page, 'who may go')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectClean(page, 'who may go, in the hand')
  const name = await leavers.first().locator('b').innerText()
  await leavers
    .first()
    .getByRole('button', { name: `Retires: ${name}` })
    .click()
  await expect(leavers).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(leavers).toHaveCount(count)
})

test('big players are offered with their characteristics as everybody is', async ({ page }) => {
  await openBooks(page, 'lrb4', 'done')
  await answerUntil(page, /^What does the team buy or drop/)
  const players = page.getByRole('heading', { name: 'Players', exact: true }).locator('+ ul')
  for (const button of await players.getByRole('button').all())
    await expect(button).toContainText(/MA \d|more than there is in the treasury/)
})

test('a die that may be thrown again is shown before it is', async ({ page }) => {
  await openBooks(page, 'leagues16', 'decline')
  await answerUntil(page, /Who was the most valuable player/)
  // Whoever is honoured is judged by what he did.
  await expect(
    page
      .locator('section.lead')
      .getByText(/ · (Touchdowns|Casualties|Fouls)/)
      .first(),
  ).toBeVisible()
  await expectClean(page, 'the best player')
  await answerUntil(page, /Roll again/)
  const asked = await page.locator('section.lead').getByRole('heading', { level: 2 }).innerText()
  const [, die] = /^(?:Winnings|Fans): a ([1-6])\. Roll again\?$/u.exec(asked) ?? []
  expect(die).toBeDefined()
  await expectClean(page, 'a die')
  await page.getByRole('button', { name: `Keep the ${die}` }).click()
  await expect(page.getByText(new RegExp(`^(Winnings|Fans): rolled ${die}`)).first()).toBeVisible()
})

test('a team above its limit is told by how much, and who may go lies open', async ({ page }) => {
  await openBooks(page, 'basic', 'done')
  await answerUntil(page, /^What does the team buy or drop/)
  await expect(page.getByText(/of the 1,400,000 the team may be worth/)).toBeVisible()
  const stop = page.getByText(/^The team is worth [\d,]+ more than it may be: let somebody or something go\./)
  const staff = page.getByRole('heading', { name: 'Staff', exact: true }).locator('+ ul').getByRole('button')
  for (let bought = 0; bought < 12 && !(await stop.isVisible()); bought++) await staff.first().click()
  await expect(stop).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done with the market' })).toHaveCount(0)
  await expect(page.locator('details')).toHaveAttribute('open')
  await expectClean(page, 'above the limit')
})
