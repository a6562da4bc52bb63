import { fromXY, type Game, reach, toXY, type XY } from '@touchback/engine'
import type { Page } from '@playwright/test'
import { type OldMatch, type Table, keptMatch, openMatch, replayed } from './match.ts'
import { type Case, caseNamed, everyCase, keptPosition } from './positions.ts'
import { expect, instantly, test } from './support.ts'

const cases = everyCase('lrb4')
const caseOf = (name: string): Case => caseNamed(cases, name)

/** Opens a position with other match settings than usual. */
async function open(
  page: Page,
  kept: OldMatch,
  settings: Partial<OldMatch['settings']> = {},
  likes: Record<string, unknown> = {},
): Promise<Table> {
  await instantly(page, likes)
  await page.goto('./#/nowhere')
  return openMatch(page, { ...kept, settings: { ...kept.settings, ...settings } })
}

/** A player who may move, and a square some steps off that he reaches without dice. */
function walker(game: Game): { player: number; at: XY; near: XY; far: XY } {
  for (const option of game.decision?.options ?? []) {
    if (option.type !== 'activate' || option.action !== 'move') continue
    const player = game.match.player(option.player)
    if (player.stance !== 'standing') continue
    const paths = reach(game.match, player)
    const free = paths
      .squares()
      .filter((square) => paths.chance(square) === 1 && game.match.at(square) === null)
    const near = free.find((square) => paths.moved(square) === 1)
    const far = free.find((square) => paths.moved(square) === 3)
    if (near !== undefined && far !== undefined)
      return { player: option.player, at: toXY(player.at), near: toXY(near), far: toXY(far) }
  }
  throw new Error('nobody can walk')
}

const moving = {
  kept: keptPosition({
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [
        { name: 'Dieter', position: 'blitzer', at: [8, 7] },
        { name: 'Otto', position: 'catcher', at: [4, 4] },
      ],
      away: [{ name: 'Mug', position: 'blitzer', at: [17, 7] }],
    },
    ball: [2, 2],
    rerolls: 1,
  }),
}

test('a way by waypoints is previewed, walked and taken back', async ({ page }) => {
  const table = await open(page, moving.kept, { undo: 'until-dice' })
  const game = replayed(moving.kept)
  const { at, near, far } = walker(game)
  await table.click(game, at)
  await page.keyboard.down('Shift')
  await table.click(game, near)
  await page.keyboard.up('Shift')
  await expect(page.locator('.way')).toHaveCount(1)
  expect((await keptMatch(page))?.choices.length).toBe(moving.kept.choices.length)
  await table.click(game, far)
  await expect.poll(async () => (await keptMatch(page))?.choices.length).toBe(moving.kept.choices.length + 2)
  const walked = (await keptMatch(page))?.choices.at(-1)
  expect(walked?.type === 'move' ? walked.path[0] : null).toEqual(near)
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('button', { name: 'Take back' }).click()
  expect((await keptMatch(page))?.choices.length).toBe(moving.kept.choices.length)
})

test('Escape steps back one level at a time and looking never commits', async ({ page }) => {
  const table = await open(page, moving.kept)
  const game = replayed(moving.kept)
  const { at, near } = walker(game)
  await table.click(game, at)
  await expect(page.locator('.chosen')).not.toHaveCount(0)
  const { x, y } = await table.point(game, near)
  await page.mouse.move(x, y)
  await page.keyboard.down('Shift')
  await page.mouse.click(x, y)
  await page.keyboard.up('Shift')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('.token .chosen')).toHaveCount(0)
  expect((await keptMatch(page))?.choices.length).toBe(moving.kept.choices.length)
})

test('players are dragged in a set-up, and what is wrong is said', async ({ page }) => {
  const { kept } = caseOf('set-up: set-up')
  const table = await open(page, kept)
  const game = replayed(kept)
  const token = page.locator(`[data-player] .token.${game.decision?.side}`).first()
  const from = await token.boundingBox()
  const dugout = await page.locator('aside').first().boundingBox()
  if (from === null || dugout === null) throw new Error('nothing to drag')
  await expect(table.setUp.getByText('Legal.')).toBeVisible()
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 })
  await page.mouse.move(dugout.x + 30, dugout.y + dugout.height - 20, { steps: 4 })
  await page.mouse.up()
  await expect(table.setUp.getByText('must be set up')).toBeVisible()
  await page.getByRole('button', { name: 'Suggested formation A' }).click()
  await expect(table.setUp.getByText('Legal.')).toBeVisible()
})

test('a new prompt takes no answer in its first moments', async ({ page }) => {
  const { kept } = caseOf('follow-up: follow-up')
  // A click in the very moment the prompt appears, as a hasty hand would make it.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLButtonElement>('.answers button')
      if (button === null) return
      observer.disconnect()
      button.click()
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page, kept, {}, { guard: true })
  await page.waitForTimeout(500)
  expect((await keptMatch(page))?.choices.length).toBe(kept.choices.length)
  await page.locator('.answers button').last().click()
  await expect.poll(async () => (await keptMatch(page))?.choices.length).toBeGreaterThan(kept.choices.length)
})

test('what is always answered the same is not asked', async ({ page }) => {
  const { kept } = caseOf('follow-up: follow-up')
  await open(page, kept, {}, { standing: { 'follow-up': 'decline' } })
  await expect
    .poll(async () => (await keptMatch(page))?.choices[kept.choices.length])
    .toEqual({ type: 'follow-up', follow: false })
})

test('past the dice the other coach is asked', async ({ page }) => {
  const { kept } = caseOf('act: foul')
  const table = await open(page, kept, { undo: 'consent' })
  await table.answer(replayed(kept), caseOf('act: foul').choice)
  const after = (await keptMatch(page))?.choices.length ?? 0
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  expect((await keptMatch(page))?.choices.length).toBe(after)
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('button', { name: 'I agree' }).click()
  expect((await keptMatch(page))?.choices.length).toBe(kept.choices.length)
})

test('real dice are typed in and the match goes on', async ({ page }) => {
  const { kept, choice } = caseOf('act: foul')
  const table = await open(page, kept, { tableDice: true })
  const game = replayed(kept)
  const target = choice.type === 'foul' ? toXY(game.match.player(choice.target).at) : fromXY([0, 0])
  await table.click(game, target as XY)
  await table.click(game, target as XY)
  const pad = page.getByRole('group', { name: 'Dice from the table' })
  await expect(pad).toContainText(/Armour of .+, breaks on \d+\+/)
  for (let die = 0; die < 4 && (await pad.isVisible()); die++)
    await pad.getByRole('button', { name: '1', exact: true }).click()
  await expect.poll(async () => (await keptMatch(page))?.choices.length).toBe(kept.choices.length + 1)
  expect((await keptMatch(page))?.dice.slice(kept.dice.length, kept.dice.length + 2)).toEqual([1, 1])
})

test('with odds switched off no chance is shown', async ({ page }) => {
  const table = await open(page, moving.kept, { odds: false })
  const game = replayed(moving.kept)
  const { at, far } = walker(game)
  await table.click(game, at)
  const { x, y } = await table.point(game, far)
  await page.mouse.move(x, y)
  await expect(page.locator('.free').first()).toBeAttached()
  await expect(page.locator('.chance')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Chances' })).toHaveCount(0)
})

test('what a spell would strike is drawn before it is cast', async ({ page }) => {
  const { kept } = caseOf('spell: spell fireball')
  const table = await open(page, kept)
  const game = replayed(kept)
  const look = async (at: XY) => {
    const { x, y } = await table.point(game, at)
    await page.mouse.move(x, y)
  }
  await table.actions.getByRole('button', { name: 'Fireball' }).click()
  await look([8, 7])
  await expect(page.locator('.struck')).toHaveCount(9)
  await table.actions.getByRole('button', { name: 'Lightning bolt' }).click()
  await look([8, 0])
  await expect(page.locator('.struck')).toHaveCount(10)
  expect((await keptMatch(page))?.choices.length).toBe(kept.choices.length)
})

test('skills are marked on the players as the coach likes', async ({ page }) => {
  const marks = page.locator('[data-player] [data-skill]')
  await open(page, moving.kept, {}, { skillMarks: 'all' })
  const held = replayed(moving.kept)
  const skills = held.state.players
    .filter(({ place }) => place === 'pitch')
    .map((player) => held.match.kit(player).skills.size)
  await expect(marks).toHaveCount(skills.reduce((sum, count) => sum + Math.min(count, 6), 0))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('group', { name: 'Skills marked on players' })
    .getByRole('radio', { name: 'None' })
    .check()
  await expect(marks).toHaveCount(0)
})
