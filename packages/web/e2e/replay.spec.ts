import { Game, RecordedDice, SeededDice, stateHash } from '@touchback/engine'
import { BOTS } from '@touchback/bots'
import { pairing, lineUp, usualPlay, firstEdition } from '../src/lib/line-up.ts'
import type { KeptMatch } from '../src/match/kept.ts'
import { expect, instantly, test } from './support.ts'

/** A whole match between two rookies, as a file somebody might send. */
function playedMatch(): KeptMatch {
  const { spec, settings } = lineUp(pairing(firstEdition(), 0), usualPlay({ home: 'human', away: 'human' }))
  const game = Game.start(spec, { dice: new SeededDice(4), record: true })
  const coaches = { home: BOTS['rookie']!(1), away: BOTS['rookie']!(2) }
  while (game.decision !== null) game.choose(coaches[game.decision.side].choose(game))
  const { choices, dice } = game.record()
  return { format: 'touchback-match', version: 1, spec, settings, choices, dice }
}

const match = playedMatch()
const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(match)) }
const end = (() => {
  const game = Game.start(match.spec, { dice: new RecordedDice(match.dice) })
  for (const choice of match.choices) game.choose(choice)
  return game
})()

test.beforeEach(async ({ page }) => {
  await instantly(page)
  await page.goto('./#/replays')
})

test('a file that is no match says why', async ({ page }) => {
  const wrong = { ...file, buffer: Buffer.from(JSON.stringify({ ...match, dice: match.dice.slice(0, 30) })) }
  await page.getByLabel('A saved match').setInputFiles(wrong)
  await expect(page.getByRole('alert')).toContainText(/no dice left at choice \d+/)
  await page.getByLabel('A saved match').setInputFiles({ ...file, buffer: Buffer.from('hello') })
  await expect(page.getByRole('alert')).toContainText('not even JSON')
})

test('a replay runs both ways, by steps, turns and drives, to the final state', async ({ page }) => {
  await page.getByLabel('A saved match').setInputFiles(file)
  const where = page.locator('.where')
  await expect(where).toContainText(`step 0 of ${match.choices.length}`)
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect(where).toContainText('step 1 of')
  await page.getByRole('button', { name: 'Next drive' }).click()
  await page.getByRole('button', { name: 'Next turn' }).click()
  await expect(where).toContainText('turn 1')
  await page.getByRole('button', { name: 'Step back' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(where).toContainText(`step ${match.choices.length} of`)
  const { home, away } = end.state.teams
  for (const [side, team] of [
    ['home', home],
    ['away', away],
  ] as const)
    await expect(
      page.getByRole('img', { name: `${match.spec.teams[side].name} score ${team.score}` }),
    ).toBeVisible()
  await page.reload()
  await expect(where).toBeVisible()
})

test('playing on from a step begins a match there, and it is the same match', async ({ page }) => {
  await page.getByLabel('A saved match').setInputFiles(file)
  await expect(page.locator('.where')).toBeVisible()
  const step = 60
  await page.goto(`${page.url().split('?')[0]}?step=${step}`)
  await expect(page.locator('.where')).toContainText(`step ${step} of`)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Play on', exact: true }).click()
  await expect(page).toHaveURL(/#\/match/)
  const kept = JSON.parse(
    await page.evaluate(() => localStorage.getItem('touchback.match') ?? ''),
  ) as KeptMatch
  expect(kept.choices).toEqual(match.choices.slice(0, step))
  const again = Game.start(kept.spec, { dice: new RecordedDice(kept.dice) })
  for (const choice of kept.choices) again.choose(choice)
  const straight = Game.start(match.spec, { dice: new RecordedDice(match.dice) })
  for (const choice of match.choices.slice(0, step)) straight.choose(choice)
  expect(stateHash(again.state)).toBe(stateHash(straight.state))
})

test('the report tells score, statistics and luck, and leads back to the moment', async ({ page }) => {
  await page.getByLabel('A saved match').setInputFiles(file)
  await page.getByRole('link', { name: 'Report' }).click()
  const { home, away } = end.state.teams
  await expect(page.locator('.result')).toContainText(`${home.score}–${away.score}`)
  await expect(page.getByRole('heading', { name: 'Luckiest moments', exact: true })).toHaveCount(2)
  // Nothing of the tables is cut off on a desk.
  for (const table of await page.getByRole('region', { name: /^Players of/ }).all())
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('listitem')).toHaveCount(
    home.score + away.score,
  )
  await page.locator('ol a').first().click()
  await expect(page.locator('.where')).toBeVisible()
})
