import type { Choice } from '@touchback/engine'
import type { Page } from '@playwright/test'
import { keptMatch, replayed, Table, type OldMatch } from './match.ts'
import { keptPosition } from './positions.ts'
import { expect, remember, test } from './support.ts'

/** A coach who blocks with one player beside another. */
const BLOCKING = {
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter', position: 'lineman', at: [12, 7] },
      { name: 'Otto', position: 'lineman', at: [12, 8] },
    ],
    away: [
      { name: 'Mug', position: 'lineman', at: [13, 7] },
      { name: 'Gob', position: 'lineman', at: [20, 3] },
    ],
  },
  ball: [2, 2],
  rerolls: 2,
} as const

async function open(page: Page, kept: OldMatch): Promise<Table> {
  await remember(page, {
    'touchback.match': kept,
    'touchback.settings': { speed: 0, guard: false, soundOffered: true, warnings: true },
  })
  await page.goto('./#/match')
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  return table
}

const BLOCK: Choice[] = [
  { type: 'activate', player: 0, action: 'block' },
  { type: 'block', target: 2 },
]

test('a re-roll that can help nobody is held back, and the warning can be switched off', async ({ page }) => {
  const table = await open(page, keptPosition(BLOCKING, { choices: BLOCK, dice: [6, 3] }))
  const choices = () => keptMatch(page).then((kept) => kept?.choices.length)
  await table.tray.getByRole('button', { name: 'Team re-roll' }).click()
  await expect(table.tray.getByRole('alert')).toContainText('A re-roll for nothing')
  expect(await choices()).toBe(BLOCK.length)
  await table.tray.getByRole('button', { name: 'Think again' }).click()
  await expect(table.tray.getByRole('alert')).toHaveCount(0)
  await table.tray.getByRole('button', { name: 'Team re-roll' }).click()
  await table.tray.getByRole('button', { name: 'Never warn me about this' }).click()
  await expect.poll(choices).toBe(BLOCK.length + 1)
  const silenced = await page.evaluate(() => localStorage.getItem('touchback.settings'))
  expect(silenced).toContain('reroll-needless')
})

test('the clock warns, then ends the turn', async ({ page }) => {
  await page.clock.install()
  const kept = keptPosition(BLOCKING, { clock: 60 })
  const table = await open(page, kept)
  await table.click(replayed(kept), [12, 7])
  await page.clock.runFor(30_000)
  await expect(page.getByText(/0:[23]\d/)).toBeVisible()
  await expect(page.getByText('time for this turn is running out')).toHaveCount(0)
  await page.clock.runFor(15_000)
  await expect(page.getByText('Your time for this turn is running out.')).toBeAttached()
  await expect(page.getByText('⏳')).toBeVisible()
  expect((await keptMatch(page))?.choices).toEqual([])
  await page.clock.runFor(20_000)
  await expect.poll(async () => (await keptMatch(page))?.choices).toEqual([{ type: 'time-out' }])
  const after = replayed((await keptMatch(page)) as OldMatch)
  expect(after.state.turn.side).toBe('away')
  expect(after.decision).toMatchObject({ type: 'activate', side: 'away' })
  // The other coach has his own time, and nothing of what was about to be done is left.
  await expect(page.locator('.token .chosen')).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(page.getByText('Your time for this turn is running out.')).toHaveCount(0)
})
