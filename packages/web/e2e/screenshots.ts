import { inputsOf } from '../test/played.ts'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { BOTS } from '@touchback/bots'
import {
  actionProblem,
  blockOdds,
  EDITIONS,
  Game,
  isAdjacent,
  type Player,
  SeededDice,
  toXY,
} from '@touchback/engine'
import { buildWeb, webFolder } from '../../../scripts/build-web.ts'
import { findChromium } from '../../../scripts/chromium.ts'
import { root } from '../../../scripts/sources.ts'
import { staticServer } from '../../../scripts/static.ts'
import { takeOnlinePictures } from './online-pictures.ts'
import { takePoints } from './point-pictures.ts'
import { takePreview } from './preview-picture.ts'
import { found, letThemPlay } from './leagues.ts'
import { keptMatch, Table, type OldMatch } from './match.ts'
import { keptPosition } from './positions.ts'

/**
 * `npm run screenshots`: pictures of the real thing for the README, taken from matches that are played for them; and every
 * point of a match at three sizes, to be looked at, in a folder of their own. With `points` only those are taken.
 */
const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots')
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const executablePath = await findChromium()
if (executablePath === null) throw new Error('there is no Chromium to take pictures with')
await buildWeb(console.log)
const server = staticServer(webFolder)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
})
mkdirSync(folder, { recursive: true })

async function close(): Promise<void> {
  await browser.close()
  server.closeAllConnections()
  server.close()
}

const points = join('.cache', 'screenshots')
await takePoints(browser, home, join(root, points))
console.log(`${points}: every point of a match, to be looked at`)
if (process.argv.includes('points')) {
  await close()
  process.exit()
}

async function open(
  viewport: { width: number; height: number },
  theme: 'dark' | 'light',
  scale = 1,
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    serviceWorkers: 'block',
    baseURL: home,
  })
  const page = await context.newPage()
  await page.addInitScript((look) => {
    localStorage.setItem(
      'touchback.settings',
      JSON.stringify({ speed: 0, guard: false, warnings: false, soundOffered: true, theme: look }),
    )
  }, theme)
  await page.goto(home)
  await page.locator('h1').first().waitFor()
  return page
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  console.log(`docs/screenshots/${name}.png`)
}

/** A match between two computers, left to a person when home may throw a good block some turns in. */
function playedMatch(spec: OldMatch['spec'], settings: OldMatch['settings'], turn: number): OldMatch {
  const make = BOTS['rookie']
  if (make === undefined) throw new Error('there is no rookie')
  for (let seed = 1; ; seed++) {
    const game = Game.start(spec, { dice: new SeededDice(seed), record: true })
    const coaches = { home: make(seed), away: make(seed + 1) }
    while (game.decision !== null) {
      const { decision, state } = game
      const isTurn = decision.type === 'activate' && decision.side === 'home' && state.teams.home.turn >= turn
      if (isTurn && hits(game).some(({ dice }) => dice > 1))
        return { format: 'touchback-match', version: 1, settings, ...inputsOf(game) }
      game.choose(coaches[decision.side].choose(game))
    }
  }
}

async function playTo(page: Page, turn: number): Promise<Table> {
  const table = new Table(page)
  await table.board.waitFor()
  const kept = await keptMatch(page)
  if (kept === null) throw new Error('no match is kept')
  const played = playedMatch(kept.spec, kept.settings, turn)
  await page.evaluate((text) => localStorage.setItem('touchback.match', text), JSON.stringify(played))
  await page.reload()
  await table.board.waitFor()
  return table
}

/** The blocks home could throw, the one with the most dice first. */
function hits({ match, state }: Game): { blocker: Player; target: Player; dice: number }[] {
  const blockers = state.players.filter(
    (player) => player.side === 'home' && actionProblem(match, player, 'block') === null,
  )
  const standing = state.players.filter(
    ({ side, place, stance }) => side === 'away' && place === 'pitch' && stance === 'standing',
  )
  return blockers
    .flatMap((blocker) => standing.map((target) => ({ blocker, target })))
    .filter(({ blocker, target }) => isAdjacent(blocker.at, target.at))
    .map(({ blocker, target }) => {
      const { dice, chooser } = blockOdds(match, blocker, [target])
      return { blocker, target, dice: chooser === 'home' ? dice : -dice }
    })
    .toSorted((one, other) => other.dice - one.dice)
}

/** Whoever of ours hits hardest, about to hit somebody: the odds are shown. */
async function previewBlock(table: Table): Promise<void> {
  const game = await table.game()
  const [best] = hits(game)
  if (best === undefined) return
  await table.click(game, toXY(best.blocker.at))
  await table.click(game, toXY(best.target.at))
}

await takePreview(browser, home)
const desk = await open(DESKTOP, 'dark')
await take(desk, 'home')
await desk.getByRole('button', { name: /Play now/ }).click()
await previewBlock(await playTo(desk, 3))
await take(desk, 'match')
await desk.goto(`${home}#/replay/current`)
await desk.locator('h1').first().waitFor()
// The match was put there in the form of an old file, and the page says so.
await desk.getByRole('button', { name: 'All right' }).click()
for (let turns = 0; turns < 4; turns++) await desk.getByRole('button', { name: /next turn/i }).click()
await take(desk, 'replay')

/** A touchdown, as a still picture. */
async function touchdown(viewport: { width: number; height: number }, name: string): Promise<void> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  const scoring = keptPosition({
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [{ name: 'Dieter the Undaunted', position: 'catcher', at: [24, 7] }],
      away: [{ name: 'Mug', position: 'lineman', at: [2, 7] }],
    },
    ball: 0,
    rerolls: 1,
  })
  await page.addInitScript((text) => {
    localStorage.setItem('touchback.settings', JSON.stringify({ guard: false, soundOffered: true }))
    localStorage.setItem('touchback.match', text)
  }, JSON.stringify(scoring))
  await page.goto(`${home}#/match`)
  const table = new Table(page)
  const game = await table.game()
  await table.click(game, [24, 7])
  await table.click(game, [25, 7])
  const scores = page.getByRole('button', { name: 'Score', exact: true })
  await scores.or(page.locator('.picture')).first().waitFor()
  if (await scores.isVisible()) await scores.click()
  await page.locator('.picture').waitFor()
  await take(page, name)
  await context.close()
}
await touchdown(DESKTOP, 'touchdown')
await touchdown(PHONE, 'touchdown-phone')

/** A match of the last book on the shelf, seven a side with two lines and trapdoors. */
async function sevens(page: Page): Promise<void> {
  await page.goto(`${home}#/choose`)
  await page.getByRole('combobox', { name: 'Book' }).selectOption(Object.keys(EDITIONS).at(-1) ?? '')
  await page.getByRole('button', { name: 'Kick off' }).first().click()
  await previewBlock(await playTo(page, 3))
}
await sevens(desk)
await take(desk, 'sevens')

const light = await open(DESKTOP, 'light')
await light.goto(`${home}#/teams`)
await light.getByRole('button', { name: 'Wood Elf', exact: true }).click()
await light.getByRole('heading', { name: 'Players to hire' }).waitFor()
await take(light, 'teams')
await light.goto(`${home}#/rulebook`)
await light.locator('h1').first().waitFor()
await take(light, 'rulebook')

/** A league of computers after three rounds. */
const league = await open(DESKTOP, 'dark')
await found(league, { name: 'Old World League', computersOnly: true })
for (let rounds = 0; rounds < 3; rounds++) {
  await letThemPlay(league)
  const draw = league.getByRole('button', { name: /^Draw / })
  if (!(await draw.isVisible())) break
  await draw.click()
  await league.getByRole('button', { name: 'All right' }).click()
}
await take(league, 'league')

const phone = await open(PHONE, 'dark', 2)
await found(phone)
await phone
  .getByRole('link', { name: /^Play: / })
  .first()
  .click()
await phone.getByRole('button', { name: 'Type the result in' }).click()
const players = phone.getByRole('button', { name: /^Touchdown: / })
for (const scorer of [3, 3, 5]) await players.nth(scorer).click()
await phone.getByRole('button', { name: 'Casualty', exact: true }).click()
await phone
  .getByRole('button', { name: /^Casualty: / })
  .nth(1)
  .click()
await take(phone, 'league-phone')
await phone.goto(`${home}#/learn`)
await phone.locator('svg.board').waitFor()
await take(phone, 'learn-phone')
await phone.goto(home)
await phone.getByRole('button', { name: /Play now/ }).click()
await playTo(phone, 2)
await take(phone, 'match-phone')

await sevens(phone)
await take(phone, 'sevens-phone')

process.env['TOUCHBACK_DIST'] = webFolder
await takeOnlinePictures({ page: await open(DESKTOP, 'dark'), take })

await close()
