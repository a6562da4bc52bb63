import { inputsOf } from '../test/played.ts'
import { expect, type Page } from '@playwright/test'
import { BOTS } from '@touchback/bots'
import { editionOf, Game, SeededDice } from '@touchback/engine'
import { matchTeams, suggestedDraft } from '@touchback/league'
import type { OldMatch } from './match.ts'
import { caseNamed, everyCase } from './positions.ts'
import { LEAGUE, playedLeague, shelve } from './played-league.ts'
import { instantly, remember } from './support.ts'

/** A match that has come to some question of the book. */
const matchAt = (name: string): OldMatch => caseNamed(everyCase(), name).kept

/** A match from its kick-off to its end, between coaches without a plan. */
function finishedMatch(): OldMatch {
  const { settings, spec: known } = matchAt('activate: activate move')
  const edition = editionOf(known.edition)
  const [home = '', away = home] = Object.keys(edition.teams.rosters)
  const team = (roster: string) => suggestedDraft(edition, roster, roster)
  const options = {
    modules: edition.modules,
    league: false,
    tie: 'draw',
    rerollSuccesses: false,
    illegalProcedure: false,
  } as const
  const spec = { edition: edition.id, teams: matchTeams(edition, team(home), team(away)), options }
  const game = Game.start(spec, { dice: new SeededDice(7), record: true })
  const coach = BOTS['random']?.(7)
  if (coach === undefined) throw new Error('there is no random coach')
  while (game.decision !== null) game.choose(coach.choose(game))
  return { format: 'touchback-match', version: 1, settings, ...inputsOf(game) }
}

/** A page of a league that has been played. */
function inLeague(...parts: readonly string[]): Pick<Screen, 'address' | 'open'> {
  return {
    address: `./#/league/${LEAGUE}/${parts.join('/')}`,
    open: async (page) => {
      await page.goto('./#/leagues')
      await expect(page.locator('h1').first()).toBeAttached()
      await shelve(page, playedLeague())
    },
  }
}
async function toTeam(page: Page): Promise<void> {
  await page.locator('main li a').first().click()
  await expect(page.locator('figure canvas')).toHaveCount(2)
}
async function toPlayer(page: Page): Promise<void> {
  await toTeam(page)
  await page.getByRole('region', { name: 'Squad' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Match by match' })).toBeVisible()
}

/** A screen as a coach finds it, by its address and what is on the device. */
interface Screen {
  readonly name: string
  readonly address: string
  /** What is on the device before the page looks. */
  readonly open?: (page: Page) => Promise<void>
  /** What the coach does first. */
  readonly first?: (page: Page) => Promise<void>
}

export const SCREENS: readonly Screen[] = [
  { name: 'home', address: './' },
  { name: 'learn', address: './#/learn' },
  { name: 'choose', address: './#/choose' },
  { name: 'teams', address: './#/teams' },
  { name: 'replays', address: './#/replays' },
  { name: 'replay', address: './#/replay/current', open: (page) => keep(page, 'act: move') },
  { name: 'report', address: './#/replay/current/report', open: (page) => keep(page, 'act: move') },
  { name: 'rulebook', address: './#/rulebook' },
  { name: 'skills', address: './#/rulebook/skills' },
  { name: 'tables', address: './#/rulebook/tables' },
  { name: 'rulings', address: './#/rulebook/rulings' },
  { name: 'comparison', address: './#/rulebook/compare' },
  { name: 'device', address: './#/device' },
  { name: 'no leagues yet', address: './#/leagues' },
  { name: 'settings', address: './#/settings' },
  { name: 'odds', address: './#/odds' },
  {
    name: 'team',
    address: './#/teams',
    first: (page) => page.getByRole('button', { name: 'Wood Elf', exact: true }).click(),
  },
  { name: 'set-up', address: './#/match', open: (page) => keep(page, 'set-up: set-up') },
  { name: 'turn', address: './#/match', open: (page) => keep(page, 'activate: activate move') },
  { name: 'action', address: './#/match', open: (page) => keep(page, 'act: pass') },
  { name: 'prompt', address: './#/match', open: (page) => keep(page, 'pick-die: pick-die') },
  { name: 'hiring', address: './#/match', open: (page) => keep(page, 'induce: induce mercenary') },
  { name: 'prayer', address: './#/match', open: (page) => keep(page, 'select: select (prayer.4)') },
  {
    name: 'target',
    address: './#/match',
    open: (page) => keep(page, 'activate: activate blitz at somebody'),
    first: async (page) => {
      await page.locator('svg.board').focus()
      await page.keyboard.press(']')
      await page.keyboard.press('z')
    },
  },
  {
    name: 'full pitch',
    address: './',
    first: async (page) => {
      await page.getByRole('button', { name: /Two coaches/ }).click()
      await page.locator('svg.board').waitFor()
    },
  },
  {
    name: 'player chosen',
    address: './#/match',
    open: (page) => keep(page, 'activate: activate move'),
    first: async (page) => {
      await page.locator('svg.board').focus()
      await page.keyboard.press(']')
    },
  },
  {
    name: 'menu',
    address: './#/match',
    open: (page) => keep(page, 'activate: activate move'),
    first: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'keys',
    address: './#/match',
    open: (page) => keep(page, 'activate: activate move'),
    first: (page) => page.keyboard.press('?'),
  },
  {
    name: 'final whistle',
    address: './#/match',
    open: (page) => remember(page, { 'touchback.match': finishedMatch() }),
  },
  {
    name: 'report of a whole match',
    address: './#/replay/current/report',
    open: (page) => remember(page, { 'touchback.match': finishedMatch() }),
  },
  { name: 'teams of a league', ...inLeague('teams') },
  { name: 'team of a league', ...inLeague('teams'), first: toTeam },
  { name: 'player of a league', ...inLeague('teams'), first: toPlayer },
  { name: 'statistics', ...inLeague('statistics', 'players') },
  { name: 'head to head', ...inLeague('statistics', 'meetings') },
  { name: 'hall of fame', ...inLeague('fame') },
  { name: 'export', ...inLeague('export') },
  { name: 'projector', ...inLeague('projector') },
]

const keep = (page: Page, name: string) => remember(page, { 'touchback.match': matchAt(name) })

/** Goes to a screen and waits until all of it is there. */
export async function show(page: Page, { address, open, first }: Screen): Promise<void> {
  await instantly(page)
  await open?.(page)
  await page.goto(address)
  await expect(page.locator('h1').first()).toBeAttached()
  if (address.endsWith('/match')) await expect(page.locator('svg.board')).toBeVisible()
  await first?.(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Controls that cannot be brought into view, or that something else lies over. */
export const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    // Behind an open dialog nothing else is meant to be reached.
    const open = document.querySelector('dialog[open]') ?? document
    for (const control of open.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (control.closest('.visually-hidden') !== null) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const label = control.closest('label')
      const isHit = hit !== null && (control.contains(hit) || hit.contains(control) || label?.contains(hit))
      if (!isHit) found.push(`${control.outerHTML.slice(0, 120)} lies under ${hit?.outerHTML.slice(0, 80)}`)
    }
    scrollTo(0, 0)
    return found
  })
