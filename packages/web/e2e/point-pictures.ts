import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { editionOf, Game, SeededDice, type XY } from '@touchback/engine'
import { BOTS } from '@touchback/bots'
import { lineUp, pairing, usualPlay } from '../src/lib/line-up.ts'
import { inputsOf } from '../test/played.ts'
import { type OldMatch, Table } from './match.ts'
import { caseNamed, everyCase, keptPosition } from './positions.ts'
import { SCENES, standStill } from './scenes.ts'

/** What a coach meets on the screen of a match, one picture a point and size: taken to be looked at, not to be kept. */
interface Point {
  readonly name: string
  readonly address?: string
  readonly kept?: OldMatch
  readonly settings?: Readonly<Record<string, unknown>>
  /** Time stands still, for what passes. */
  readonly still?: boolean
  readonly first?: (table: Table) => Promise<void>
}

const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const

const LONG = 'Wolfgang-Amadeus von und zu Hohenlohe'
const SQUAD = keptPosition({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter', position: 'thrower', at: [10, 7] },
      { name: 'Otto', position: 'catcher', at: [13, 5] },
      { name: 'Hans', position: 'blitzer', at: [12, 7] },
      { name: LONG, position: 'lineman', at: [11, 7] },
      { name: 'Emil', position: 'catcher', at: [16, 11] },
    ],
    away: [
      { name: 'Mug', position: 'blitzer', at: [13, 7] },
      { name: 'Gob', position: 'lineman', at: [14, 4] },
      { name: 'Rip', position: 'black-orc', at: [13, 8] },
      { name: 'Low', position: 'lineman', at: [11, 8], lying: true },
    ],
  },
  ball: 0,
  rerolls: 2,
})
const SCORING = keptPosition({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [{ name: 'Dieter', position: 'catcher', at: [24, 7] }],
    away: [{ name: 'Mug', position: 'lineman', at: [2, 7] }],
  },
  ball: 0,
  rerolls: 1,
})
const typed = (kept: OldMatch): OldMatch => ({ ...kept, settings: { ...kept.settings, tableDice: true } })

/** A match between two computers that has come to a turn of home's. */
function underWay(turn: number): OldMatch {
  const { spec, settings } = lineUp(
    pairing(editionOf('lrb4'), 0),
    usualPlay({ home: 'human', away: 'human' }),
  )
  const game = Game.start(spec, { dice: new SeededDice(11), record: true })
  const coaches = { home: BOTS['rookie']?.(1), away: BOTS['rookie']?.(2) }
  while (game.decision !== null) {
    const { decision, state } = game
    if (decision.type === 'activate' && decision.side === 'home' && state.teams.home.turn >= turn) break
    const choice = coaches[decision.side]?.choose(game)
    if (choice === undefined) throw new Error('there is no rookie')
    game.choose(choice)
  }
  return { format: 'touchback-match', version: 1, settings, ...inputsOf(game) }
}

/** Clicks on squares, one after the other, each when the page has taken the one before. */
const click =
  (...squares: readonly XY[]) =>
  async (table: Table): Promise<void> => {
    for (const at of squares) await table.click(await table.game(), at)
  }
const press =
  (...keys: readonly string[]) =>
  async ({ page }: Table): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
const then =
  (...steps: readonly ((table: Table) => Promise<void>)[]) =>
  async (table: Table): Promise<void> => {
    for (const step of steps) await step(table)
  }
const button =
  (name: string | RegExp) =>
  ({ page }: Table): Promise<void> =>
    page.getByRole('button', { name }).first().click()
const type =
  (...dice: readonly number[]) =>
  async ({ page }: Table): Promise<void> => {
    const pad = page.getByRole('group', { name: 'Dice from the table' })
    for (const die of dice) await pad.getByRole('button', { name: new RegExp(`^${die}(:|$)`) }).click()
  }
const block = click([12, 7], [13, 7])
/** Only a small screen has these. */
const sheet =
  (name: string) =>
  async ({ page }: Table): Promise<void> => {
    const tab = page.getByRole('button', { name, exact: true })
    if (await tab.isVisible()) await tab.click()
  }

const points = (): Point[] => {
  const played = underWay(6)
  return [
    { name: 'home', address: '' },
    { name: 'settings', address: '#/settings' },
    { name: 'rulebook', address: '#/rulebook' },
    { name: 'rulebook-compare', address: '#/rulebook/compare' },
    { name: 'rulebook-skill', address: '#/rulebook/skills/block' },
    { name: 'set-up', kept: caseNamed(everyCase(), 'set-up: set-up').kept },
    { name: 'turn', kept: played },
    { name: 'reach', kept: SQUAD, first: click([16, 11]) },
    { name: 'opponents-reach', kept: SQUAD, first: then(click([16, 11]), press('o')) },
    { name: 'pass', kept: SQUAD, first: then(click([10, 7]), press('p')) },
    { name: 'hand-off', kept: SQUAD, first: then(click([10, 7]), press('h'), click([11, 7])) },
    { name: 'another-player', kept: SQUAD, first: then(click([12, 7]), press('z'), click([16, 11])) },
    { name: 'score', kept: SCORING, first: click([24, 7], [25, 7]) },
    { name: 'block', kept: SQUAD, first: block },
    { name: 'block-dice', kept: typed(SQUAD), first: then(block, click([13, 7]), type(2, 2)) },
    {
      name: 'largest-text',
      kept: SQUAD,
      settings: { textSize: 1.3 },
      first: then(click([10, 7]), press('h'), click([11, 7])),
    },
    { name: 'concede', kept: SQUAD, first: then(button('Menu'), button('Concede')) },
    { name: 'team-sheet', kept: played, first: press('s') },
    { name: 'keys', kept: played, first: press('?') },
    { name: 'log', kept: played, first: sheet('Log') },
    { name: 'player', kept: played, first: then(press(']'), sheet('Player')) },
    { name: 'benches', kept: played, first: sheet('Benches') },
    { name: 'rule', kept: SQUAD, first: ({ page }) => page.locator('.question .rule').click() },
    ...SCENES.map(({ kind, kept, play }): Point => ({
      name: kind,
      kept,
      settings: { warnings: false },
      still: true,
      first: then(play, ({ page }) => page.locator(`.picture.${kind}`).waitFor()),
    })),
    { name: 'replay', address: '#/replay/current', kept: played },
    { name: 'replays', address: '#/replays', kept: played },
  ]
}

/** Takes them all, dark and with nothing moving. */
export async function takePoints(browser: Browser, home: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { name, address = '#/match', kept, settings, still = false, first } of points())
    for (const [width, height] of SIZES) {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await prepare(page, { speed: 0, guard: false, soundOffered: true, ...settings }, kept)
      if (still) await page.clock.install()
      await page.goto(`${home}${address}`)
      const table = new Table(page)
      await page
        .locator(address === '#/match' ? 'svg.board' : 'h1')
        .first()
        .waitFor()
      if (still) await standStill(table)
      await first?.(table)
      await page.waitForTimeout(150)
      await page.screenshot({ path: join(folder, `${name}-${width}.png`) })
      await context.close()
    }
}

async function prepare(page: Page, settings: object, kept: OldMatch | undefined): Promise<void> {
  await page.addInitScript(
    ([likes, match]) => {
      localStorage.setItem('touchback.settings', likes)
      if (match !== null) localStorage.setItem('touchback.match', match)
    },
    [JSON.stringify(settings), kept === undefined ? null : JSON.stringify(kept)] as const,
  )
}
