import { readFileSync } from 'node:fs'
import { BOTS } from '@touchback/bots'
import { Game, type MatchFile, SeededDice, writeMatchFile } from '@touchback/engine'
import { engineFingerprint } from '@touchback/engine/fingerprint'
import type { Page } from '@playwright/test'
import { firstEdition, lineUp, pairing, usualPlay } from '../src/lib/line-up.ts'
import { fromOtherRules } from '../test/played.ts'
import { keptMatch, Table } from './match.ts'
import { expect, instantly, remember, test } from './support.ts'

/** A match between two rookies as the page writes it down, to its end or to the middle of a turn. */
function played(rows = Infinity): MatchFile {
  const { spec, settings } = lineUp(pairing(firstEdition(), 0), usualPlay({ home: 'human', away: 'human' }))
  const game = Game.start(spec, { dice: new SeededDice(4), record: true, events: true })
  const coaches = { home: BOTS['rookie']!(1), away: BOTS['rookie']!(2) }
  while (game.decision !== null && game.record().rows.length < rows)
    game.choose(coaches[game.decision.side].choose(game))
  return { engine: engineFingerprint(), since: 0, settings, ...game.record() }
}

const whole = played()
const HASH = 5
const other = fromOtherRules(whole, HASH)
const asFile = (text: string) => ({
  name: 'match.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** Opens the page with this as the match kept on the device. */
async function withMatch(page: Page, text: string, address: string): Promise<void> {
  await instantly(page)
  await page.goto('./#/odds')
  await page.evaluate((kept) => localStorage.setItem('touchback.match', kept), text)
  await page.goto(address)
  await page.reload()
}

const note = (page: Page) => page.getByText(/Today's rules would play it otherwise/)

test('a record of the same rules opens without a word', async ({ page }) => {
  await instantly(page)
  await page.goto('./#/replays')
  await page.getByLabel('A saved match').setInputFiles(asFile(writeMatchFile(whole)))
  await expect(page.locator('.where')).toContainText(`step 0 of ${whole.rows.length - 1}`)
  await expect(page.getByRole('status').filter({ hasText: /rules/ })).toHaveCount(0)
})

test('a record that other rules have played is shown as it happened, and says so', async ({ page }) => {
  await instantly(page)
  await page.goto('./#/replays')
  await page.getByLabel('A saved match').setInputFiles(asFile(writeMatchFile(other)))
  await expect(note(page)).toBeVisible()
  await page.getByRole('button', { name: 'All right' }).click()
  await expect(note(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.locator('.where')).toContainText(`step ${whole.rows.length - 1} of`)
  const { home, away } = whole.positions.at(-1)!.saved.state.teams
  for (const [side, team] of [
    ['home', home],
    ['away', away],
  ] as const)
    await expect(
      page.getByRole('img', { name: `${whole.spec.teams[side].name} score ${team.score}` }),
    ).toBeVisible()
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(note(page)).toBeVisible()
  await expect(page.locator('.result')).toContainText(`${home.score}–${away.score}`)
  await expect(page.getByRole('heading', { name: 'Luckiest moments', exact: true })).toHaveCount(2)
})

test('it is played on from where a turn had ended', async ({ page }) => {
  await instantly(page)
  await page.goto('./#/replays')
  await page.getByLabel('A saved match').setInputFiles(asFile(writeMatchFile(other)))
  await expect(page.locator('.where')).toBeVisible()
  const { after } = whole.positions[HASH + 2]!
  await page.goto(`${page.url().split('?')[0]}?step=${after + 1}`)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page.getByText('it goes on from where a turn had ended')).toBeVisible()
  await page.getByRole('button', { name: 'Play on', exact: true }).click()
  await expect(new Table(page).board).toBeVisible()
  await expect.poll(async () => (await keptMatch(page))?.choices.length).toBe(after - 1)
})

test('a match under way from other rules goes on from its last turn, and what it was is not lost', async ({
  page,
}) => {
  const { after } = whole.positions[HASH + 2]!
  const rows = whole.rows.slice(0, after + 4)
  const underWay = {
    ...other,
    rows,
    positions: other.positions.filter((kept) => kept.after <= rows.length),
  }
  await withMatch(page, writeMatchFile(underWay), './')
  await page.getByRole('link', { name: /Continue/ }).click()
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  await expect(
    page.getByText(/The rules have changed.*The record as it was is among your replays/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'All right' }).click()
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
  await page.goto('./#/replays')
  await expect(page.getByRole('listitem').filter({ hasText: 'not finished' })).toHaveCount(1)
})

test('what is kept and cannot be opened is not offered, can be downloaded, and nothing takes its place', async ({
  page,
}) => {
  const broken = '{"format":"touchback-match","version":2,"spec":{"edition":"toString"}}'
  await withMatch(page, broken, './')
  await expect(page.getByText('Cannot be opened')).toBeVisible()
  await expect(page.getByRole('link', { name: /Continue/ })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download it as it is' }).click()
  await download
  await page.goto('./#/match')
  await expect(page.getByRole('alert')).toContainText('no saved match')
  await page.goto('./')
  await page.getByRole('button', { name: /Two coaches/ }).click()
  await expect(new Table(page).board).toBeVisible()
  await page.goto('./#/replays')
  const kept = page.getByRole('listitem').filter({ hasText: 'cannot be opened' })
  const again = page.waitForEvent('download')
  await kept.getByRole('button', { name: /Download/ }).click()
  const path = await (await again).path()
  expect(readFileSync(path, 'utf8')).toBe(broken)
})

test('one bad team does not hide the others, and stays where it is', async ({ page }) => {
  const { home } = pairing(firstEdition(), 0)
  const bad = { id: 'bad', format: 'touchback-team', version: 1, edition: 'constructor' }
  await remember(page, { 'touchback.teams': [bad, { ...home, id: 'good' }] })
  await page.goto('./#/teams')
  await expect(page.getByText('One of your teams cannot be opened')).toBeVisible()
  await expect(page.getByRole('link', { name: home.draft.name }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Duplicate/ })
    .first()
    .click()
  const kept = () => page.evaluate(() => localStorage.getItem('touchback.teams'))
  await expect.poll(kept).toContain('(copy)')
  expect(await kept()).toContain('"constructor"')
})

for (const address of ['#/nowhere', '#/constructor', '#/__proto__', '#/toString'])
  test(`${address} is no page: it says so and leads home`, async ({ page }) => {
    await page.goto(`./${address}`)
    await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: 'Touchback' })).toBeVisible()
  })

test('an address that cannot be decoded is read as it stands', async ({ page }) => {
  await page.goto('./#/replay/%')
  await expect(page.getByRole('alert')).toContainText('no such match')
})
