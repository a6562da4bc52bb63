import type { Page } from '@playwright/test'
import { keptMatch, type OldMatch, replayed, Table } from './match.ts'
import { keptPosition } from './positions.ts'
import { SCENES, standStill } from './scenes.ts'
import { expect, remember, test } from './support.ts'

/** One step from the end zone, with somebody else to be moved. */
const SCORING = keptPosition({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter', position: 'catcher', at: [24, 7] },
      { name: 'Otto', position: 'lineman', at: [8, 3] },
    ],
    away: [{ name: 'Mug', position: 'lineman', at: [2, 7] }],
  },
  ball: 0,
  rerolls: 1,
})

async function open(page: Page, likes: object, kept: OldMatch = SCORING): Promise<Table> {
  await remember(page, { 'touchback.match': kept, 'touchback.settings': { guard: false, ...likes } })
  await page.goto('./#/match')
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  return table
}

const count = async (page: Page) => (await keptMatch(page))?.choices.length

async function score(table: Table): Promise<void> {
  const game = replayed(SCORING)
  await table.click(game, [24, 7])
  await table.click(game, [25, 7])
  const scores = table.page.getByRole('button', { name: 'Score', exact: true })
  await scores.or(table.page.locator('.picture')).first().waitFor()
  if (await scores.isVisible()) await scores.click()
}

test('a touchdown is a scene; a key ends it and does nothing else, and sounds are offered once', async ({
  page,
}) => {
  const table = await open(page, { speed: 0.5 })
  const offer = page.getByRole('region', { name: 'Sound' })
  await expect(offer.getByRole('slider', { name: 'Volume' })).toBeVisible()
  await offer.getByRole('button', { name: 'Without' }).click()
  await expect(offer).toHaveCount(0)

  const scene = page.locator('.picture.touchdown')
  const shown = scene.waitFor()
  await score(table)
  await shown
  await expect(scene).toContainText('Dieter')
  const before = await count(page)
  await page.keyboard.press('s')
  await expect(scene).toHaveCount(0, { timeout: 400 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // What is asked next is asked, and nothing has been answered in its place.
  await expect(table.tray.or(table.setUp).first()).toBeVisible()
  expect(await count(page)).toBe(before)

  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('touchback.settings') ?? '{}'))
  expect(kept).toMatchObject({ sound: false, soundOffered: true })
  await page.reload()
  await expect(table.board).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('with reduced motion the scene is a still picture, which a tap takes away', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const table = await open(page, { soundOffered: true })
  const scene = page.locator('.picture.touchdown')
  // Time stands still: the scene is there for as long as we look.
  await page.clock.pauseAt(Date.now() + 60_000)
  await score(table)
  await expect(scene).toBeVisible()
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBe(0)
  const before = await count(page)
  await page.mouse.click(200, 300)
  await expect(scene).toHaveCount(0, { timeout: 400 })
  await expect(table.tray.or(table.setUp).first()).toBeVisible()
  expect(await count(page)).toBe(before)
})

for (const { kind, kept, play } of SCENES)
  test(`${kind} is a picture that fits at every size, with all of its words`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    const table = await open(page, { soundOffered: true, warnings: false }, kept)
    await standStill(table)
    await play(table)
    const scene = page.locator(`.picture.${kind}`)
    await expect(scene).toBeVisible()
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const box = await scene.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      const words = scene.locator('p')
      expect(
        await words.evaluate((p) => [p.scrollWidth <= p.clientWidth, p.scrollHeight <= p.clientHeight]),
      ).toEqual([true, true])
    }
  })

test('whoever is carried off lies on his stretcher, not in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const hurt = SCENES.find(({ kind }) => kind === 'casualty')
  const table = await open(page, { soundOffered: true, warnings: false }, hurt?.kept)
  await standStill(table)
  await hurt?.play(table)
  const scene = page.locator('.picture.casualty')
  const lying = await scene.locator('.lying').boundingBox()
  const litter = await scene.locator('.litter').boundingBox()
  const bottom = (lying?.y ?? 0) + (lying?.height ?? 0)
  expect(Math.abs(bottom - (litter?.y ?? 0))).toBeLessThan((litter?.height ?? 0) * 0.75)
})
