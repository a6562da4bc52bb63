import { Clicker } from './coach.ts'
import { playNow } from './match.ts'
import { expect, instantly, test } from './support.ts'

test.use({ serviceWorkers: 'allow' })

test('once loaded, the game is there without a network', async ({ page, context }) => {
  await instantly(page)
  await page.goto('./')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  // The first page is taken over too, so that its other screens are at hand.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await context.setOffline(true)
  await page.reload()
  const table = await playNow(page)
  const coach = new Clicker(table, ['home'])
  for (let steps = 0; steps < 4; steps++) await coach.step()
  for (const screen of ['rulebook', 'teams', 'choose', 'learn']) {
    await page.goto(`./#/${screen}`)
    await expect(page.locator('h1').first()).toBeAttached()
  }
})

test('the page says what it is to whoever installs it', async ({ page, request }) => {
  await page.goto('./')
  const manifest = (await (await request.get('./manifest.webmanifest')).json()) as {
    name: string
    icons: { src: string }[]
  }
  expect(manifest.name).toBe('Touchback')
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)
})
