import type { Page } from '@playwright/test'
import type { Choice, XY } from '@touchback/engine'
import { keptMatch, replayed, Table, type OldMatch } from './match.ts'
import { caseNamed, everyCase, keptPosition } from './positions.ts'
import { expect, remember, test } from './support.ts'

/** What a coach of many seasons tries first, and must not find wanting. */
async function open(
  page: Page,
  kept: OldMatch,
  match: Partial<OldMatch['settings']> = {},
  likes: Record<string, unknown> = {},
): Promise<Table> {
  await remember(page, {
    'touchback.match': { ...kept, settings: { ...kept.settings, ...match } },
    'touchback.settings': { speed: 0, guard: false, soundOffered: true, warnings: true, ...likes },
  })
  await page.goto('./#/match')
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  return table
}

const made = async (page: Page): Promise<readonly Choice[]> => (await keptMatch(page))?.choices ?? []

/** An ogre who must roll before he does anything, one of his own beside him, and an orc. */
const OGRE = keptPosition({
  rosters: { home: 'ogre', away: 'orc' },
  players: {
    home: [
      { name: 'Grond', position: 'ogre', at: [12, 7] },
      { name: 'Nib', position: 'goblin', at: [10, 4] },
    ],
    away: [{ name: 'Mug', position: 'lineman', at: [13, 7] }],
  },
  ball: [2, 2],
  rerolls: 2,
})

test('a big guy walks, blocks and is asked again while the page keeps its head', async ({ page }) => {
  const table = await open(page, OGRE, {}, { warnings: false })
  const game = replayed(OGRE)
  for (const at of [
    [12, 7],
    [13, 7],
    [13, 7],
  ] as const satisfies readonly XY[])
    await table.click(game, at)
  await expect.poll(() => made(page)).not.toEqual([])
  for (let asked = 0; asked < 8; asked++) {
    const now = await table.game()
    if (now.decision?.type === 'activate') break
    const [first = { type: 'decline' }] = now.legalChoices()
    await table.answer(now, first)
  }
  // Whatever came of it, the next player can be taken up.
  const after = await table.game()
  expect(after.decision).not.toBeNull()
})

/** Humans with a loose ball beside one of them, an orc with nothing, and a way to hit him. */
const LOOSE = keptPosition({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter', position: 'blitzer', at: [12, 7] },
      { name: 'Otto', position: 'lineman', at: [8, 3] },
    ],
    away: [
      { name: 'Mug', position: 'lineman', at: [13, 7] },
      { name: 'Gob', position: 'lineman', at: [22, 3] },
    ],
  },
  ball: [11, 8],
  rerolls: 1,
})

test('a turn with the ball loose is not ended by a slip of the hand', async ({ page }) => {
  const table = await open(page, LOOSE)
  const end = table.actions.getByRole('button', { name: 'End turn' })
  const alert = table.tray.getByRole('alert')
  await end.click()
  await expect(alert).toContainText('The ball is loose')
  await expect(alert).toContainText('Dieter')
  expect(await made(page)).toEqual([])
  await table.tray.getByRole('button', { name: 'Play on' }).click()
  await expect(alert).toHaveCount(0)
  // The same by keys: Escape thinks again, the question stays.
  await page.keyboard.press('e')
  await expect(alert).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
  await end.click()
  await table.tray.getByRole('button', { name: 'End the turn' }).click()
  await expect.poll(async () => (await made(page)).at(-1)?.type).toBe('end-turn')
})

test('a carrier who is marked is worth a blitz before the turn ends', async ({ page }) => {
  const kept = keptPosition({
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [
        { name: 'Dieter', position: 'blitzer', at: [10, 7] },
        { name: 'Otto', position: 'lineman', at: [3, 3] },
      ],
      away: [{ name: 'Mug', position: 'lineman', at: [13, 7] }],
    },
    ball: [2, 2],
    rerolls: 1,
  })
  const mugCarries = structuredClone(kept)
  Object.assign(mugCarries.from?.ball ?? {}, { status: 'held', holder: 2 })
  const table = await open(page, mugCarries)
  await table.actions.getByRole('button', { name: 'End turn' }).click()
  await expect(table.tray.getByRole('alert')).toContainText('Your blitz is unused: Dieter')
})

const WALK: readonly XY[] = [
  [8, 3],
  [9, 3],
]

for (const [undo, after] of [
  ['off', 0],
  ['until-dice', 1],
  ['consent', 1],
] as const)
  test(`undo, ${undo}: a walk without dice can be taken back as the match says`, async ({ page }) => {
    const table = await open(page, LOOSE, { undo })
    for (const at of WALK) await table.click(replayed(LOOSE), at)
    await expect.poll(async () => (await made(page)).length).toBe(2)
    const back = table.actions.getByRole('button', { name: 'Take back' })
    await expect(back).toHaveCount(after)
    if (after === 0) {
      await page.keyboard.press('u')
      await page.keyboard.press('Escape')
      expect(await made(page)).toHaveLength(2)
      return
    }
    await back.click()
    await expect.poll(async () => (await made(page)).length).toBe(1)
  })

test('undo, until dice: nothing before the dice comes back', async ({ page }) => {
  const table = await open(page, LOOSE, { undo: 'until-dice' })
  const game = replayed(LOOSE)
  for (const at of [
    [12, 7],
    [13, 7],
    [13, 7],
  ] as const satisfies readonly XY[])
    await table.click(game, at)
  await expect.poll(async () => (await made(page)).length).toBe(2)
  await expect(table.actions.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await page.keyboard.press('u')
  expect(await made(page)).toHaveLength(2)
})

test('a block is thrown with the keyboard alone', async ({ page }) => {
  const table = await open(page, LOOSE)
  await table.board.focus()
  await page.keyboard.press(']')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Confirm' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: 'Confirm' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await made(page)).map(({ type }) => type)).toEqual(['activate', 'block'])
  for (let asked = 0; asked < 8; asked++) {
    const { decision } = await table.game()
    if (decision === null || decision.type === 'activate') break
    const before = (await made(page)).length
    // Dice and squares have numbers; whatever is asked with yes and no has a no.
    await page.keyboard.press(decision.type === 'pick-die' || decision.type === 'push' ? '1' : 'n')
    await expect
      .poll(async () => (await made(page)).length, { message: decision.type })
      .toBeGreaterThan(before)
  }
  expect((await table.game()).decision?.type).toBe('activate')
})

test('what cannot be done says why, for everybody and in words', async ({ page }) => {
  const table = await open(page, LOOSE)
  await table.click(replayed(LOOSE), [8, 3])
  const greyed = table.actions.locator('[aria-disabled="true"]')
  const count = await greyed.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index++) {
    const button = greyed.nth(index)
    await button.click({ force: true })
    const why = await table.actions.getByRole('status').innerText()
    expect(why).toMatch(/^[A-Z][\w -]+: \w+( \S+)+\.$/)
    expect(why).not.toContain('undefined')
    const rule = table.actions.getByRole('status').getByRole('link')
    expect(await rule.getAttribute('href')).toMatch(/^#\/rulebook\/\w+/)
  }
  expect(await made(page)).toEqual([])
})

interface Spot {
  readonly x: number
  readonly y: number
}

/** Fingers laid on the screen, moved together in a few steps and lifted. */
async function fingers(page: Page, from: readonly Spot[], to: readonly Spot[]): Promise<void> {
  const hand = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  const between = (one: number, two: number, step: number) => one + ((two - one) * step) / 6
  await touch('touchStart', from)
  for (let step = 1; step <= 6; step++)
    await touch(
      'touchMove',
      from.map(({ x, y }, index) => ({
        x: between(x, to[index]?.x ?? x, step),
        y: between(y, to[index]?.y ?? y, step),
      })),
    )
  await touch('touchEnd', [])
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the pitch is brought nearer, moved and put back with two fingers and one', async ({ page }) => {
    const { board } = await open(page, OGRE)
    const shown = async () => (await board.getAttribute('viewBox'))?.split(' ').map(Number) ?? []
    const [, , whole = 0] = await shown()
    const left = { x: 170, y: 400 }
    const right = { x: 220, y: 400 }
    await fingers(
      page,
      [left, right],
      [
        { x: 95, y: 400 },
        { x: 295, y: 400 },
      ],
    )
    await expect.poll(async () => (await shown())[2]).toBeLessThan(whole / 2)
    const [x = 0, y = 0, near = 0] = await shown()
    await fingers(page, [{ x: 195, y: 350 }], [{ x: 195, y: 450 }])
    await expect.poll(async () => (await shown())[1]).toBeLessThan(y)
    expect((await shown())[0]).toBe(x)
    expect((await shown())[2]).toBe(near)
    await fingers(
      page,
      [
        { x: 45, y: 400 },
        { x: 345, y: 400 },
      ],
      [left, right],
    )
    await expect.poll(async () => (await shown())[2]).toBe(whole)
    expect(await made(page)).toEqual([])
  })

  test('a player is dragged to another square in the set-up', async ({ page }) => {
    const { kept } = caseNamed(everyCase('lrb4'), 'set-up: set-up')
    const table = await open(page, kept)
    const game = replayed(kept)
    const chosen = page.locator(`[data-player] .token.${game.decision?.side}`).first()
    const box = await chosen.boundingBox()
    if (box === null) throw new Error('nobody to drag')
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await fingers(page, [from], [{ x: from.x, y: from.y + 70 }])
    await expect
      .poll(async () => {
        const now = await chosen.boundingBox()
        return now === null ? 0 : Math.round(now.y - box.y)
      })
      .toBeGreaterThan(40)
    await expect(table.setUp).toBeVisible()
  })
})
