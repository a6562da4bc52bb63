import { EDITIONS, Game, SeededDice, SIDES } from '@touchback/engine'
import { BOTS } from '@touchback/bots'
import type { Page } from '@playwright/test'
import { KnownDice } from '../src/match/session/dice.ts'
import { inputsOf } from '../test/played.ts'
import { Clicker } from './coach.ts'
import { keptMatch, type OldMatch, openMatch, replayed, Table } from './match.ts'
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

/** The report and the replay tell of the match that is kept. */
async function expectItsStory(page: Page): Promise<void> {
  const { home, away } = (await new Table(page).game()).state.teams
  await page.goto('./#/replay/current/report')
  await expect(page.getByText(new RegExp(`${home.score}\\s*[–:-]\\s*${away.score}`)).first()).toBeVisible()
  await page.goto('./#/replay/current')
  await page
    .getByRole('button', { name: /to the end|last/i })
    .first()
    .click()
  await expect(page.locator('header').first()).toContainText(String(home.score))
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
    await expectItsStory(page)
  })

const levels = Object.keys(BOTS)
const strongest = levels.at(-1) ?? ''
const [largest, smallest] = [books[0], books.at(-1)]

for (const level of levels.slice(0, -1))
  test(`${smallest?.name}: the ${level} plays a whole match in the page`, async ({ page }) => {
    test.setTimeout(240_000)
    await instantly(page)
    const table = await kickOff(page, smallest?.id ?? '', level)
    await expectToBePlayedOut(table, level)
  })

// Whoever thinks long comes in late.
for (const book of [largest, smallest])
  test(`${book?.name}: the ${strongest} comes in late and plays to the end in the page`, async ({ page }) => {
    test.setTimeout(240_000)
    await instantly(page)
    await kickOff(page, book?.id ?? '', strongest)
    const begun = await keptMatch(page)
    if (begun === null) throw new Error('the match is not kept')
    const table = await openMatch(page, playedOn(begun))
    await expectToBePlayedOut(table, strongest)
  })

/** Whoever sits at home ends his turns at once: the computer has the pitch to itself. */
async function expectToBePlayedOut(table: Table, level: string): Promise<void> {
  const coach = new Clicker(table, ['home'], 0)
  while (await coach.step()) expect(await table.count()).toBeLessThan(5000)
  await expectItsEnd(table.page, { home: 'human', away: level })
}

/** Plays a kept match on beside the page, until the home coach begins the last turn but two of the match. */
function playedOn(kept: OldMatch): OldMatch {
  const make = BOTS['rookie']
  if (make === undefined) throw new Error('there is no rookie')
  const dice = new KnownDice(kept.dice, new SeededDice(5))
  const game = Game.start(kept.spec, { dice, record: true })
  for (const choice of kept.choices) game.choose(choice)
  const coaches = { home: make(5), away: make(6) }
  const { timing } = game.edition
  while (game.decision !== null) {
    const { decision, state } = game
    const late = state.half >= timing.halves && state.teams.home.turn >= timing.turns - 2
    if (late && decision.type === 'activate' && decision.side === 'home') break
    game.choose(coaches[decision.side].choose(game))
  }
  return { ...kept, ...inputsOf(game) }
}
