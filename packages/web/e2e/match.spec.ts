import { type Choice, reach, squareAt, toXY } from '@touchback/engine'
import { Clicker } from './coach.ts'
import { keptMatch, playNow, Table } from './match.ts'
import { expect, instantly, test } from './support.ts'

test('a whole match by clicks against the computer, through a reload, to its end', async ({ page }) => {
  test.setTimeout(240_000)
  await instantly(page)
  await page.goto('./')
  const table = await playNow(page)
  const coach = new Clicker(table, ['home'], 1, 3)
  for (let steps = 0; steps < 12; steps++) await coach.step()

  // In the middle of it the page is loaded anew: the match goes on where it was.
  const before = await keptMatch(page)
  await page.reload()
  await expect(table.board).toBeVisible()
  const after = await keptMatch(page)
  expect(after?.choices.slice(0, before?.choices.length)).toEqual(before?.choices)

  while (await coach.step()) expect(await table.count()).toBeLessThan(5000)
  await expect(page.getByText('The match is over')).toBeVisible()
  const game = await table.game()
  expect(game.state.phase).toBe('over')
  const { home, away } = game.state.teams
  await expect(page.locator('header').first()).toContainText(String(home.score))
  await expect(page.locator('header').first()).toContainText(String(away.score))
})

test('what rolls dice is shown first, can be cancelled, and is done at the second click', async ({
  page,
}) => {
  await instantly(page)
  await page.goto('./#/learn')
  const skip = page.getByRole('button', { name: 'Skip this lesson' })
  await skip.click()
  const board = page.locator('svg.board')
  await expect(board).toBeVisible()
  const token = (id: number) => page.locator(`[data-player="${id}"]`)
  await token(0).click()
  await token(2).click()
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeVisible()
  await cancel.click()
  await expect(cancel).toHaveCount(0)
  await token(2).click()
  await token(2).click()
  await expect(page.getByRole('region', { name: 'Your coach' })).toContainText('Pick a die')
})

test('a greyed action says why', async ({ page }) => {
  await instantly(page)
  await page.goto('./#/learn')
  await page.locator('[data-player="0"]').click()
  const foul = page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: /^Block\b/ })
  await expect(foul).toHaveAttribute('aria-disabled', 'true')
  await expect(foul).toHaveAttribute('title', /\w+ \w+/)
})

test('a match begins and a turn is played with the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  await instantly(page)
  await page.goto('./')
  const two = page.getByRole('button', { name: /Two coaches/ })
  for (let tabs = 0; tabs < 30 && !(await two.evaluate((node) => node === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const table = new Table(page)
  await expect(table.board).toBeVisible()

  const keys = new Keyboard(table)
  for (let steps = 0; steps < 40; steps++) if (await keys.untilTurn()) break
  const game = await table.game()
  expect(game.decision?.type).toBe('activate')
  const { side } = game.state.turn

  // The next player, the arrows, Enter; E ends the action and then the turn.
  await table.board.focus()
  await keys.walk()
  await page.keyboard.press('e')
  await expect.poll(async () => (await table.game()).decision?.type).toBe('activate')
  await page.keyboard.press('e')
  // After a blitz at the kick-off the other side is asked about the ball before its turn begins.
  await expect.poll(async () => (await table.game()).decision?.side).not.toBe(side)
})

const isNo = (choice: Choice): boolean =>
  choice.type === 'decline' || ('use' in choice && !choice.use) || (choice.type === 'catch' && !choice.try)

/** Answers what comes before the first turn by keys, then walks a player. */
class Keyboard {
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  async #focusAndEnter(name: string | RegExp): Promise<void> {
    const button = this.#table.page.getByRole('button', { name }).first()
    for (
      let tabs = 0;
      tabs < 120 && !(await button.evaluate((node) => node === document.activeElement));
      tabs++
    )
      await this.#table.page.keyboard.press('Tab')
    await this.#table.page.keyboard.press('Enter')
  }

  /** True when a team turn is being asked for. */
  async untilTurn(): Promise<boolean> {
    const { page } = this.#table
    const game = await this.#table.game()
    const before = await this.#table.count()
    switch (game.decision?.type) {
      case 'activate':
        return true
      case 'set-up':
        await this.#focusAndEnter('Set-up stands')
        break
      case 'kick':
        await this.#table.board.focus()
        // The cursor starts among the kicker's own: it is taken across the line.
        for (let presses = 0; presses < 24; presses++)
          await page.keyboard.press(game.decision.side === 'home' ? 'ArrowRight' : 'ArrowLeft')
        await page.keyboard.press('Enter')
        if ((await this.#table.count()) === before) await page.keyboard.press('Enter')
        break
      default:
        // Whoever is asked whether he wants something does not; of other answers the first is taken.
        await page.keyboard.press(game.decision?.options.some(isNo) ? 'n' : '1')
    }
    await expect
      .poll(() => this.#table.count(), { message: String(game.decision?.type) })
      .toBeGreaterThan(before)
    return false
  }

  /** The brackets go from player to player, the arrows from square to square, Enter does it. */
  async walk(): Promise<void> {
    const { page } = this.#table
    const { match, state } = await this.#table.game()
    const own = state.players.filter((player) => player.side === state.turn.side && player.place === 'pitch')
    const before = await this.#table.count()
    for (const [index, player] of own.entries()) {
      const paths = reach(match, player)
      const [x, y] = toXY(player.at)
      const step = (
        [
          [0, -1],
          [0, 1],
          [-1, 0],
          [1, 0],
        ] as const
      ).find(([dx, dy]) => paths.chance(squareAt(x + dx, y + dy)) === 1)
      if (step === undefined) continue
      for (let presses = 0; presses <= index; presses++) await page.keyboard.press(']')
      const arrow =
        step[0] < 0 ? 'ArrowLeft' : step[0] > 0 ? 'ArrowRight' : step[1] < 0 ? 'ArrowUp' : 'ArrowDown'
      await page.keyboard.press(arrow)
      await page.keyboard.press('Enter')
      await expect.poll(() => this.#table.count()).toBeGreaterThan(before)
      return
    }
    throw new Error('nobody has a free square beside him')
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a turn is played', async ({ page }) => {
    test.setTimeout(120_000)
    await instantly(page)
    await page.goto('./')
    await page.getByRole('button', { name: /Two coaches/ }).tap()
    const table = new Table(page)
    await expect(table.board).toBeVisible()
    const coach = new Clicker(table, ['home', 'away'], 0)
    for (let steps = 0; steps < 30; steps++) {
      const { decision } = await table.game()
      if (decision?.type === 'activate') break
      await coach.step()
    }
    const game = await table.game()
    expect(game.decision?.type).toBe('activate')
    await expect(table.actions.getByRole('button', { name: 'End turn' })).toBeInViewport()
    await new Clicker(table, ['home', 'away'], 1).step()
    await coach.step()
    expect((await table.game()).decision).not.toBeNull()
  })
})
