import type { Page } from '@playwright/test'
import { competitionName } from '../src/league/words/cups.ts'
import { found } from './leagues.ts'
import { LEAGUE, longLeague, shelve } from './played-league.ts'
import { expect, instantly, slowness, test, workMeter } from './support.ts'

interface Room {
  readonly at: string
  readonly title: string
  readonly shown: string
}

/** Milliseconds of the page's own clock from going somewhere to the picture that shows it. */
async function timed(page: Page, room: Room): Promise<number> {
  return page.evaluate(
    ({ at, title, shown }) =>
      new Promise<number>((resolve, reject) => {
        const from = performance.now()
        const look = (): void => {
          const isThere = document.querySelector('h1')?.textContent === title
          if (isThere && document.querySelector(shown) !== null) resolve(performance.now() - from)
          else if (performance.now() - from > 20_000) reject(new Error(`${at}: no ${shown} of ${title}`))
          else requestAnimationFrame(look)
        }
        location.hash = at
        requestAnimationFrame(look)
      }),
    room,
  )
}

test('a league of sixteen teams and five seasons opens in under a second, and any screen of it in under 100 ms', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await instantly(page)
  await page.goto('./#/leagues')
  await expect(page.locator('h1')).toBeAttached()
  const long = longLeague()
  const { league } = long
  await shelve(page, long)
  const [team = ''] = Object.keys(league.teams)
  const [competition = ''] = Object.keys(league.competitions)
  const { name = '', players = [] } = league.teams[team]?.team ?? {}
  const room = (path: string, title: string, shown: string): Room => ({
    at: `/league/${LEAGUE}${path}`,
    title,
    shown,
  })
  const home = room('', league.name, 'main .columns')
  const rooms = [
    room('/teams', 'Teams', 'main li a'),
    room(`/team/${team}`, name, '[aria-label="Players of the squad"] tbody tr'),
    room(`/player/${team}/${players[0]?.id}`, players[0]?.name ?? '', 'main table tbody tr'),
    room(`/competition/${competition}`, competitionName(league, competition), 'main .competition table'),
    room('/statistics/teams', 'Statistics', '[aria-label^="Table: Teams"]'),
    room('/fame', 'Hall of fame', 'main section'),
    room('/statistics/players', 'Statistics', '[aria-label^="Table: Players"]'),
    room('/log', 'History', 'main ol li'),
    room('/statistics/meetings', 'Statistics', '[aria-label="Head to head"] table'),
    room('/export', 'Export', 'main section'),
    home,
  ]
  const meter = await workMeter(page)
  const waited = { opened: [] as number[], rooms: [] as number[] }
  const opened: number[] = []
  const times = new Map<string, number>()
  const worked = async (each: Room, note: number[]): Promise<number> => {
    const before = await meter()
    note.push(await timed(page, each))
    return (await meter()) - before
  }
  // The work of the page is counted, not what else the machine does; each round begins outside the league.
  for (let round = 0; round < 3; round++) {
    await timed(page, { at: '/leagues', title: 'Leagues', shown: 'main ul' })
    opened.push(await worked(home, waited.opened))
    for (const each of rooms)
      times.set(each.at, Math.min(times.get(each.at) ?? Infinity, await worked(each, waited.rooms)))
  }
  const slow = await slowness(page, meter)
  console.log(`this machine takes ${slow.toFixed(1)} times as long as the one the limits are for`)
  const list = (numbers: readonly number[]): string => numbers.map((time) => time.toFixed(0)).join(', ')
  console.log(`opened with ${list(opened)} ms of work, after ${list(waited.opened)} ms`)
  console.log(`rooms after ${list(waited.rooms)} ms`)
  console.log(
    [...times]
      .map(([at, time]) => `${at.split('/').slice(3).join('/') || 'home'} ${time.toFixed(0)}`)
      .join(', '),
  )
  expect(Math.min(...opened)).toBeLessThan(1000 * slow)
  for (const [at, time] of times) expect.soft(time, at).toBeLessThan(100 * slow)
})

test('a round of eight matches of computers is played with a progress bar, and the page never stands still', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await instantly(page)
  await found(page, { computersOnly: true, teams: 16, program: 'random' })
  await page.evaluate(() => {
    const frames = { last: performance.now(), longest: 0, shown: new Set<string>(), count: 0 }
    Object.assign(window, { frames })
    const look = (now: number): void => {
      frames.longest = Math.max(frames.longest, now - frames.last)
      frames.last = now
      frames.count++
      const bar = document.querySelector('[role=progressbar], progress')
      if (bar !== null)
        frames.shown.add(bar.getAttribute('aria-valuenow') ?? String((bar as HTMLProgressElement).value))
      requestAnimationFrame(look)
    }
    requestAnimationFrame((now) => {
      frames.last = now
      look(now)
    })
  })
  // What the machine can do at all just now, with nobody playing.
  await page.waitForTimeout(700)
  const idle = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: { longest: number } }
    const { longest } = frames
    frames.longest = 0
    return longest
  })
  const started = Date.now()
  await page.getByRole('button', { name: /^Let the computers play their 8 matches/ }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 150_000 })
  const { longest, steps, count } = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: { longest: number; shown: Set<string>; count: number } }
    return { longest: frames.longest, steps: frames.shown.size, count: frames.count }
  })
  console.log(
    `8 matches in ${((Date.now() - started) / 1000).toFixed(1)} s, ${count} pictures, the longest wait ${longest.toFixed(0)} ms, the bar in ${steps} places`,
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(steps).toBeGreaterThan(8)
  expect(longest).toBeLessThan(Math.max(400, idle * 4))
  await expect(page.getByText(/^No match has been played yet/)).toHaveCount(0)
  // What was rolled is counted, although no record of it is kept.
  await page.getByRole('link', { name: 'Statistics' }).click()
  await page.getByRole('link', { name: 'Luck' }).click()
  await expect(page.getByText('8 of 8 matches were played on this device and are counted')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Table: Luck/ }).locator('tbody tr')).toHaveCount(16)
})
