import { type Office, officeOf } from '../../league/test/office.ts'
import { expectClean } from './leagues.ts'
import { LEAGUE, shelve } from './played-league.ts'
import { expect, instantly, test } from './support.ts'

/** A final of the book's greatest cup is over, and everybody who took part has a medal. */
function decided(): Office {
  const office = officeOf('lrb4', ['carla', 'bert', 'dora'], { inARow: 0 })
  const teams = ['carlas', 'berts']
  const cup = { competition: 'bb', name: 'Blood Bowl', format: 'knock-out', teams, cup: 'blood-bowl' }
  office.must('carla', { type: 'competition-opened', ...cup })
  office.must('carla', { type: 'round-drawn', competition: 'bb', round: 1, pairings: [teams] })
  office.play('bb/1/1', [1, 0])
  office.must('carla', { type: 'prizes-given', competition: 'bb', dice: [] })
  return office
}

test('a prize waits for its team, says what it brings, and is taken to the end', async ({ page }) => {
  const { log, league } = decided()
  await instantly(page)
  await page.goto('./#/leagues')
  await expect(page.locator('h1')).toBeAttached()
  await shelve(page, { entries: log.entries, league })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`./#/league/${LEAGUE}`)
  await expect(page.getByText('carlas: what Blood Bowl brings them')).toBeVisible()
  await page.getByRole('link', { name: 'Take it' }).first().click()
  const card = page.getByRole('region', { name: 'What the prize brings' })
  await expect(card).toContainText('the trophy, 350,000 gold and 5 points for each of the')
  await expectClean(page, 'a prize')
  await card.getByRole('button', { name: 'Roll the dice here' }).click()
  const take = page.getByRole('button', { name: 'Close the books' })
  const learn = page.locator('.now li button').first()
  for (;;) {
    await take.or(learn).first().waitFor()
    if (await take.isVisible()) break
    await learn.click()
  }
  await take.click()
  await page.goto(`./#/league/${LEAGUE}`)
  await expect(page.getByText('berts: what Blood Bowl brings them')).toBeVisible()
  await expect(page.getByText('carlas: what Blood Bowl brings them')).toBeHidden()
})
