import { expect, type Page } from '@playwright/test'
import { EDITIONS, type Edition, editionOf } from '@touchback/engine'
import { keptMatch, type OldMatch, replayed, Table } from './match.ts'
import { keptPosition } from './positions.ts'
import { remember, test } from './support.ts'

/** One place for the question, one for the answer, one for the odds, at every size and whatever the names. */
const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const
const TEXT_SIZES = [1, 1.3]
const LONG = ['Wolfgang-Amadeus von und zu Hohenlohe', 'Grimskull Da Most Unstoppabul Of All']

/** The positions of a book that take the most room in a card: the one with the longest name, and the one with the most skills. */
function widest({ teams }: Edition): readonly [long: Posted, skilled: Posted] {
  const all = Object.values(teams.rosters).flatMap(({ id, positions }) =>
    positions.map((position) => ({ roster: id, position })),
  )
  const most = (size: (one: Posted) => number): Posted =>
    all.reduce((best, one) => (size(one) > size(best) ? one : best))
  return [
    most(({ position }) => position.id.length),
    most(({ position }) => position.skills.map((skill) => `${skill} `).join('').length),
  ]
}
interface Posted {
  readonly roster: string
  readonly position: { readonly id: string; readonly skills: readonly string[] }
}

/** The longest name anybody of the book has, if ours are no longer. */
const longest = ({ teams }: Edition, own: string): string =>
  Object.values(teams.specialPlayers).reduce(
    (best, { name }) => (name.length > best.length ? name : best),
    own,
  )

async function open(page: Page, kept: OldMatch, textSize = 1): Promise<Table> {
  await remember(page, {
    'touchback.match': kept,
    'touchback.settings': { speed: 0, guard: false, soundOffered: true, warnings: false, textSize },
  })
  await page.goto('./#/match')
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  return table
}

/** A window of another size, with everything where it belongs. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Controls and figures below the pitch that lie over one another, and what is cut off of the step and its chances. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const shown = [
      ...document.querySelectorAll<HTMLElement>('footer :is(button, .question, .odds li, .sum, h2, dl)'),
    ]
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    for (const [index, one] of shown.entries())
      for (const other of shown.slice(index + 1)) {
        if (one.node.contains(other.node) || other.node.contains(one.node)) continue
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // Lines of text that run on share a pixel or two of their boxes.
        if (wide > 2 && high > 3) found.push(`${one.node.innerText} | ${other.node.innerText}`)
      }
    for (const { node, box } of shown) {
      const edge = node.closest('.middle')?.getBoundingClientRect()
      if (edge !== undefined && (box.bottom > edge.bottom + 1 || box.right > edge.right + 1))
        found.push(`${node.innerText} is cut off`)
    }
    return found
  })

for (const edition of Object.values(EDITIONS)) {
  const [long, skilled] = widest(edition)
  const [ours, theirs] = LONG.map((name) => longest(edition, name))
  const kept = keptPosition(
    {
      rosters: { home: long.roster, away: skilled.roster },
      players: {
        home: [
          { name: ours ?? '', position: long.position.id, at: [8, 5] },
          { name: `${ours} II`, position: long.position.id, at: [8, 6] },
        ],
        away: [{ name: theirs ?? '', position: skilled.position.id, at: [9, 5] }],
      },
      ball: 0,
      rerolls: 1,
    },
    { edition: edition.id },
  )
  for (const text of TEXT_SIZES)
    test(`${edition.id}: nothing lies over anything with the longest names, at every size, text ${text}`, async ({
      page,
    }) => {
      const table = await open(page, kept, text)
      const game = replayed(kept)
      for (const [width, height] of SIZES) {
        await resize(page, width, height)
        await table.click(game, [8, 5])
        await table.click(game, [9, 5])
        await expect(page.getByRole('group', { name: 'Confirm' })).toBeVisible()
        expect.soft(await overlaps(page), `block, ${width}`).toEqual([])
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      }
      await table.click(game, [8, 5])
      await page.keyboard.press('h')
      await expect.poll(async () => (await keptMatch(page))?.choices.length).toBe(1)
      const acting = await table.game()
      for (const [width, height] of SIZES) {
        await resize(page, width, height)
        await table.click(acting, [8, 6])
        await expect(page.getByRole('group', { name: 'Confirm' })).toBeVisible()
        expect.soft(await overlaps(page), `hand-off, ${width}`).toEqual([])
        await page.keyboard.press('Escape')
      }
    })
}

const BLOCK = keptPosition({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter', position: 'blitzer', at: [12, 7] },
      { name: 'Otto', position: 'lineman', at: [13, 8] },
    ],
    away: [{ name: 'Mug', position: 'blitzer', at: [13, 7] }],
  },
  ball: [2, 2],
  rerolls: 1,
})

/** Dieter blocks Mug. */
async function throwBlock(table: Table): Promise<void> {
  const game = replayed(BLOCK)
  for (const at of [
    [12, 7],
    [13, 7],
    [13, 7],
  ] as const)
    await table.click(game, at)
}

test('both players stand side by side, whole names and singular positions, with the skills that matter marked', async ({
  page,
}) => {
  const table = await open(page, BLOCK)
  const game = replayed(BLOCK)
  await table.click(game, [12, 7])
  await table.click(game, [13, 7])
  const card = page.getByRole('region', { name: 'Player' })
  await expect(card.getByRole('article')).toHaveCount(2)
  await expect(card.getByRole('article').first()).toContainText('Dieter')
  await expect(card.getByRole('article').last()).toContainText('Mug')
  await expect(card.getByText('Blitzer', { exact: true })).toHaveCount(2)
  await expect(card.getByRole('link', { name: /Block.*matters here/ })).toHaveCount(2)
})

test('every die says its key and what it would do; numbers are dice and R is the re-roll', async ({
  page,
}) => {
  const table = await open(page, BLOCK)
  await throwBlock(table)
  const tray = page.getByRole('region', { name: 'Decision' })
  await expect(
    tray.getByText(/Mug (goes down|is pushed)|both stay up|Dieter goes down/).first(),
  ).toBeVisible()
  await expect(
    tray.getByText(/^Down: \d+% as it lies, \d+% with a re-roll; better \d+%, worse \d+%\.$/),
  ).toBeVisible()
  await expect(tray.getByRole('button', { name: /Team re-roll/ })).not.toHaveClass(/primary/)
  await page.keyboard.press('1')
  await expect.poll(async () => (await keptMatch(page))?.choices.at(-1)?.type).not.toBe('block')
  expect((await keptMatch(page))?.choices.some(({ type }) => type === 'reroll')).toBe(false)
})

test('numbers are dice also when the other coach chooses', async ({ page }) => {
  const kept = keptPosition({
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [{ name: 'Dieter', position: 'lineman', at: [12, 7] }],
      away: [{ name: 'Mug', position: 'black-orc', at: [13, 7] }],
    },
    ball: [2, 2],
    rerolls: 0,
  })
  const table = await open(page, { ...kept, settings: { ...kept.settings, tableDice: true } })
  await throwBlock(table)
  const pad = page.getByRole('group', { name: 'Dice from the table' })
  // Both down, and a push.
  await pad.getByRole('button', { name: /^2:/ }).click()
  await pad.getByRole('button', { name: /^3:/ }).click()
  const answers = page.getByRole('group', { name: 'Answers' })
  await expect(answers).toBeVisible()
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Orc')
  await page.keyboard.press('2')
  await expect
    .poll(async () => (await keptMatch(page))?.choices.find(({ type }) => type === 'pick-die'))
    .toMatchObject({ type: 'pick-die', index: 1 })
})

test('a die says which skills make it so, and no answer to a question is offered to whoever presses Enter', async ({
  page,
}) => {
  const table = await open(page, { ...BLOCK, settings: { ...BLOCK.settings, tableDice: true } })
  await throwBlock(table)
  const pad = page.getByRole('group', { name: 'Dice from the table' })
  // Two of the same: both down.
  await pad.getByRole('button', { name: /^2:/ }).click()
  await pad.getByRole('button', { name: /^2:/ }).click()
  const answers = page.getByRole('group', { name: 'Answers' })
  await expect(answers.getByText('both stay up: Block against Block').first()).toBeVisible()
  await expect(answers).toBeFocused()
  const before = (await keptMatch(page))?.choices.length
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(answers.locator('.primary')).toHaveCount(0)
  expect((await keptMatch(page))?.choices.length).toBe(before)
  await page.keyboard.press('n')
  await expect.poll(async () => (await keptMatch(page))?.choices.length).toBeGreaterThan(before ?? 0)
})

test('re-rolls that are left, usable and spent are told apart, in words too', async ({ page }) => {
  const table = await open(page, BLOCK)
  await expect(page.getByRole('img', { name: 'Human: 1 re-roll left, usable now' })).toBeVisible()
  await throwBlock(table)
  await page.keyboard.press('r')
  await expect(page.getByRole('img', { name: 'Human: 0 re-rolls left, one spent this turn' })).toBeVisible()
})

test('a real die typed wrong is typed again', async ({ page }) => {
  const table = await open(page, { ...BLOCK, settings: { ...BLOCK.settings, tableDice: true } })
  await throwBlock(table)
  const pad = page.getByRole('group', { name: 'Dice from the table' })
  await pad.getByRole('button', { name: /^1:/ }).click()
  await expect(pad).toContainText('So far: 1')
  await pad.getByRole('button', { name: 'Correct the last die' }).click()
  await expect(pad).not.toContainText('So far')
  await pad.getByRole('button', { name: /^6:/ }).click()
  await pad.getByRole('button', { name: /^6:/ }).click()
  await expect.poll(async () => (await keptMatch(page))?.dice).toEqual([6, 6])
})

test('a real die typed wrong is typed again also when its step is over, until the next one is typed', async ({
  page,
}) => {
  const table = await open(page, { ...BLOCK, settings: { ...BLOCK.settings, tableDice: true } })
  await throwBlock(table)
  const pad = page.getByRole('group', { name: 'Dice from the table' })
  await pad.getByRole('button', { name: /^6:/ }).click()
  await pad.getByRole('button', { name: /^1:/ }).click()
  await expect.poll(async () => (await keptMatch(page))?.dice).toEqual([6, 1])
  const answers = page.getByRole('group', { name: 'Answers' })
  await expect(answers.getByText('Dieter goes down')).toBeVisible()
  await page.getByRole('button', { name: 'Correct the last die' }).click()
  await expect(pad).toContainText('So far: 6')
  await pad.getByRole('button', { name: /^6:/ }).click()
  await expect.poll(async () => (await keptMatch(page))?.dice).toEqual([6, 6])
  await expect(answers.getByText('Mug goes down')).toHaveCount(2)
  // An answer without dice since is taken back with it.
  await page.keyboard.press('1')
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Where is Mug pushed?')
  await page.getByRole('button', { name: 'Correct the last die' }).click()
  await pad.getByRole('button', { name: /^3:/ }).click()
  await expect.poll(async () => (await keptMatch(page))?.dice).toEqual([6, 3])
  await expect(answers.getByText('Mug is pushed')).toBeVisible()
})

test('in the hand a question, its dice and what a re-roll is worth are seen whole beside what can be taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const table = await open(page, { ...BLOCK, settings: { ...BLOCK.settings, tableDice: true } })
  await throwBlock(table)
  const pad = page.getByRole('group', { name: 'Dice from the table' })
  for (const face of [/^6:/, /^1:/]) await pad.getByRole('button', { name: face }).click()
  const tray = page.getByRole('region', { name: 'Decision' })
  await expect(tray.getByText(/as it lies/)).toBeInViewport({ ratio: 1 })
  expect(await overlaps(page)).toEqual([])
  const correct = await page.getByRole('button', { name: 'Correct the last die' }).boundingBox()
  expect(correct?.height).toBeGreaterThanOrEqual(24)
})

test('both players stay side by side from the blow to the last of its dice', async ({ page }) => {
  const table = await open(page, { ...BLOCK, settings: { ...BLOCK.settings, tableDice: true } })
  const both = async (): Promise<void> => {
    const names = page.getByRole('region', { name: 'Player' }).getByRole('article').locator('h2')
    await expect(names).toHaveText([/Dieter/, /Mug/])
  }
  await throwBlock(table)
  const pad = page.getByRole('group', { name: 'Dice from the table' })
  for (const face of [/^6:/, /^6:/]) await pad.getByRole('button', { name: face }).click()
  await both()
  await page.keyboard.press('1')
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Where is Mug pushed?')
  await both()
  await page.keyboard.press('1')
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('follow up?')
  await both()
  await page.keyboard.press('n')
  for (const what of ['Armour of Mug', 'Armour of Mug', 'Injury of Mug', 'Injury of Mug']) {
    await expect(pad).toContainText(what)
    await both()
    await pad.getByRole('button', { name: '6', exact: true }).click()
  }
})

test('in the hand whoever is about to do something and to whom is named above the chances', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const table = await open(page, BLOCK)
  const game = replayed(BLOCK)
  await table.click(game, [12, 7])
  await table.click(game, [13, 7])
  await expect(page.getByRole('group', { name: 'Confirm' })).toBeVisible()
  const pair = page.locator('.middle .pair')
  await expect(pair).toContainText('Dieter')
  await expect(pair).toContainText('Mug')
  await expect(pair.getByText('Block', { exact: true })).toHaveCount(2)
  expect(await overlaps(page)).toEqual([])
})

test('where a book allows several re-rolls in a turn, each that is spent is shown beside those still usable', async ({
  page,
}) => {
  const [home = '', away = home] = Object.keys(editionOf('sevens').teams.rosters)
  const kept = keptPosition(
    {
      rosters: { home, away },
      players: {
        home: [{ name: 'Dieter', position: 'blitzer', at: [8, 5] }],
        away: [{ name: 'Mug', position: 'lineman', at: [9, 5] }],
      },
      ball: [2, 2],
      rerolls: 2,
    },
    { edition: 'sevens' },
  )
  const table = await open(page, kept)
  const game = replayed(kept)
  await expect(page.getByRole('img', { name: /: 2 re-rolls left, usable now$/ })).toBeVisible()
  for (const at of [
    [8, 5],
    [9, 5],
    [9, 5],
  ] as const)
    await table.click(game, at)
  await page.keyboard.press('r')
  const shown = page.getByRole('img', { name: /: 1 re-roll left, one spent this turn, usable now$/ })
  await expect(shown).toBeVisible()
  await expect(shown.locator('i.spent')).toHaveCount(1)
  await expect(page.getByRole('complementary').first()).toContainText('one spent this turn')
})
