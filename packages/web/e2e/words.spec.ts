import { SeededDice, Game, editionOf } from '@touchback/engine'
import { BOTS } from '@touchback/bots'
import { matchTeams, suggestedDraft } from '@touchback/league'
import { inputsOf } from '../test/played.ts'
import { keptPosition } from './positions.ts'
import { expect, instantly, remember, test } from './support.ts'

const options = {
  modules: editionOf('lrb4').modules,
  league: false,
  tie: 'draw',
  rerollSuccesses: false,
  illegalProcedure: false,
} as const

test('after the last whistle nothing is offered to be taken back', async ({ page }) => {
  const edition = editionOf('lrb4')
  const teams = matchTeams(
    edition,
    suggestedDraft(edition, 'human', 'Humans'),
    suggestedDraft(edition, 'orc', 'Orcs'),
  )
  const game = Game.start({ edition: 'lrb4', teams, options }, { dice: new SeededDice(7), record: true })
  const coach = BOTS['random']?.(7)
  if (coach === undefined) throw new Error('there is no random coach')
  while (game.decision !== null) game.choose(coach.choose(game))
  const { settings } = keptPosition({
    rosters: { home: 'human', away: 'orc' },
    players: { home: [], away: [] },
    ball: [2, 2],
    rerolls: 0,
  })
  await instantly(page)
  await remember(page, {
    'touchback.match': {
      format: 'touchback-match',
      version: 1,
      settings: { ...settings, undo: 'free' },
      ...inputsOf(game),
    },
  })
  await page.goto('./#/match')
  await page.getByRole('button', { name: 'Look at the pitch' }).click()
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
})

test('lessons wear the shirts of Play now', async ({ page }) => {
  await instantly(page)
  const worn = () =>
    page
      .locator('main')
      .evaluate((node) => ['--home', '--away'].map((name) => node.style.getPropertyValue(name)))
  await page.goto('./')
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(page.locator('svg.board')).toBeVisible()
  const inPlay = await worn()
  await page.goto('./#/learn')
  await expect(page.getByRole('region', { name: 'Your coach' })).toBeVisible()
  expect(await worn()).toEqual(inPlay)
})

test('buttons say what they do', async ({ page }) => {
  await instantly(page)
  await page.goto('./#/choose')
  await expect(page.getByRole('button', { name: 'Another squad' }).first()).toBeVisible()
  await page.goto('./#/learn')
  await expect(page.getByRole('button', { name: 'Start the lesson over' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('button', { name: 'Reset all keys' })).toBeVisible()
})

test('a key is changed, is another after that, and comes back', async ({ page }) => {
  await instantly(page)
  await page.goto('./#/learn')
  await expect(page.getByRole('button', { name: 'Start the lesson over' })).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog')
  const ending = dialog.getByRole('button', { name: /^End the action, or the turn/u })
  const before = await ending.textContent()
  await ending.click()
  await expect(ending).toHaveText('press a key')
  await page.keyboard.press('Escape')
  await expect(ending).toHaveText(before ?? '')
  await ending.click()
  await page.keyboard.press('F9')
  await expect(ending).toHaveText('F9')
  await dialog.getByRole('button', { name: 'Reset all keys' }).click()
  await expect(ending).toHaveText(before ?? '')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})
