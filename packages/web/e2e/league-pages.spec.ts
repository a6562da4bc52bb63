import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { champions, playerTallies, teamTallies } from '@touchback/league/views'
import { writeLeagueFile } from '../src/league/book/league-file.ts'
import { expectClean } from './leagues.ts'
import { LEAGUE, playedLeague, shelve, unequalLeague } from './played-league.ts'
import { expect, instantly, test } from './support.ts'

/** What a click hands to the coach. */
async function saved(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

const numbers = async (cells: Locator): Promise<number[]> => (await cells.allInnerTexts()).map(Number)
const falling = (list: readonly number[]): number[] => list.toSorted((a, b) => b - a)

test('a played league is read: teams, players, statistics, fame, files, a big screen', async ({ page }) => {
  const { entries, league } = playedLeague()
  const log = writeLeagueFile(entries)
  const [winner] = champions(league).map((each) => league.teams[each.winner]?.team.name ?? '')
  await instantly(page)
  await page.addInitScript(() => {
    window.print = () => (document.title = `printed ${document.title}`)
  })
  await page.goto('./#/leagues')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'league.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(log) })
  await page.getByRole('button', { name: 'Take it' }).click()
  const tabs = page.getByRole('navigation', { name: 'This league' })
  await expect(page.getByRole('heading', { level: 1, name: league.name })).toBeVisible()
  const home = page.url()

  await test.step('a team: squad, worth, history, paper', async () => {
    await tabs.getByRole('link', { name: 'Teams' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()
    await page.getByRole('link', { name: winner ?? '' }).click()
    await expect(page.getByRole('heading', { level: 1, name: winner ?? '' })).toBeVisible()
    const { team } = Object.values(league.teams).find((each) => each.team.name === winner) ?? {}
    await expect(page.getByRole('region', { name: 'Squad' }).locator('tbody tr')).toHaveCount(
      team?.players.length ?? 0,
    )
    await expect(page.locator('figure canvas')).toHaveCount(2)
    await expect(page.getByRole('img', { name: /^Treasury after each of \d+ matches/ })).toBeVisible()
    const items = await page.getByRole('row', { name: 'Together' }).innerText()
    expect(items).toMatch(/\d/)
    for (const [button, seen] of [
      ['Print roster', 'By the book'],
      ['Print match sheet', 'Signed by the other coach'],
      ['Print skill reference', ': skills'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await expect(page).toHaveTitle(/^printed/)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('div.paper')).toContainText(seen)
      await expect(page.getByRole('region', { name: 'Squad' })).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    }
  })

  await test.step('a player: what he has become, match by match', async () => {
    await page.getByRole('region', { name: 'Squad' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Match by match' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Where his points came from' })).toBeVisible()
    await page.getByRole('link', { name: winner ?? '', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: winner ?? '' })).toBeVisible()
  })

  await test.step('statistics: sorted by keyboard, over a season, as a file', async () => {
    await tabs.getByRole('link', { name: 'Statistics' }).click()
    const parts = page.getByRole('navigation', { name: 'Statistics' })
    const table = page.getByRole('region', { name: /^Teams/ })
    const head = table.getByRole('columnheader', { name: 'Casualties caused' })
    await head.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    const column = table.locator('tbody td:nth-child(9)')
    const most = await numbers(column)
    expect(most).toEqual(falling(teamTallies(league).map(({ casualties }) => casualties)))
    await page.keyboard.press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    expect(await numbers(column)).toEqual(most.toReversed())

    await parts.getByRole('link', { name: 'Players' }).click()
    const players = page.getByRole('region', { name: /^Players/ })
    const points = playerTallies(league).map((each) => each.points)
    const column2 = players.getByRole('columnheader', { name: 'Star player points' })
    await expect(column2).toHaveAttribute('aria-sort', 'descending')
    await page.getByLabel('Over').selectOption({ label: 'Season 1' })
    await expect(page).toHaveURL(/statistics\/players\/season-1$/)
    await expect(column2).toHaveCount(0)
    await page.getByLabel('Over').selectOption({ label: 'all time' })
    await expect(column2).toHaveCount(1)
    const { name, text } = await saved(page, page.getByRole('button', { name: 'Save as CSV' }))
    expect(name).toBe(`${league.name} – Players, all time.csv`)
    const lines = text.split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFPlayer,Team,Position,Matches,/)
    expect(lines).toHaveLength(points.length + 2)

    await parts.getByRole('link', { name: 'Killers and wanted' }).click()
    await expect(page.getByRole('heading', { name: 'Wanted list' })).toBeVisible()
    await parts.getByRole('link', { name: 'Records' }).click()
    await expect(page.getByText('Highest worth')).toBeVisible()
    await parts.getByRole('link', { name: 'Head to head' }).click()
    await expect(page.getByRole('region', { name: 'Head to head' }).getByRole('row')).toHaveCount(5)
    await parts.getByRole('link', { name: 'Luck' }).click()
    await expect(page.getByText(/None of the \d+ matches has its record on this device/)).toBeVisible()
  })

  await test.step('fame: champions and graves', async () => {
    await tabs.getByRole('link', { name: 'Hall of fame' }).click()
    const won = page.getByRole('region', { name: 'Champions' })
    await expect(won.getByRole('listitem')).toHaveCount(champions(league).length)
    await expect(won.getByRole('link', { name: winner ?? '' }).first()).toBeVisible()
  })

  await test.step('files: the league as it came, tables for programs', async () => {
    await tabs.getByRole('link', { name: 'Export' }).click()
    const whole = await saved(page, page.getByRole('button', { name: 'Save the league file' }))
    expect(whole.text).toBe(log)
    const teams = await saved(page, page.getByRole('button', { name: 'Teams, all time as JSON' }))
    expect(JSON.parse(teams.text)).toHaveLength(4)
  })

  await test.step('a big screen: its clock goes on where it was left', async () => {
    await page.getByRole('link', { name: 'Projector view' }).click()
    const clock = page.getByRole('timer')
    await page.getByLabel('Minutes').fill('5')
    await page.getByRole('button', { name: 'Set' }).click()
    await expect(clock).toHaveText('05:00')
    await page.getByRole('button', { name: 'Start the clock' }).click()
    await expect(clock).toHaveText(/^04:5\d$/)
    await page.reload()
    await expect(clock).toHaveText(/^04:\d\d$/)
    await page.getByRole('button', { name: 'Pause the clock' }).click()
    await expect(page.getByRole('button', { name: 'Start the clock' })).toBeVisible()
    await page.getByRole('link', { name: 'Leave' }).click()
  })

  await test.step('addresses of nothing say so', async () => {
    for (const [address, title] of [
      ['fixture/nothing', 'No such match'],
      ['report/nothing', 'No such match'],
      ['match/nothing', 'No such match'],
      ['correct/nothing', 'Nothing to correct'],
      ['team/nobody', 'No such team'],
      ['team/constructor', 'No such team'],
      ['player/nobody/p1', 'No such player'],
      ['statistics/nothing', 'No such statistics'],
      ['statistics/players/never', 'No such statistics'],
    ]) {
      await page.goto(`${home}/${address}`)
      await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByRole('link', { name: 'To the league' })).toBeVisible()
    }
    await page.goto('./#/league/nothing')
    await expect(page.getByRole('alert')).toHaveText('There is no such league on this device.')
    await expect(page.getByRole('main').getByRole('link', { name: 'Leagues' })).toBeVisible()
  })
})

test('before a match of unequal teams: hiring with its sum, then gate, weather and handicaps as cards', async ({
  page,
}) => {
  await instantly(page)
  await page.goto('./#/leagues')
  await expect(page.locator('h1')).toBeAttached()
  await shelve(page, unequalLeague())
  await page.goto(`./#/league/${LEAGUE}/fixture/unequal`)
  await page.getByRole('link', { name: 'Kick off' }).click()
  const left = page.getByText(/^[\d,]+ gp left$/)
  const purse = async (): Promise<number> => Number((await left.innerText()).replaceAll(/\D/gu, ''))
  await expect(left).toBeVisible()
  const before = await purse()
  // Whoever plays for a day is hired by what he can do.
  const players = page
    .getByRole('heading', { name: 'Players', exact: true })
    .locator('+ ul')
    .getByRole('button')
  expect(await players.count()).toBeGreaterThan(1)
  for (const player of await players.all()) await expect(player).toContainText(/MA \d ST \d AG \d AV \d/)
  const wizard = page.getByRole('button', { name: /^Wizard .*25,000/ })
  await wizard.click()
  await expect.poll(purse).toBe(before - 25_000)
  // Left and taken up again, it is as it was.
  await page.reload()
  await expect.poll(purse).toBe(before - 25_000)
  const shown = page.getByRole('region', { name: 'Before the match' })
  // Both coaches hire; a handicap may send one of them to the market again, or give him somebody, whom he has to name.
  const shop = page.getByRole('region', { name: 'Hire' })
  const done = shop.getByRole('button', { name: 'Done', exact: true })
  for (let markets = 0; markets < 6; markets++) {
    await expect(shown.or(shop).first()).toBeVisible()
    if (await shown.isVisible()) break
    await ((await done.isVisible()) ? done : shop.getByRole('button').first()).click()
  }
  await expect(shown).toContainText(/Gate\s*[\d,]+/)
  await expect(shown).toContainText('Weather')
  await expect(shown.getByRole('listitem').filter({ hasText: 'Wizard' })).toHaveText(/Wizard\s*25,000/)
  const cards = shown.locator('.card')
  await expect(cards.first()).toBeVisible()
  for (const card of await cards.all()) expect((await card.innerText()).length).toBeGreaterThan(10)
  await expectClean(page, 'before a match')
  await shown.getByRole('button', { name: 'Go on' }).click()
  await expect(shown).toHaveCount(0)
})
