import { LeagueLog } from '@touchback/league'
import { champions } from '@touchback/league/views'
import { expectClean, found } from './leagues.ts'
import { demoFounding, demoLines } from '../test/league/demo.ts'
import { LEAGUE, type PlayedLeague, playedLeague, shelve } from './played-league.ts'
import { expect, instantly, test } from './support.ts'

test('a cup that is over: its winner leads the league, and is what a big screen shows', async ({ page }) => {
  const played = playedLeague()
  const { league } = played
  const last = Object.keys(league.competitions).at(-1)
  const won = champions(league).find(({ competition }) => competition === last)
  const winner = league.teams[won?.winner ?? '']?.team.name ?? 'nobody'
  await instantly(page)
  await page.goto('./#/leagues')
  await expect(page.locator('h1')).toBeAttached()
  await shelve(page, played)
  await page.goto(`./#/league/${LEAGUE}`)
  await expect(page.getByRole('region', { name: /^Champions of / })).toContainText(winner)
  await page.setViewportSize({ width: 390, height: 844 })
  // In the hand it is one column, and the news come last.
  const heads = await page.getByRole('heading', { level: 2 }).evaluateAll((all) =>
    all
      .map((head) => ({ text: head.textContent, top: head.getBoundingClientRect().top }))
      .toSorted((one, other) => one.top - other.top)
      .map(({ text }) => text),
  )
  expect(heads[0]).toMatch(/^Champions of /)
  expect(heads.at(-1)).toBe('News')
  await expectClean(page, 'a league whose cup is over')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`./#/league/${LEAGUE}/projector`)
  await expect(page.getByRole('region', { name: 'Bracket' })).toBeVisible()
  // The match for third place was played last.
  await expect(page.getByRole('heading', { level: 2, name: /final$/ })).toBeVisible()
  await expect(page.getByText('Champions')).toBeVisible()
  await expectClean(page, 'a cup on a big screen')

  // A match of the bracket is one click away.
  await page.goto(`./#/league/${LEAGUE}/competition`)
  await page.locator('svg a').last().click()
  await expect(page).toHaveURL(/\/fixture\//)
})

/** Nobody has played yet, and everybody has a name that takes room. */
function longNames(): PlayedLeague {
  const founding = demoFounding('lrb4', 12)
  const teams = founding.teams.map((team, index) => ({
    ...team,
    draft: { ...team.draft, name: `Thunderous Wanderers of Hammerfast ${index + 1}` },
  }))
  const { value, problem } = LeagueLog.read(demoLines({ ...founding, teams }))
  if (value === null) throw new Error(problem)
  return value
}

test('a table of long names fits a big screen', async ({ page }) => {
  await instantly(page)
  await page.goto('./#/leagues')
  await expect(page.locator('h1')).toBeAttached()
  await shelve(page, longNames())
  await page.goto(`./#/league/${LEAGUE}/projector`)
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('row')).toHaveCount(11)
    await expect(page.locator('li')).toHaveCount(6)
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(over, `${width} by ${height}`).toBeLessThanOrEqual(0)
  }
})

test('a book that counts no points shows none, and a name that is too long is said to be', async ({
  page,
}) => {
  await instantly(page)
  await found(page, { book: 'sevens' })
  await page.getByRole('table').first().getByRole('rowheader').first().getByRole('link').click()
  const squad = page.getByRole('table', { name: 'Players of the squad' })
  await expect(squad.getByRole('columnheader', { name: 'Worth' })).toBeVisible()
  await expect(squad.getByRole('columnheader', { name: /SPP/ })).toHaveCount(0)
  await squad.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'What he has learned' })).toBeVisible()
  await expect(page.getByText('Star player points')).toHaveCount(0)
  await expectClean(page, 'a player without points')

  await page.goto('./#/leagues/new')
  await page.getByLabel('Name of the league').fill('N'.repeat(200))
  await expect(page.getByText('There is room for 60 letters: more are left out.')).toBeVisible()
  await expectClean(page, 'a long name')
})
