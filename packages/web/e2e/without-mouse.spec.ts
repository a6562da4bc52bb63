import { EDITIONS, reach, toXY, type XY } from '@touchback/engine'
import type { Page } from '@playwright/test'
import { lineUp, pairing, usualPlay } from '../src/lib/line-up.ts'
import { nameOf } from '../src/board/geometry.ts'
import { keptMatch, type OldMatch, replayed, Table } from './match.ts'
import { expect, instantly, test } from './support.ts'

/** The book with the smallest pitch that is quickest to its end. */
const book = Object.values(EDITIONS).toSorted(
  (a, b) =>
    a.field.pitch.length * a.field.pitch.width - b.field.pitch.length * b.field.pitch.width ||
    a.timing.turns - b.timing.turns,
)[0]!

/** The same chance every time: a match in which every kind of question is asked. */
const CHANCE = 7

async function begin(page: Page): Promise<Table> {
  await instantly(page)
  await page.addInitScript((start) => {
    let state = start
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array)
        for (const index of array.keys()) {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0
          array[index] = state
        }
      return array
    }
  }, CHANCE)
  const { spec, settings } = lineUp(pairing(book, 0), usualPlay({ home: 'human', away: 'random' }))
  const kept: OldMatch = { format: 'touchback-match', version: 1, spec, settings, choices: [], dice: [] }
  await page.addInitScript((text) => {
    if (localStorage.getItem('touchback.match') === null) localStorage.setItem('touchback.match', text)
  }, JSON.stringify(kept))
  await page.goto('./#/match')
  return new Table(page)
}

/** What a coach is told without looking at the pitch. */
interface Told {
  readonly over: boolean
  readonly asked: 'set-up' | 'answer' | 'pitch' | 'nothing'
  readonly question: string
  /** What has happened, as the log shows it: its latest entries, which may be as long as others before them. */
  readonly lines: string
}
const told = (page: Page): Promise<Told> =>
  page.evaluate(() => {
    const tray = document.querySelector('.tray')
    const question = tray?.querySelector('.question')?.textContent?.trim() ?? ''
    const busy = tray === null || tray.getAttribute('aria-busy') === 'true'
    const asked =
      document.querySelector('.set-up .primary') !== null
        ? 'set-up'
        : busy || question === '…'
          ? 'nothing'
          : document.querySelector('.prompt .answers button') !== null
            ? 'answer'
            : 'pitch'
    const over = document.querySelector('dialog[open] h2#over') !== null
    const lines = document.querySelector('[aria-label="What happened"]')?.textContent ?? ''
    return { over, asked: over ? 'nothing' : asked, question, lines: `${lines} ${question}` }
  })

/** Waits until something else is told than before, and somebody here is asked. */
async function next(page: Page, before: Told | null): Promise<Told> {
  let now = await told(page)
  await expect
    .poll(
      async () => {
        now = await told(page)
        const changed = before === null || now.lines !== before.lines || now.asked !== before.asked
        return now.over || (now.asked !== 'nothing' && changed)
      },
      { timeout: 30_000, intervals: [10, 20, 40, 80] },
    )
    .toBe(true)
  return now
}

const focused = (page: Page, place: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.closest(selector) !== null, place)

/** What has consequences is shown first, and the same key does it. */
async function enter(page: Page): Promise<void> {
  const before = (await told(page)).lines
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('group', { name: 'Confirm' })
  await expect.poll(async () => (await confirm.count()) > 0 || (await told(page)).lines !== before).toBe(true)
  if ((await confirm.count()) > 0) await page.keyboard.press('Enter')
}

test('a whole match is played with the keyboard alone, and the focus is where the next key is needed', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const table = await begin(page)
  await expect(table.board).toBeVisible()
  const { keyboard } = page
  const seen = new Set<string>()
  let walked = 0
  let now = await next(page, null)

  /** The cursor speaks the square it comes to, and arrows lead it on from there. */
  const goTo = async ([x, y]: XY) => {
    await keyboard.press('ArrowRight')
    const names = Array.from({ length: 60 * 40 }, (_, i) => [i % 60, Math.floor(i / 60)] as const)
    const spoken = await page.locator('#square-spoken').innerText()
    const [cx = 0, cy = 0] = names.find((at) => spoken.startsWith(`${nameOf(at)}:`)) ?? []
    for (let i = 0; i < Math.abs(x - cx); i++) await keyboard.press(x > cx ? 'ArrowRight' : 'ArrowLeft')
    for (let i = 0; i < Math.abs(y - cy); i++) await keyboard.press(y > cy ? 'ArrowDown' : 'ArrowUp')
    await expect(page.locator('#square-spoken')).toContainText(`${nameOf([x, y])}:`)
  }

  for (let asked = 0; !now.over && asked < 250; asked++) {
    seen.add(now.asked)
    const before = now
    if (now.asked === 'set-up') {
      await expect.poll(() => focused(page, '.set-up'), `focus at: ${now.question}`).toBe(true)
      await keyboard.press('Enter')
    } else if (now.asked === 'answer') {
      // Whatever has the focus, the first answers have keys; and where it was lost it is on all answers, of which Tab takes the first.
      await expect.poll(() => focused(page, 'body > *, .answers'), `focus at: ${now.question}`).toBe(true)
      if (await focused(page, '.answers')) for (const key of ['Tab', 'Enter']) await keyboard.press(key)
      else for (const key of ['1', 'n', 'r']) await keyboard.press(key)
    } else {
      await expect.poll(() => focused(page, '.board, .bar'), `focus at: ${now.question}`).toBe(true)
      const game = replayed((await keptMatch(page)) as OldMatch)
      const { decision, match } = game
      const [option] = decision?.options ?? []
      const squares = (decision?.options ?? []).flatMap((one) => ('to' in one ? [one.to] : []))
      if (decision?.type === 'activate' && walked < 3) {
        await keyboard.press(']')
        const name = await page.getByRole('status').filter({ hasText: 'Number' }).innerText()
        const player = game.state.players.find(
          (one) => one.side === 'home' && name.startsWith(`Number ${match.sheet(one).number},`),
        )!
        const paths = reach(match, player)
        const safe = paths.squares().find((square) => paths.chance(square) === 1)
        walked++
        if (safe === undefined || player.stance !== 'standing') continue
        await keyboard.press('Enter')
        await expect(table.actions.getByRole('button', { name: /^Move/ })).toBeFocused()
        await keyboard.press('Enter')
        await expect.poll(async () => (await keptMatch(page))?.choices.at(-1)?.type).toBe('activate')
        await table.board.focus()
        await goTo(toXY(safe))
        await keyboard.press('Enter')
        await expect.poll(async () => (await keptMatch(page))?.choices.at(-1)?.type).toBe('move')
        seen.add('walked')
        await keyboard.press('e')
      } else if (squares.length > 0 && decision?.type !== 'act') {
        await goTo(squares[Math.floor(squares.length / 2)]!)
        await enter(page)
        if (option?.type === 'kick') seen.add('kicked')
      } else await keyboard.press('e')
    }
    now = await next(page, before)
  }
  expect(now.over).toBe(true)
  expect([...seen]).toEqual(expect.arrayContaining(['set-up', 'answer', 'pitch', 'walked', 'kicked']))
  const over = page.getByRole('dialog', { name: / win$|A draw/ })
  await expect(over.getByRole('button', { name: 'Statistics and luck' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/report/)
  // And the first key after Play now is needed where the focus is.
  await page.goto('./')
  await page.getByRole('button', { name: /Play now/ }).press('Enter')
  await expect.poll(() => focused(page, '.set-up, .answers, svg.board')).toBe(true)
})

test('a whole match is played with the text alone: the log, the questions, and what is spoken', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await begin(page)
  // Nothing of the drawing is there to be looked at.
  await page.addStyleTag({ content: 'svg.board, .ground, .field canvas { opacity: 0 !important }' })
  const { keyboard } = page
  const tray = page.getByRole('region', { name: 'Decision' })
  const log = page.getByRole('region', { name: 'What happened' })
  const said = page.locator('#square-spoken')
  const turns = new Set<string>()
  let walks = 0
  let now = await next(page, null)
  for (let asked = 0; !now.over && asked < 250; asked++) {
    const before = now
    for (const line of await log.getByText(/turn \d+ of half \d/).allInnerTexts()) turns.add(line)
    if (now.asked === 'set-up') await page.getByRole('button', { name: 'Set-up stands' }).press('Enter')
    else if (now.asked === 'answer') await tray.locator('.answers').getByRole('button').first().press('Enter')
    else if (/kick/i.test(now.question)) {
      // The cursor says what it comes to; the other half is to the right.
      await page.getByRole('application').focus()
      const steps = Math.ceil(book.field.pitch.length * 0.75)
      for (let step = 0; step < steps; step++) await keyboard.press('ArrowRight')
      await enter(page)
    } else if (/choose a player/i.test(now.question) && walks < 2) {
      walks++
      const player = page.getByRole('status').filter({ hasText: /^Number \d+, / })
      for (let looked = 0; looked < 8; looked++) {
        await keyboard.press(']')
        await expect(player).toBeAttached()
        if (/standing.*nobody marks him/.test(await player.innerText())) break
      }
      await page.getByRole('application').focus()
      for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight']) {
        const spoken = await said.innerText()
        await keyboard.press(arrow)
        await expect(said).not.toHaveText(spoken)
        if (/: empty.*100\s?% to get there/.test(await said.innerText())) break
      }
      await keyboard.press('Enter')
      await expect(log).toContainText(/move/i)
      await keyboard.press('e')
    } else await keyboard.press('e')
    now = await next(page, before)
  }
  expect(now.over).toBe(true)
  const over = page.getByRole('dialog', { name: / win$|A draw/ })
  await expect(over).toContainText(/\d–\d/)
  await over.getByRole('button', { name: 'Look at the pitch' }).press('Enter')
  // The log has told all of it: every turn of both sides, the kick-offs, and the end.
  const { turns: each, halves } = book.timing
  expect(turns.size).toBeGreaterThanOrEqual(each * halves - 2)
  await expect(log).toContainText(/kick/i)
})
