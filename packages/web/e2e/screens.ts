import { inputsOf } from '../test/played.ts'
import type { Page } from '@playwright/test'
import { BOTS } from '@touchback/bots'
import { editionOf, Game, SeededDice } from '@touchback/engine'
import { matchTeams, suggestedDraft } from '@touchback/league'
import type { OldMatch } from './match.ts'
import { caseNamed, everyCase } from './positions.ts'
import { remember } from './support.ts'

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

/** The screens as a coach finds them, each by its address and what is on the device. */
export const SCREENS: readonly {
  name: string
  address: string
  /** What is on the device before the page looks. */
  open?: (page: Page) => Promise<void>
  /** What the coach does first. */
  first?: (page: Page) => Promise<void>
}[] = [
  { name: 'home', address: './' },
  { name: 'learn', address: './#/learn' },
  { name: 'choose', address: './#/choose' },
  { name: 'teams', address: './#/teams' },
  { name: 'replays', address: './#/replays' },
  { name: 'replay', address: './#/replay/current', open: (page) => keep(page, 'act: move') },
  { name: 'report', address: './#/replay/current/report', open: (page) => keep(page, 'act: move') },
  { name: 'rulebook', address: './#/rulebook' },
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
]

const keep = (page: Page, name: string) => remember(page, { 'touchback.match': matchAt(name) })
