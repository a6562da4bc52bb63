import { inputsOf } from '../test/played.ts'
import { readFileSync } from 'node:fs'
import { Game, RecordedDice, SeededDice, stateHash } from '@touchback/engine'
import { BOTS } from '@touchback/bots'
import { pairing, lineUp, usualPlay, firstEdition } from '../src/lib/line-up.ts'
import type { Page } from '@playwright/test'
import { keptMatch, type OldMatch } from './match.ts'
import { expect, instantly, test } from './support.ts'

/** A whole match between two rookies, as a file somebody might send. */
function playedMatch(): OldMatch {
  const { spec, settings } = lineUp(pairing(firstEdition(), 0), usualPlay({ home: 'human', away: 'human' }))
  const game = Game.start(spec, { dice: new SeededDice(4), record: true })
  const coaches = { home: BOTS['rookie']!(1), away: BOTS['rookie']!(2) }
  while (game.decision !== null) game.choose(coaches[game.decision.side].choose(game))
  const { choices, dice } = inputsOf(game)
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

test('a file that is no match says why, and half a match is shown as far as it goes', async ({ page }) => {
  const wrong = { ...file, buffer: Buffer.from(JSON.stringify({ ...match, dice: match.dice.slice(0, 30) })) }
  await page.getByLabel('A saved match').setInputFiles(wrong)
  await expect(
    page.getByRole('status').filter({ hasText: /stops at choice \d+ \(a die is missing\)/ }),
  ).toBeVisible()
  await page.goto('./#/replays')
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

test('it runs backwards by itself, and by every key', async ({ page }) => {
  await page.getByLabel('A saved match').setInputFiles(file)
  const slider = page.getByRole('slider', { name: 'Step of the match' })
  const at = async () => Number(await slider.inputValue())
  await expect(slider).toBeVisible()
  await page.getByLabel('Speed').selectOption('Fastest')
  await page.goto(`${page.url().split('?')[0]}?step=40`)
  await expect(slider).toHaveValue('40')
  await page.getByRole('button', { name: 'Play backwards' }).click()
  await expect.poll(at).toBeLessThan(36)
  await page.getByRole('button', { name: 'Pause' }).click()
  const paused = await at()
  // The keys work wherever the last click was: on a button, or on the pitch.
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBe(paused - 1)
  await page.locator('svg.board').click({ position: { x: 20, y: 20 } })
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBe(paused - 2)
  await page.keyboard.press('b')
  await expect.poll(at).toBe(0)
  for (const key of ['.', ']', 'PageDown']) {
    const before = await at()
    await page.keyboard.press(key)
    await expect.poll(at, key).toBeGreaterThan(before)
  }
  await page.keyboard.press('End')
  await expect.poll(at).toBe(match.choices.length)
  // The last step may be one of those with a picture: from there `,` leads to it and not to an earlier step.
  for (const key of ['[', ',', 'PageUp']) {
    const before = await at()
    await page.keyboard.press(key)
    await expect.poll(at, key).toBeLessThan(before)
  }
})

test('marks of touchdowns and turnovers stand on the timeline and lead to their moment', async ({ page }) => {
  await page.getByLabel('A saved match').setInputFiles(file)
  await expect(page.locator('.where')).toBeVisible()
  const { home, away } = end.state.teams
  const touchdowns = page.getByRole('button', { name: /^Touchdown: / })
  await expect(touchdowns).toHaveCount(home.score + away.score)
  await expect(page.getByRole('button', { name: /^Turnover: / }).first()).toBeVisible()
  await touchdowns.last().click()
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(/touchdown/i)
  // The picture in which it happens: the scorer has the ball, and somebody is on the pitch to see it.
  await expect(page.locator('.halo')).toHaveCount(1)
  expect(await page.locator('svg.board .token').count()).toBeGreaterThan(5)
  await expect(page.getByText('Touchdown!', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect(page.locator('.halo')).toHaveCount(0)
  // The same by key; and a link to it leads there too.
  await page.keyboard.press(',')
  await expect(page.locator('.halo')).toHaveCount(1)
  await page.goto('./#/replays')
  await page.getByRole('link', { name: /^Watch / }).click()
  await expect(page.locator('.where')).toBeVisible()
})

/** Whatever of the dice is seen is seen whole: a roll is inside its row, or not in it at all. */
const cutRolls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rolls.row')].flatMap((row) => {
      const edge = row.getBoundingClientRect()
      const screen = row.closest('.middle')?.getBoundingClientRect()
      const outside = screen === undefined || edge.bottom > screen.bottom + 1 || edge.top < screen.top - 1
      const cut = [...row.querySelectorAll<HTMLElement>('.roll')].filter((roll) => {
        const { top, bottom, right } = roll.getBoundingClientRect()
        return top < edge.bottom - 1 && (bottom > edge.bottom + 1 || right > edge.right + 1)
      })
      return [...(outside ? ['the row itself'] : []), ...cut.map((roll) => roll.innerText)]
    }),
  )

test('dice of a replay are never cut off, at any size', async ({ page }) => {
  await page.getByLabel('A saved match').setInputFiles(file)
  await expect(page.locator('.where')).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.keyboard.press('Home')
    for (let looked = 0; looked < 25; looked++) {
      await page.keyboard.press(looked % 5 === 0 ? '.' : 'ArrowRight')
      expect(await cutRolls(page), `${width}, ${await page.locator('.where').innerText()}`).toEqual([])
    }
    await expect(page.getByRole('button', { name: 'Play on from here' })).toBeInViewport({ ratio: 1 })
  }
})

test('a match goes out as a file and comes back the same', async ({ page }) => {
  await page.getByLabel('A saved match').setInputFiles(file)
  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share as a file' }).click()
  const sent = await download
  expect(sent.suggestedFilename()).toMatch(/\.touchback\.json$/)
  // Shirts and coaches too.
  expect(JSON.parse(readFileSync(await sent.path(), 'utf8'))).toMatchObject({ settings: match.settings })
  await page.getByRole('button', { name: 'All replays' }).click()
  // What was written is more than the old file held, so it is kept beside it, and once however often it comes.
  for (let times = 0; times < 2; times++) {
    await page.getByLabel('A saved match').setInputFiles(await sent.path())
    await expect(page.locator('.where')).toContainText(`of ${match.choices.length}`)
    await page.goto('./#/replays')
    await expect(page.getByRole('link', { name: 'Report' })).toHaveCount(2)
  }
})

test('on a phone the report and the log are a tap away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('A saved match').setInputFiles(file)
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.locator('.middle .rolls').first()).not.toBeEmpty()
  await expect(page.getByRole('link', { name: 'Report' })).toBeInViewport()
  await page.getByRole('button', { name: 'Log' }).click()
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible()
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
  const kept = (await keptMatch(page)) as OldMatch
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
