import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { toXY } from '@touchback/engine'
import type { Page } from '@playwright/test'
import { Clicker } from './coach.ts'
import { playNow, Table } from './match.ts'
import { expect, instantly, remember, test, workMeter } from './support.ts'

const KB = 1000
const webFolder = process.env['TOUCHBACK_DIST'] ?? ''
const isCode = (path: string) => /\.(js|css|html)$/.test(path)

/** What a file costs on the way to the browser. */
const packed = (path: string): number => gzipSync(readFileSync(join(webFolder, path)), { level: 9 }).length

/** The computer's worker and what it imports, which the page is not told of. */
function filesOfTheWorker(): string[] {
  const [worker = ''] = readdirSync(join(webFolder, 'assets')).filter((name) => /worker.*\.js$/.test(name))
  const text = readFileSync(join(webFolder, 'assets', worker), 'utf8')
  const imported = [...text.matchAll(/from\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name]) => name)
  return [worker, ...imported].map((name) => `/assets/${name}`)
}

test('at the first visit home, a match and its computer are there for under 350 kB of packed code', async ({
  page,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace(/^\/$/, '/index.html')))
  await instantly(page)
  await page.goto('./')
  const table = await playNow(page)
  const coach = new Clicker(table, ['home'])
  for (let steps = 0; steps < 4; steps++) await coach.step()
  const files = [...asked].filter(isCode)
  const all = new Set([...files, ...filesOfTheWorker()])
  const total = [...all].reduce((sum, path) => sum + packed(path), 0)
  console.log(`first load: ${(total / KB).toFixed(1)} kB of packed code in ${all.size} files`)
  expect(total).toBeLessThan(350 * KB)
})

test('no picture or sound is fetched, fonts are few and our own, and nothing comes from elsewhere', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await instantly(page)
  await page.goto('./')
  await playNow(page)
  expect(
    asked.filter(
      (url) => !url.startsWith(baseURL ?? '') && !url.startsWith('blob:') && !url.startsWith('data:'),
    ),
  ).toEqual([])
  const built = readdirSync(webFolder, { recursive: true, encoding: 'utf8' })
  // What others show of a pasted link; the game itself never fetches it.
  expect(built.filter((name) => /\.(png|jpg|mp3|ogg|wav)$/.test(name))).toEqual(['preview.png'])
  const fonts = built.filter((name) => /\.(woff2?|ttf|otf)$/.test(name))
  expect(fonts.reduce((sum, name) => sum + statSync(join(webFolder, name)).size, 0)).toBeLessThan(130 * KB)
  expect(await page.evaluate(() => document.fonts.check('16px Barlow'))).toBe(true)
})

/** The best of a few tries: other work on the machine only ever makes it slower. */
async function best(tries: number, measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < tries; n++) times.push(await measure())
  return Math.min(...times)
}

test('the page can be used in under two seconds', async ({ page }) => {
  const time = await best(4, async () => {
    await page.goto('./?fresh=' + Math.random())
    await page.getByRole('button', { name: /Play now/ }).waitFor()
    return page.evaluate(() => performance.now())
  })
  console.log(`usable after ${time.toFixed(0)} ms`)
  expect(time).toBeLessThan(2000)
})

const nextPicture = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))

test('a click is answered with less than 50 ms of work', async ({ page }) => {
  test.setTimeout(120_000)
  await instantly(page)
  await page.goto('./')
  await page.getByRole('button', { name: /Two coaches/ }).click()
  const table = new Table(page)
  const coach = new Clicker(table, ['home', 'away'], 0)
  for (let steps = 0; steps < 30 && (await table.game()).decision?.type !== 'activate'; steps++)
    await coach.step()
  const game = await table.game()
  const { side } = game.state.turn
  const players = game.state.players.filter((player) => player.side === side && player.place === 'pitch')
  const meter = await workMeter(page)
  const times: number[] = []
  for (const player of players) {
    const { x, y } = await table.point(game, toXY(player.at))
    const before = await meter()
    await page.mouse.click(x, y)
    await nextPicture(page)
    times.push((await meter()) - before)
  }
  const sorted = times.toSorted((one, other) => one - other)
  console.log(`clicks: ${sorted.map((time) => time.toFixed(0)).join(' ')} ms of work`)
  // The slowest may have met a collection of garbage or code that was not compiled yet.
  expect(sorted.at(-2)).toBeLessThan(50)
})

/** The time from one picture to the next, in the middle of all that are shown in a second and a half. */
const frameTime = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const times: number[] = []
        const tick = (now: number) => {
          times.push(now)
          if (now < (times[0] ?? now) + 1500) return void requestAnimationFrame(tick)
          const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
          resolve(gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0)
        }
        requestAnimationFrame(tick)
      }),
  )

test('a move is animated at sixty pictures a second', async ({ page }) => {
  await remember(page, { 'touchback.settings': { speed: 1, soundOffered: true } })
  await page.goto('./#/learn')
  const again = page.getByRole('button', { name: 'Start the lesson over' })
  const middles: number[] = []
  let idle = 0
  for (let tries = 0; tries < 3; tries++) {
    await again.click()
    // What the machine can do at all just now, with nothing moving.
    idle = await frameTime(page)
    await page.locator('[data-player="0"]').click()
    const box = await page.locator('.pointed').nth(1).boundingBox()
    const moving = frameTime(page)
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    middles.push(await moving)
    if (Math.min(...middles) < 20) break
  }
  console.log(
    `frames: ${middles.map((time) => time.toFixed(1)).join(', ')} ms, ${idle.toFixed(1)} ms when nothing moves`,
  )
  expect(Math.min(...middles)).toBeLessThan(Math.max(20, idle * 1.5))
})
