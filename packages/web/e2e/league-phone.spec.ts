import type { Locator } from '@playwright/test'
import { LEAGUE, shelve, unequalLeague } from './played-league.ts'
import { expect, instantly, test } from './support.ts'

const inSight = async (what: Locator, width: number): Promise<boolean> => {
  const box = await what.boundingBox()
  return box !== null && box.x >= 0 && box.x + box.width <= width
}

test('in the hand nothing of a squad is out of sight, and what moves sideways says so', async ({ page }) => {
  const league = unequalLeague()
  await instantly(page)
  await page.goto('./#/leagues')
  await expect(page.locator('h1')).toBeAttached()
  await shelve(page, league)
  const to = (where: string) => page.goto(`./#/league/${LEAGUE}${where}`)
  const [team = ''] = Object.keys(league.league.teams)

  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await to(`/team/${team}`)
    const squad = page.getByRole('table', { name: 'Players of the squad' })
    await expect(squad).toBeVisible()
    const beyond = await squad.locator('tbody :is(td, th, small)').evaluateAll((cells, edge) => {
      const out = ({ left, right }: DOMRect) => left < 0 || right > edge
      return cells.filter((cell) => out(cell.getBoundingClientRect())).map(({ textContent }) => textContent)
    }, width)
    expect(beyond, `out of sight at ${width}`).toEqual([])
    await expect(squad).toContainText(/\d for most valuable player/)
    // Seasons of one name are told apart.
    await expect(page.getByText(/^\d\w\w of 4 in Season [12]$/)).not.toHaveCount(0)
    await expect(page.getByText(/ in Season$/)).toHaveCount(0)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  const tabs = page.getByRole('navigation', { name: 'This league' })
  await to('')
  await expect(page.getByText('What can be done next stands above.')).toHaveCount(0)
  await expect(tabs).toHaveAttribute('data-more', 'right')
  await to('/export')
  await expect(tabs).toHaveAttribute('data-more', 'left')
  await expect.poll(() => inSight(tabs.getByRole('link', { name: 'Export' }), 390)).toBe(true)

  // A table is sorted by something one sees.
  await to('/statistics/players')
  const table = page.getByRole('region', { name: /^Table: Players/ })
  await expect(table).toHaveAttribute('data-more', 'right')
  expect(await inSight(table.locator('[aria-sort=descending]'), 390)).toBe(true)

  // The last rounds of a cup come first, and its match for third place stands there once.
  await to('/competition')
  await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible()
  const heads = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(heads.indexOf('Final')).toBeLessThan(heads.indexOf('Matches'))
  const third = page.getByRole('heading', { name: 'For third place' })
  await expect(third).toHaveCount(1)
  await expect(third.locator('+ a')).toContainText(/ won (on penalties|by decision)$/)
  await expect(page.getByText(/^(won|lost) \d–\d (on penalties|by decision) against /).first()).toBeVisible()
})
