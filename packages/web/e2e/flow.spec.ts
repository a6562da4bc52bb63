import { expect, type Page } from '@playwright/test'
import { type Choice, EDITIONS, editionOf, Game, passChances, SeededDice, type XY } from '@touchback/engine'
import { matchTeams, suggestedDraft } from '@touchback/league'
import { usualOptions } from '../src/lib/line-up.ts'
import { inputsOf } from '../test/played.ts'
import { keptMatch, type OldMatch, replayed, Table } from './match.ts'
import { keptPosition } from './positions.ts'
import { remember, test } from './support.ts'

/** A turn goes from one player to the next without asking for leave. */
const SQUAD = keptPosition({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter', position: 'blitzer', at: [12, 7] },
      { name: 'Otto', position: 'lineman', at: [8, 3] },
      { name: 'Karl', position: 'lineman', at: [6, 10] },
    ],
    away: [{ name: 'Mug', position: 'lineman', at: [15, 7] }],
  },
  ball: [2, 2],
  rerolls: 1,
})

async function open(page: Page, kept: OldMatch = SQUAD): Promise<Table> {
  await remember(page, {
    'touchback.match': kept,
    'touchback.settings': { speed: 0, guard: false, soundOffered: true, warnings: true },
  })
  await page.goto('./#/match')
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  return table
}

const made = async (page: Page): Promise<readonly Choice['type'][]> =>
  ((await keptMatch(page))?.choices ?? []).map(({ type }) => type)

test('a click on another of one\u2019s own ends the walk under way and takes him up', async ({ page }) => {
  const table = await open(page)
  const game = replayed(SQUAD)
  await table.click(game, [8, 3])
  await table.click(game, [8, 4])
  await expect.poll(() => made(page)).toEqual(['activate', 'move'])
  await table.click(game, [12, 7])
  await expect.poll(() => made(page)).toEqual(['activate', 'move', 'end-activation'])
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Dieter')
  await table.click(game, [12, 8])
  await expect.poll(() => made(page)).toEqual(['activate', 'move', 'end-activation', 'activate', 'move'])
})

test('whoever has acted already is only looked at', async ({ page }) => {
  const table = await open(page)
  const game = replayed(SQUAD)
  for (const at of [
    [8, 3],
    [8, 4],
    [6, 10],
    [6, 11],
    [8, 4],
  ] as const)
    await table.click(game, at)
  await expect.poll(() => made(page)).toEqual(['activate', 'move', 'end-activation', 'activate', 'move'])
})

test('what an action was declared for is not lost by a slip', async ({ page }) => {
  const table = await open(page)
  const game = replayed(SQUAD)
  await table.click(game, [12, 7])
  await table.actions.getByRole('button', { name: /^Blitz/ }).click()
  await expect.poll(() => made(page)).toEqual(['activate'])
  await table.click(game, [8, 3])
  const warning = page.getByRole('alert')
  await expect(warning).toContainText('Dieter has not done what his action was for')
  // All of it is in sight, at every size.
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of await warning.getByRole('button').all())
      await expect(part).toBeInViewport({ ratio: 1 })
  }
  await warning.getByRole('button', { name: 'Go on with him' }).click()
  await expect(warning).toBeHidden()
  await table.click(game, [8, 3])
  await warning.getByRole('button', { name: 'End his action' }).click()
  await expect.poll(() => made(page)).toEqual(['activate', 'end-activation'])
  await table.click(game, [8, 4])
  const kept = await keptMatch(page)
  expect(kept?.choices.at(-2)).toMatchObject({ type: 'activate', player: 1 })
})

test('a touchdown in reach is not lost by a click on another', async ({ page }) => {
  const kept = keptPosition({
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [
        { name: 'Dieter', position: 'catcher', at: [20, 7] },
        { name: 'Otto', position: 'lineman', at: [8, 3] },
      ],
      away: [{ name: 'Mug', position: 'lineman', at: [2, 7] }],
    },
    ball: 0,
    rerolls: 1,
  })
  const table = await open(page, kept)
  const game = replayed(kept)
  await table.click(game, [20, 7])
  await table.click(game, [21, 7])
  await expect.poll(() => made(page)).toEqual(['activate', 'move'])
  await table.click(game, [8, 3])
  const warning = page.getByRole('alert')
  await expect(warning).toContainText('Dieter could still score this turn')
  await warning.getByRole('button', { name: 'Go on with him' }).click()
  await expect(warning).toBeHidden()
  expect(await made(page)).toEqual(['activate', 'move'])
  await table.click(game, [8, 3])
  await warning.getByRole('button', { name: 'End his action' }).click()
  await expect.poll(() => made(page)).toEqual(['activate', 'move', 'end-activation'])
})

test('the keyboard goes on to the next player in the same way', async ({ page }) => {
  const table = await open(page)
  const game = replayed(SQUAD)
  await table.click(game, [8, 3])
  await table.click(game, [8, 4])
  await expect.poll(() => made(page)).toEqual(['activate', 'move'])
  await page.mouse.move(1, 1)
  await table.board.focus()
  await page.keyboard.press(']')
  await page.keyboard.press('Enter')
  await expect.poll(() => made(page)).toEqual(['activate', 'move', 'end-activation'])
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Dieter')
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap on another of one\u2019s own takes him up in the same way', async ({ page }) => {
    const kept = keptPosition({
      rosters: { home: 'human', away: 'orc' },
      players: {
        home: [
          { name: 'Dieter', position: 'blitzer', at: [7, 5] },
          { name: 'Otto', position: 'lineman', at: [8, 3] },
        ],
        away: [{ name: 'Mug', position: 'lineman', at: [15, 7] }],
      },
      ball: [2, 2],
      rerolls: 1,
    })
    const table = await open(page, kept)
    const game = replayed(kept)
    const tap = async (at: XY): Promise<void> => {
      const { x, y } = await table.point(game, at)
      await page.touchscreen.tap(x, y)
    }
    // The first tap brings the squares nearer.
    await tap([8, 3])
    await expect(page.getByRole('button', { name: 'Whole pitch' })).toBeVisible()
    await tap([8, 4])
    await expect.poll(() => made(page)).toEqual(['activate', 'move'])
    await tap([7, 5])
    await expect.poll(() => made(page)).toEqual(['activate', 'move', 'end-activation'])
    await tap([7, 6])
    await expect.poll(() => made(page)).toEqual(['activate', 'move', 'end-activation', 'activate', 'move'])
  })
})

for (const { id, name, field, turn, teams } of Object.values(EDITIONS)) {
  const [home = '', away = home] = Object.keys(teams.rosters)
  test(`${name}: with the ball in the end zone ${turn.scoring === 'at-once' ? 'it is a touchdown' : 'the first thing offered is to score'}`, async ({
    page,
  }) => {
    const end = field.pitch.length - 1
    const kept = keptPosition(
      {
        rosters: { home, away },
        players: {
          home: [
            { name: 'Dieter', position: 'lineman', at: [end - 1, 5] },
            { name: 'Otto', position: 'lineman', at: [5, 3] },
          ],
          away: [{ name: 'Mug', position: 'lineman', at: [5, 7] }],
        },
        ball: 0,
        rerolls: 1,
      },
      { edition: id },
    )
    const table = await open(page, kept)
    const game = replayed(kept)
    const score = async () => replayed((await keptMatch(page)) ?? kept).state.teams.home.score
    await table.click(game, [end - 1, 5])
    await table.click(game, [end, 5])
    if (turn.scoring !== 'at-once') {
      await expect(page.getByRole('region', { name: 'Decision' })).toContainText('end the action to score')
      const first = table.actions.getByRole('button').first()
      await expect(first).toHaveText('Score')
      await first.click()
    }
    await expect.poll(score).toBe(1)
  })
}

test('with the ball in the end zone the key that ends an action scores', async ({ page }) => {
  const kept = keptPosition({
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [
        { name: 'Dieter', position: 'blitzer', at: [24, 7] },
        { name: 'Otto', position: 'lineman', at: [20, 3] },
      ],
      away: [{ name: 'Mug', position: 'lineman', at: [5, 7] }],
    },
    ball: 0,
    rerolls: 1,
  })
  const score = async () => replayed((await keptMatch(page)) ?? kept).state.teams.home.score
  const table = await open(page, kept)
  const game = replayed(kept)
  await table.click(game, [24, 7])
  await table.click(game, [25, 7])
  await page.keyboard.press('e')
  await expect.poll(score).toBe(1)
})

test('a pass shows its ranges and everybody who could catch it, at once', async ({ page }) => {
  const kept = keptPosition({
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [
        { name: 'Dieter', position: 'thrower', at: [10, 7] },
        { name: 'Otto', position: 'catcher', at: [13, 7] },
      ],
      away: [{ name: 'Mug', position: 'lineman', at: [20, 7] }],
    },
    ball: 0,
    rerolls: 1,
  })
  const table = await open(page, kept)
  await table.click(replayed(kept), [10, 7])
  await page.keyboard.press('p')
  await expect(table.board.getByText('Quick pass 3+')).toBeVisible()
  await expect(table.board.getByText(/^Short pass \d\+$/)).toBeVisible()
  const { match } = replayed({ ...kept, choices: (await keptMatch(page))?.choices ?? [] })
  const chance = passChances(match, match.player(0), match.player(1).at)?.completed ?? 0
  await expect(table.board.getByText(`${Math.round(chance * 100)}%`, { exact: true })).toBeVisible()
})

test('whoever is about to get the ball shows his chance once', async ({ page }) => {
  const kept = keptPosition({
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [
        { name: 'Dieter', position: 'thrower', at: [10, 7] },
        { name: 'Otto', position: 'catcher', at: [13, 7] },
      ],
      away: [{ name: 'Mug', position: 'lineman', at: [20, 7] }],
    },
    ball: 0,
    rerolls: 0,
  })
  const table = await open(page, kept)
  await table.click(replayed(kept), [10, 7])
  await page.keyboard.press('p')
  await table.click(await table.game(), [13, 7])
  await expect(page.getByRole('group', { name: 'Confirm' })).toBeVisible()
  const { match } = await table.game()
  const chance = passChances(match, match.player(0), match.player(1).at)?.completed ?? 0
  await expect(table.board.getByText(`${Math.round(chance * 100)}%`, { exact: true })).toHaveCount(1)

  // On the whole pitch in the hand names of ranges and chances are as large as they may be.
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const text of [table.board.getByText('Quick pass 3+'), table.board.locator('text.large')])
    await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(11)
})

test('squares of one chance are one area with one number', async ({ page }) => {
  const table = await open(page)
  await table.click(replayed(SQUAD), [8, 3])
  const numbers = table.board.locator('text.chance')
  await expect(numbers.first()).toBeVisible()
  expect(await numbers.count()).toBeLessThan(20)
  expect((await numbers.allTextContents()).every((text) => /^(<1|\d+)$/u.test(text))).toBe(true)
  await expect(page.getByText('Numbers: the chance, in %, to get there and stay up.')).toBeVisible()
})

test('the opponents\u2019 reach is switched on with a finger, and counted', async ({ page }) => {
  const table = await open(page)
  const button = page.getByRole('button', { name: 'Where the opponents could go' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(table.board.locator('text.count').first()).toHaveText('1')
  await expect(page.getByText('In rings: how many of the opponents could come there.')).toBeVisible()
  // It lies over where one could go oneself, or the counts could not be read.
  await table.click(replayed(SQUAD), [12, 7])
  await expect(table.board.locator('path.reach').first()).toBeVisible()
  const order = await table.board
    .locator('path.reach, path.threat')
    .evaluateAll((paths) => paths.map((path) => path.classList.contains('threat')))
  expect(order.indexOf(true)).toBeGreaterThan(order.lastIndexOf(false))
  await button.click()
  await expect(table.board.locator('text.count')).toHaveCount(0)
})

test('a match is conceded from the menu, at the start of a turn and not by a slip', async ({ page }) => {
  const table = await open(page)
  const game = replayed(SQUAD)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'No, play on' }).click()
  await page.getByRole('button', { name: 'Back to the match' }).click()
  await table.click(game, [8, 3])
  await table.click(game, [8, 4])
  await page.getByRole('button', { name: 'Menu' }).click()
  const closed = page.getByRole('button', { name: 'Concede' })
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  // A finger reads no titles: it is said where it can be read.
  await closed.click({ force: true })
  await expect(page.getByText('Only at the start of your own turn, before anybody acts.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the match' }).click()
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Take back' }).click()
    await expect.poll(async () => (await made(page)).length).toBe(left)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Concede the match' }).click()
  await expect.poll(() => made(page)).toContain('concede')
  await expect(page.getByText('The match is over.')).toBeVisible()
  // Level or not, whoever gave up has lost, and it is said.
  const over = page.getByRole('dialog', { name: / win$/ })
  await expect(over.getByText(/ gave up\.$/)).toBeVisible()
  const winner = await over.getByRole('heading').innerText()
  await over.getByRole('button', { name: 'Statistics and luck' }).click()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByText(winner, { exact: true })).toBeVisible()
  await expect(result.getByText(/ gave up\.$/)).toBeVisible()
})

test('where the book lets a coach concede before he sets up, that is in the menu and nowhere else', async ({
  page,
}) => {
  const edition = editionOf('basic')
  const [home = '', away = home] = Object.keys(edition.teams.rosters)
  const team = (roster: string) => suggestedDraft(edition, roster, roster)
  const game = Game.start(
    {
      edition: edition.id,
      teams: matchTeams(edition, team(home), team(away)),
      options: usualOptions(edition),
    },
    { dice: new SeededDice(3), record: true },
  )
  while (game.decision !== null && game.decision.type !== 'set-up') game.choose(game.decision.default)
  expect(game.decision?.also).toContainEqual({ type: 'concede' })
  const table = await open(page, { ...SQUAD, ...inputsOf(game), from: undefined })
  await expect(table.setUp.getByRole('button', { name: 'Set-up stands' })).toBeVisible()
  await expect(table.setUp.getByRole('button', { name: 'Concede' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Concede the match' }).click()
  await expect(page.getByText('The match is over.')).toBeVisible()
  await page.getByRole('button', { name: 'Look at the pitch' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Concede' })).toHaveCount(0)
})
