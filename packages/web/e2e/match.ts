import { storedRecord } from './stored.ts'
import {
  type Choice,
  type Decision,
  type Die,
  fromXY,
  Game,
  type MatchSpec,
  type MatchState,
  RecordedDice,
  type Side,
  toXY,
  type XY,
} from '@touchback/engine'
import { expect, type Locator, type Page } from '@playwright/test'
import { centre } from '../src/board/geometry.ts'
import type { MatchSettings } from '../src/match/session/kept.ts'
import { groupOptions, meaningOf } from '../src/match/intent/options.ts'
import { choiceLabel, meaningName } from '../src/words/choices.ts'

/** A match as it was kept before records said more: what the page opens in most tests, and a short way to write one. */
export interface OldMatch {
  readonly format: 'touchback-match'
  readonly version: 1
  readonly spec: MatchSpec
  readonly from?: MatchState
  readonly settings: MatchSettings
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}

/** The page takes no longer from one step of a plan to the next. */
const STEP_MS = 30

/** What was last read from each page: a record is long, and mostly nothing has happened since. */
const lastRead = new WeakMap<Page, { readonly mark: string; readonly kept: OldMatch }>()

/** The match as the page has kept it, in short. */
export async function keptMatch(page: Page): Promise<OldMatch | null> {
  const last = lastRead.get(page)
  const { mark, text } = await storedRecord(page, last?.mark)
  if (text === null && last !== undefined) return last.kept
  const read = JSON.parse(text ?? 'null') as OldMatch | KeptFile | null
  if (read === null) return null
  const kept = 'choices' in read ? read : shortly(read)
  lastRead.set(page, { mark, kept })
  return kept
}

/** Puts a match before the coach, as if he had left it and come back: without loading the page again. */
export async function openMatch(page: Page, kept: OldMatch): Promise<Table> {
  const table = new Table(page)
  await page.evaluate(() => (location.hash = '#/nowhere'))
  await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible()
  await page.evaluate((text) => {
    localStorage.setItem('touchback.match', text)
    location.hash = '#/match'
  }, JSON.stringify(kept))
  await expect(table.board).toBeVisible()
  return table
}

/** What `writeMatchFile` writes. */
interface KeptFile {
  readonly spec: MatchSpec
  readonly from?: MatchState
  readonly settings: MatchSettings
  readonly answers: readonly { readonly choice: Choice | null; readonly dice: readonly Die[] }[]
}

const shortly = ({ spec, from, settings, answers }: KeptFile): OldMatch => ({
  format: 'touchback-match',
  version: 1,
  spec,
  ...(from === undefined ? {} : { from }),
  settings,
  choices: answers.flatMap(({ choice }) => choice ?? []),
  dice: answers.flatMap(({ dice }) => dice.map(([face]) => face)),
})

/** A kept match, played again beside the page: what it asks now, and where everybody stands. */
export function replayed(kept: OldMatch): Game {
  const options = { dice: new RecordedDice([...kept.dice]), events: true }
  const game =
    kept.from === undefined ? Game.start(kept.spec, options) : Game.from(kept.spec, kept.from, options)
  for (const choice of kept.choices) game.choose(choice)
  return game
}

/** From home to the pitch with one click. */
export async function playNow(page: Page): Promise<Table> {
  await page.getByRole('button', { name: /Play now/ }).click()
  const table = new Table(page)
  await expect(table.board).toBeVisible()
  return table
}

/** When to look again for what the page does at once, in milliseconds. */
export const SOON = [5, 10, 20, 40, 80, 160, 320, 640]

/** A match screen and the hands on it. */
export class Table {
  readonly page: Page
  readonly actions: Locator
  readonly tray: Locator
  readonly setUp: Locator
  readonly shop: Locator
  readonly board: Locator

  /** The side that attacks upwards or to the right here. */
  readonly own: Side

  constructor(page: Page, own: Side = 'home') {
    this.page = page
    this.own = own
    this.actions = page.getByRole('toolbar', { name: 'Actions' })
    this.tray = page.getByRole('region', { name: 'Decision' })
    this.setUp = page.getByRole('toolbar', { name: 'Set-up' })
    this.shop = page.getByRole('region', { name: /^(Hire|Handicaps)$/ })
    this.board = page.locator('svg.board')
  }

  /** The match as the page has kept it, once it rests: a walk is declared and walked in two steps. */
  async game(): Promise<Game> {
    let kept = await keptMatch(this.page)
    for (;;) {
      if (kept === null) throw new Error('no match is kept')
      await this.page.waitForTimeout(STEP_MS)
      const later = await keptMatch(this.page)
      if (later?.choices.length === kept.choices.length) return replayed(kept)
      kept = later
    }
  }

  async count(): Promise<number> {
    return (await keptMatch(this.page))?.choices.length ?? 0
  }

  /** Whatever was clicked has been done, if anything was to be done. */
  async rested(): Promise<void> {
    await this.page.waitForTimeout(STEP_MS)
  }

  /** Where the middle of a square is on the screen, however the pitch lies and whatever part of it is shown. */
  async point(game: Game, at: XY): Promise<{ x: number; y: number }> {
    const { width, height } = this.page.viewportSize() ?? { width: 1440, height: 900 }
    const { pitch } = game.edition.field
    const layout = {
      length: pitch.length,
      width: pitch.width,
      upright: width < 1000 && height > width,
      own: this.own,
    } as const
    const [x, y] = centre(at, layout)
    return this.board.evaluate(
      (svg, [sx, sy]) => {
        const matrix = (svg as unknown as SVGSVGElement).getScreenCTM()
        const found = new DOMPoint(sx, sy).matrixTransform(matrix ?? undefined)
        return { x: found.x, y: found.y }
      },
      [x, y] as const,
    )
  }

  /** A click on a square. Where squares are too small for a finger the first one brings them closer. */
  async click(game: Game, at: XY): Promise<void> {
    const whole = this.page.getByRole('button', { name: 'Whole pitch' })
    let near = (await whole.count()) > 0
    if (near && !(await this.#shows(game, at, whole))) {
      await whole.click()
      near = false
    }
    await this.#click(game, at)
    if (near || (await whole.count()) === 0) return
    const there = game.match.at(fromXY(at))
    const chosen = game.decision?.type === 'activate' && there?.side === game.decision.side
    if (!chosen) await this.#click(game, at)
  }

  async #click(game: Game, at: XY): Promise<void> {
    const { x, y } = await this.point(game, at)
    await this.page.mouse.click(x, y)
  }

  /** Whether the square is in the part of the pitch that is shown. */
  async #shows(game: Game, at: XY, whole: Locator): Promise<boolean> {
    const { x, y } = await this.point(game, at)
    const box = await this.board.boundingBox()
    const button = await whole.boundingBox()
    const margin = 8
    if (box === null) return false
    // What lies under the button is reached by way of the whole pitch.
    if (button !== null && x > button.x - margin && y < button.y + button.height + margin) return false
    const across = x > box.x + margin && x < box.x + box.width - margin
    return across && y > box.y + margin && y < box.y + box.height - margin
  }

  async press(bar: Locator, name: string): Promise<void> {
    await bar.getByRole('button', { name, exact: true }).first().click()
  }

  /** Answers the open question with one of its choices, by the control it has on the screen. */
  async answer(game: Game, choice: Choice): Promise<void> {
    const { decision } = game
    if (decision === null) throw new Error('nothing is asked')
    const before = await this.count()
    await this.#answer(game, decision, choice)
    await expect
      .poll(() => this.count(), {
        message: `${decision.type} answered with ${JSON.stringify(choice)}`,
        intervals: SOON,
      })
      .toBeGreaterThan(before)
  }

  async #answer(game: Game, decision: Decision, choice: Choice): Promise<void> {
    if (choice.type === 'set-up') return this.press(this.setUp, 'Set-up stands')
    if (decision.type === 'set-up') return this.press(this.setUp, 'Leave it as it was')
    if (choice.type === 'activate') return this.#activate(game, decision, choice)
    if (['induce', 'hire', 'handicap'].includes(decision.type) && (await this.shop.count()) > 0)
      return this.shop
        .getByRole('button', {
          name: new RegExp(`^${choiceLabel(game, choice).replace(/^Mercenary: /, '')}`),
        })
        .first()
        .click()
    if (choice.type === 'pick-die' && 'faces' in decision.about)
      return this.tray
        .locator('.answers button:has(svg), .answers button:has(figure)')
        .nth(choice.index)
        .click()
    const options = groupOptions(game, decision)
    const onBar = this.actions.getByRole('button', { name: choiceLabel(game, choice), exact: true })
    const onTray = this.tray.getByRole('button', { name: choiceLabel(game, choice), exact: true })
    if (options.buttons.some((one) => same(one, choice))) {
      await onBar.or(onTray).first().click()
      return this.confirm()
    }
    return this.#onPitch(game, decision, choice)
  }

  async #activate(game: Game, decision: Decision, choice: Extract<Choice, { type: 'activate' }>) {
    // Whoever acts twice is selected already.
    if (decision.player === null) await this.click(game, toXY(game.match.player(choice.player).at))
    const name = new RegExp(`^${choiceLabel(game, choice)}(?! team)`)
    await this.actions.getByRole('button', { name }).first().click()
    if (choice.target === undefined) return this.confirm()
    await this.click(game, toXY(game.match.player(choice.target).at))
    await this.page
      .getByRole('button', { name: 'Declare only' })
      .or(this.page.getByRole('group', { name: 'Confirm' }).getByRole('button').first())
      .last()
      .click()
  }

  /** The second step, where there is one. */
  async confirm(): Promise<void> {
    const step = this.page.getByRole('group', { name: 'Confirm' }).getByRole('button').first()
    if (await step.isVisible()) await step.click()
  }

  /** Whoever is not on the pitch is chosen on the benches. */
  async #bench(game: Game, player: number): Promise<void> {
    const { name, number } = game.match.sheet(game.match.player(player))
    await this.page
      .getByRole('button', { name: `${number} ${name}`, exact: true })
      .first()
      .click()
  }

  async #onPitch(game: Game, decision: Decision, choice: Choice): Promise<void> {
    const options = groupOptions(game, decision)
    for (const [player, choices] of options.players) {
      if (!choices.some((one) => same(one, choice))) continue
      const { place, at } = game.match.player(player)
      if (place === 'pitch') return this.#twice(game, toXY(at), choice)
      return place === 'reserves'
        ? this.#bench(game, player)
        : this.press(this.tray, choiceLabel(game, choice))
    }
    for (const [key, choices] of options.squares) {
      if (!choices.some((one) => same(one, choice))) continue
      const mode = this.actions.getByRole('button', {
        name: meaningName(game, meaningOf(choice)),
        exact: true,
      })
      if (choice.type === 'snap') {
        const { place, at } = game.match.player(choice.player)
        await (place === 'pitch' ? this.click(game, toXY(at)) : this.#bench(game, choice.player))
      } else if ((await mode.count()) > 0) await mode.first().click()
      return this.#twice(game, key.split(',').map(Number) as unknown as XY, choice)
    }
    throw new Error(`no control known for ${JSON.stringify(choice)}`)
  }

  /** The first click shows what would happen; what rolls dice wants a second one, and what has several meanings wants one of them. */
  async #twice(game: Game, at: XY, choice: Choice): Promise<void> {
    const before = await this.count()
    await this.click(game, at)
    await this.rested()
    if ((await this.count()) > before) return
    const meaning = this.page
      .getByRole('group', { name: 'Confirm' })
      .getByRole('button', { name: choiceLabel(game, choice), exact: true })
    if ((await meaning.count()) > 0) await meaning.first().click()
    await this.rested()
    if ((await this.count()) === before) await this.click(game, at)
  }
}

const same = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other)
