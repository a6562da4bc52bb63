import { storedMatch } from './stored.ts'
import type { Page } from '@playwright/test'
import { editionOf, EDITIONS, Game, SeededDice, type XY } from '@touchback/engine'
import { LESSONS } from '../src/learn/lessons.ts'
import { prepare } from '../src/learn/position.ts'
import { Table } from './match.ts'
import { expect, instantly, test } from './support.ts'

const edition = editionOf(Object.keys(EDITIONS)[0] ?? '')

/** The hands of a pupil who does what he is told. */
function pupil(page: Page) {
  const table = new Table(page)
  const click = async (index: number, at: XY) => {
    const lesson = LESSONS[index]
    if (lesson === undefined) throw new Error(`no lesson ${index}`)
    const { spec, from } = prepare(edition, lesson.position)
    await table.click(Game.from(spec, from, { dice: new SeededDice(1) }), at)
  }
  return { table, click }
}

const coachBar = (page: Page) => page.getByRole('region', { name: 'Your coach' })

test('the first match is taught from moving to scoring', async ({ page }) => {
  await instantly(page)
  await page.goto('./')
  await page.getByRole('link', { name: /Learn/ }).click()
  const { table, click } = pupil(page)
  const coach = coachBar(page)

  await expect(coach).toContainText('Moving')
  await click(0, [8, 7])
  await click(0, [11, 6])
  await expect(coach).toContainText('Now the ball')
  await click(0, [14, 6])
  await click(0, [14, 6])
  await expect(coach).toContainText('Well done')
  await coach.getByRole('button', { name: 'Next: Blocking' }).click()

  await click(1, [12, 7])
  await click(1, [13, 7])
  await click(1, [13, 7])
  await expect(coach).toContainText('Pick a die')
  await table.tray.getByRole('button', { name: /down/i }).click()
  await expect(coach).toContainText('must give way')
  await click(1, [14, 7])
  await table.tray.getByRole('button', { name: 'Follow up' }).click()
  await expect(coach).toContainText('Well done')
  await coach.getByRole('button', { name: /^Next/ }).click()

  await click(2, [10, 7])
  await click(2, [9, 8])
  await click(2, [9, 8])
  await expect(coach).toContainText('too low')
  await table.tray.getByRole('button', { name: 'Team re-roll' }).click()
  await expect(coach).toContainText('Well done')
  await coach.getByRole('button', { name: /^Next/ }).click()

  await click(3, [12, 7])
  await click(3, [13, 7])
  await click(3, [13, 7])
  await expect(coach).toContainText('turnover')
  await expect(coach).toContainText('Well done')
  await coach.getByRole('button', { name: /^Next/ }).click()

  await click(4, [16, 7])
  await click(4, [25, 4])
  await click(4, [25, 4])
  await expect(coach).toContainText('She is there')
  await table.actions.getByRole('button', { name: 'Score' }).click()
  await expect(coach).toContainText('Touchdown!')
  await coach.getByRole('button', { name: 'Play a match' }).click()
  await expect(page).toHaveURL(/#\/match$/)
  await expect(table.board).toBeVisible()
})

test('lessons can be skipped, begun again and left, and the match on the device stays', async ({ page }) => {
  await instantly(page)
  await page.goto('./')
  await page.getByRole('button', { name: /Two coaches/ }).click()
  await expect(page.locator('svg.board')).toBeVisible()
  const before = await storedMatch(page)
  await page.goto('./#/learn')
  const coach = coachBar(page)
  const { click } = pupil(page)
  await click(0, [8, 7])
  await click(0, [11, 6])
  await expect(coach).toContainText('Now the ball')
  await coach.getByRole('button', { name: 'Start the lesson over' }).click()
  await expect(coach).toContainText('Choose Berta')
  for (const lesson of LESSONS.slice(1)) {
    await coach.getByRole('button', { name: 'Skip this lesson' }).click()
    await expect(coach).toContainText(`lesson ${LESSONS.indexOf(lesson) + 1} of ${LESSONS.length}`)
  }
  await coach.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Touchback' })).toBeVisible()
  expect(await storedMatch(page)).toBe(before)
})
