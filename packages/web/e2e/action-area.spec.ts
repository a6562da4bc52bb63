import type { Page } from '@playwright/test'
import { toXY } from '@touchback/engine'
import { openMatch, replayed } from './match.ts'
import { caseNamed, everyCase, keptPosition } from './positions.ts'
import { expect, instantly, test } from './support.ts'

/** Windows of a desk, a small laptop, a tablet and a phone held upright, and of a desk at 200 %. */
const SIZES = [
  [1440, 900],
  [1366, 768],
  [820, 1180],
  [390, 844],
  [720, 450],
] as const

/** What of the action area cannot be read: it runs under an edge. Nothing there is scrolled, least of all sideways. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const area = document.querySelector('.middle')
    if (area === null) return ['no action area']
    const { bottom, right } = area.getBoundingClientRect()
    return [...area.querySelectorAll<HTMLElement>('button, li, p, section > span')]
      .filter((part) => part.checkVisibility() && !part.classList.contains('visually-hidden'))
      .filter((part) => {
        const box = part.getBoundingClientRect()
        return box.right > right + 1 || box.bottom > Math.min(bottom, innerHeight) + 1
      })
      .map((part) => part.innerText.trim())
  })

async function expectAllVisible(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => hidden(page), { message: `${what} at ${width} by ${height}` }).toEqual([])
  }
}

test.beforeEach(async ({ page }) => {
  await instantly(page)
  await page.goto('./#/nowhere')
})

const cases = everyCase()

test('a prompt stands in the same place whether or not something can be taken back', async ({ page }) => {
  const { kept } = caseNamed(cases, 'follow-up: follow-up')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const tops: number[] = []
    for (const undo of ['off', 'free'] as const) {
      const last = kept.choices.slice(0, -1)
      const settings = { ...kept.settings, undo }
      const table = await openMatch(page, { ...kept, settings, choices: last })
      const [choice] = kept.choices.slice(-1)
      if (choice !== undefined) await table.answer(replayed({ ...kept, choices: last }), choice)
      await expect(table.tray.getByRole('button', { name: 'Follow up' })).toBeVisible()
      tops.push((await table.tray.boundingBox())?.y ?? 0)
    }
    const kick = await openMatch(page, caseNamed(cases, 'kick: kick').kept)
    await expect(kick.tray).toContainText('Where do you kick')
    tops.push((await kick.tray.boundingBox())?.y ?? 0)
    expect(new Set(tops), `${width} by ${height}`).toEqual(new Set([tops[0]]))
  }
})

test('long questions and many answers are seen whole', async ({ page }) => {
  test.setTimeout(120_000)
  for (const name of [
    'measure: measure discarded-banana-skin',
    'measure: measure you-dope:ag',
    'touchback: touchback',
    'push: push (trickster.move)',
    'steer: steer (swoop.template)',
    'reroll: reroll',
    'select: select (kickofftable.5-high-kick)',
    'act: multiple-block',
    'set-up: decline (kickofftable.4-solid-defence)',
    'set-up: set-up',
  ]) {
    await openMatch(page, caseNamed(cases, name).kept)
    await expectAllVisible(page, name)
  }
})

/** A crowd of orcs between a human with a long way to go and the one he is after. */
const CROWD = keptPosition({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter the Undaunted', position: 'blitzer', at: [8, 7] },
      { name: 'Otto', position: 'catcher', at: [12, 2] },
      { name: 'Hans', position: 'lineman', at: [9, 8] },
    ],
    away: [
      { name: 'Mug', position: 'blitzer', at: [9, 7] },
      { name: 'Gob', position: 'lineman', at: [9, 6] },
      { name: 'Rip', position: 'lineman', at: [11, 6] },
      { name: 'Zog', position: 'lineman', at: [11, 8] },
      { name: 'Far', position: 'lineman', at: [14, 7] },
      { name: 'Low', position: 'lineman', at: [13, 9], lying: true },
    ],
  },
  ball: 0,
  rerolls: 2,
})

for (const [what, action, target] of [
  ['a block', null, 3],
  ['a blitz through a crowd', null, 7],
  ['a foul after a dodge', null, 8],
  ['a pass past everybody', 'Pass', 1],
] as const) {
  test(`everything about ${what} is seen before the dice`, async ({ page }) => {
    const table = await openMatch(page, CROWD)
    await table.click(replayed(CROWD), toXY(replayed(CROWD).match.player(0).at))
    if (action !== null) await table.actions.getByRole('button', { name: action }).click()
    const now = await table.game()
    await table.click(now, toXY(now.match.player(target).at))
    await expect(page.getByRole('group', { name: 'Confirm' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Chances' })).toBeVisible()
    await expectAllVisible(page, what)
  })
}

test('every face of a block die that is typed in is seen', async ({ page }) => {
  const typed = { ...CROWD, settings: { ...CROWD.settings, tableDice: true } }
  const table = await openMatch(page, typed)
  for (const at of [
    [8, 7],
    [9, 7],
    [9, 7],
  ] as const)
    await table.click(replayed(CROWD), at)
  await expect(page.getByRole('group', { name: 'Dice from the table' }).getByRole('button')).toHaveCount(6)
  await expectAllVisible(page, 'block dice')
})

test('modifiers are named when a chance is pointed at or focused', async ({ page }) => {
  const table = await openMatch(page, CROWD)
  await table.click(replayed(CROWD), [8, 7])
  await table.click(replayed(CROWD), [14, 7])
  const dodge = page.getByRole('region', { name: 'Chances' }).getByText('Dodge').first()
  const note = dodge.getByRole('note')
  await dodge.hover()
  await expect(note).toHaveCSS('position', 'fixed')
  await expect(note).toContainText(/[+−]\d \w+/)
  await page.mouse.move(0, 0)
  await expect(note).toHaveClass(/visually-hidden/)
  await dodge.focus()
  await expect(note).toHaveCSS('position', 'fixed')
})
