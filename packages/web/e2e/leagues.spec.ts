import { EDITIONS } from '@touchback/engine'
import { closeBooks, downloaded, expectClean, found, letThemPlay } from './leagues.ts'
import { Table } from './match.ts'
import { expect, instantly, test } from './support.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000)
  await instantly(page)
})

test('a league is founded in each book in a moment, and something waits to be played', async ({ page }) => {
  await page.goto('./#/leagues')
  await expect(page.getByRole('heading', { name: 'No league yet' })).toBeVisible()
  await expectClean(page, 'no league yet')
  await page.goto('./#/leagues/new')
  await page.getByText(/^House rules/).click()
  await expectClean(page, 'founding')
  while (await page.getByRole('button', { name: /computer’s team/ }).isEnabled())
    await page.getByRole('button', { name: /computer’s team/ }).click()
  const shirts = await page
    .locator('main li svg')
    .evaluateAll((crests) => crests.map((crest) => (crest as SVGElement).style.getPropertyValue('--shirt')))
  expect(shirts).toHaveLength(16)
  // There are twelve of them.
  expect(new Set(shirts.slice(0, 12)).size).toBe(12)
  await page.reload()
  for (const { id, name } of Object.values(EDITIONS)) {
    await found(page, { book: id, name: `League of ${id}` })
    await expect(page.getByText(`Season 1 · ${name} · 4 teams`)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Play: / })).toBeVisible()
  }
  await page.goto('./#/leagues')
  await expect(page.getByText('1 match to play')).toHaveCount(Object.keys(EDITIONS).length)
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{"no":1}') })
  await expect(page.getByRole('alert')).toContainText('This is not a league file we can read.')
  await page.goto('./')
  await expect(page.getByRole('link', { name: /League of .* 1 match to play/ }).first()).toBeVisible()
})

test('a team is named and drafted while its league is founded, and has a career from then on', async ({
  page,
}) => {
  await page.goto('./#/leagues/new')
  await page.getByLabel('Name of the league').fill('Thursday League')
  await page.getByRole('radio', { name: /^Swiss/ }).check()
  await page.getByRole('button', { name: /^Name and draft / }).click()
  await page.getByLabel(/^Name of the team/).fill('Rust Hill Ramblers')
  await page.getByRole('link', { name: 'Back to the league' }).click()
  // What was chosen before is still there.
  await expect(page.getByLabel('Name of the league')).toHaveValue('Thursday League')
  await expect(page.getByRole('radio', { name: /^Swiss/ })).toBeChecked()
  await expect(page.getByText('Rust Hill Ramblers').first()).toBeVisible()
  await page.getByRole('button', { name: 'Found the league' }).click()
  await expect(page.getByRole('heading', { name: 'Thursday League', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Play: .*Rust Hill Ramblers/ })).toBeVisible()
  // The next league begins with a clean sheet.
  await page.goto('./#/leagues/new')
  await expect(page.getByLabel('Name of the league')).toHaveValue('Sunday League')
  await page.goto('./#/teams')
  await expectClean(page, 'careers')
  await page.getByRole('link', { name: /Rust Hill Ramblers Thursday League .*no match yet/ }).click()
  await expect(page.getByRole('heading', { name: 'Rust Hill Ramblers', level: 1 })).toBeVisible()
})

test('a round: one match by clicks, one by computers, one typed in on a phone; books, pages, a correction; out as a file and in again', async ({
  page,
}) => {
  await found(page, { friends: 2 })
  await expectClean(page, 'a league')
  await letThemPlay(page)
  await expect(page.getByText('No match has been played yet')).toHaveCount(0)

  // By clicks, left and taken up again, and given up.
  await page
    .getByRole('link', { name: /^Play: / })
    .first()
    .click()
  await expectClean(page, 'a match to be played')
  const address = page.url()
  await page.getByRole('link', { name: 'Kick off' }).click()
  const { board } = new Table(page)
  await expect(board).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Leave (it is kept)' }).click()
  await page.getByRole('link', { name: 'Go on with it' }).click()
  await expect(board).toBeVisible()
  await page.goBack()
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Begin again' }).click()

  // Typed in with the thumb.
  await page.setViewportSize(PHONE)
  const tap = (name: string | RegExp, nth = 0) => page.getByRole('button', { name }).nth(nth).click()
  await tap('Type the result in')
  await expectClean(page, 'a result on a phone')
  await tap(/^Touchdown: /, 3)
  await tap(/^Touchdown: /, 3)
  await tap('Casualty')
  await tap(/^Casualty: /, 1)
  for (let hits = 0; hits < 11; hits++)
    await page
      .getByRole('button', { name: /^Casualty: / })
      .nth(1)
      .click()
  await tap(/^Done/)
  await expect(page.getByRole('alert')).toContainText('Nobody puts more than 11 out of one match')
  await tap('Change something')
  for (let hits = 0; hits < 11; hits++)
    await page.getByRole('button', { name: /^One less: Casualty/ }).click()
  await page.getByRole('tab').nth(1).click()
  await tap('Injured')
  await tap(/^Injured: /, 5)
  await expectClean(page, 'an injury')
  // Those who have put somebody out are named first.
  await page.getByLabel('Who did it').selectOption({ index: 1 })
  await tap('Is dead')
  await tap(/^Injured: /, 6)
  await tap('Roll it here')
  await tap('Write it down')
  await page.getByText('Gate, giving up, who else played').click()
  const came = page.getByLabel(/^Came for the day/)
  await came.selectOption({ index: 1 })
  await expect(page.getByRole('button', { name: /freebooter$/ })).toBeVisible()
  await expectClean(page, 'somebody for the day')
  await tap(/^Done: 2–0/)
  await expectClean(page, 'a handshake')
  const agree = page.getByRole('button', { name: /agrees$/ })
  for (let each = await agree.count(); each > 0; each--) await tap(/agrees$/, each - 1)
  await tap('It counts')
  await expect(page.getByText('Still to be done')).toBeVisible()

  // The aftermath to its end, with an improvement and a purchase.
  await page
    .getByRole('link', { name: /^Aftermath of / })
    .first()
    .click()
  let bought = false
  const asked = await closeBooks(page, async (title, question) => {
    if (title.startsWith('What does the team buy') && !bought) {
      bought = true
      await expectClean(page, 'a market')
      await question
        .getByRole('button', { name: /(assistant|cheerleader)/i })
        .first()
        .click()
      await expect(page.getByText(/^Bought: /)).toBeVisible()
      return true
    }
    if (title.startsWith('What does ') && !title.includes('team')) await expectClean(page, 'a level')
    return false
  })
  expect(asked.some((title) => /^What does .* learn\?$/u.test(title))).toBe(true)
  expect(bought).toBe(true)
  await page.setViewportSize(DESK)
  await expect(page.getByText('Last results')).toBeVisible()

  // Pages.
  const row = page.getByRole('table').first().getByRole('rowheader').first().getByRole('link')
  await row.click()
  await expectClean(page, 'a team')
  await page.goBack()
  await page.getByText('Leaders').locator('xpath=ancestor::section').getByRole('link').first().click()
  await expectClean(page, 'a player')

  // A correction, told before it is done.
  await page.getByRole('link', { name: 'History' }).click()
  await expectClean(page, 'history')
  await page.getByRole('link', { name: /^Correct entry .*2–0/ }).click()
  await page
    .getByRole('button', { name: /^Touchdown: / })
    .first()
    .click()
  await page.getByLabel('Why').fill('the last one was not counted')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(page.getByRole('row', { name: /touchdowns 2-0 3-0/ }).first()).toBeVisible()
  await expectClean(page, 'a correction')
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expect(page.getByText('the last one was not counted')).toBeVisible()

  // Out, away, in again: the same to the letter.
  const before = await downloaded(page, page.getByRole('button', { name: 'Export the league' }))
  await page.goto('./#/leagues')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByRole('heading', { name: 'No league yet' })).toBeVisible()
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'l.jsonl', mimeType: 'text/plain', buffer: Buffer.from(before) })
  await expect(page.getByRole('heading', { name: 'In this file: Test League' })).toBeVisible()
  await expectClean(page, 'a file')
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByRole('link', { name: 'History' }).click()
  expect(await downloaded(page, page.getByRole('button', { name: 'Export the league' }))).toBe(before)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'This league cannot be opened' })).toBeVisible()
})

test.describe('with one hand', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a whole report, from the league to what counts, takes under sixty taps and no keyboard', async ({
    page,
  }) => {
    page.setDefaultTimeout(15_000)
    await page.addInitScript(() => {
      const counted = { taps: 0, keys: 0, typing: 0 }
      Object.assign(window, { counted })
      document.addEventListener(
        'click',
        ({ isTrusted, detail }) => isTrusted && detail > 0 && counted.taps++,
        true,
      )
      addEventListener('keydown', () => counted.keys++, true)
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) counted.typing++
      })
    })
    await found(page, { friends: 1 })
    await page.evaluate(() => Object.assign((window as never)['counted'], { taps: 0, keys: 0, typing: 0 }))
    const tap = (name: string | RegExp, nth = 0) => page.getByRole('button', { name }).nth(nth).tap()
    const each = async (mode: string, ...players: readonly number[]) => {
      await page.getByRole('button', { name: mode, exact: true }).tap()
      for (const player of players) await tap(new RegExp(`^${mode}: `), player)
    }
    await page
      .getByRole('link', { name: /^Play: / })
      .first()
      .tap()
    await tap('Type the result in')
    // Three touchdowns, seven completions, three casualties, an interception, four injuries, a gate of 34,000.
    await each('Touchdown', 9, 9)
    await each('Pass', 4, 4, 7, 8)
    await each('Casualty', 1, 2)
    await each('Injured', 5)
    await tap('Misses the next match')
    await page.getByRole('tab').nth(1).tap()
    for (const player of [3, 6, 8]) {
      await tap(/^Injured: /, player)
      await tap('Roll it here')
      await tap('Write it down')
    }
    await each('Casualty', 0)
    await each('Pass', 2, 2, 3)
    await each('Intercept', 4)
    await each('Touchdown', 2)
    await page.getByText('Gate, giving up, who else played').tap()
    for (let tens = 0; tens < 3; tens++) await tap('10,000 more')
    for (let ones = 0; ones < 4; ones++) await tap('1,000 more')
    await expect(page.getByText('Gate 34,000')).toBeVisible()
    await tap(/^Done: 2–1/)
    const agree = page.getByRole('button', { name: /agrees$/ })
    for (let coaches = await agree.count(); coaches > 0; coaches--) await agree.nth(coaches - 1).tap()
    await tap('It counts')
    await expect(page.getByText('Still to be done')).toBeVisible()
    const counted = await page.evaluate(
      () => (window as unknown as { counted: { taps: number; keys: number; typing: number } }).counted,
    )
    console.log(`a report in ${counted.taps} taps`)
    expect(counted).toMatchObject({ keys: 0, typing: 0 })
    expect(counted.taps).toBeGreaterThan(30)
    expect(counted.taps).toBeLessThan(60)
  })
})

test('a Swiss tournament and a knock-out of computers are played to their ends', async ({ page }) => {
  for (const [form, ends] of [
    [/^Swiss/, 'Swiss tournament'],
    [/^Knock-out/, 'Cup'],
  ] as const) {
    await found(page, { form, computersOnly: true })
    for (let rounds = 0; rounds < 4; rounds++) {
      const draw = page.getByRole('button', { name: /^Draw / })
      if (await draw.isVisible()) {
        await draw.click()
        await page.getByRole('button', { name: 'All right' }).click()
      }
      await letThemPlay(page)
      await expect(draw.or(page.getByRole('button', { name: /give the prizes/ }))).toBeVisible()
      if (!(await draw.isVisible())) break
    }
    await page.getByRole('link', { name: 'Competition', exact: true }).click()
    await expect(page.getByRole('heading', { name: ends, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /give the prizes/ }).click()
    await expect(page.getByRole('heading', { name: 'Champions' })).toBeVisible()
    await expectClean(page, ends)
    await page.getByRole('button', { name: 'Close Season 1' }).click()
    await page.getByRole('button', { name: 'Begin season 2' }).click()
    await page.getByRole('link', { name: 'League', exact: true }).click()
    await expect(page.getByText(/^Season 2 · /)).toBeVisible()
  }
})

test('a major with a challenge refused; another page hears of it', async ({ page, context }) => {
  await found(page, { form: /^The year of the book/, friends: 1 })
  // Coaches arrange their matches: the first page says so, and leads there.
  await page.getByRole('link', { name: /^Arrange matches of / }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  const arrange = page.getByRole('heading', { name: 'Arrange a match' }).locator('xpath=ancestor::section')
  const friend = await arrange.getByLabel('against').locator('option').last().innerText()
  await arrange.getByLabel('against').selectOption(friend)
  await arrange.getByRole('button', { name: 'Challenge them' }).click()
  // Whoever is challenged finds it among what waits for him.
  await page.getByRole('link', { name: 'League', exact: true }).click()
  await page.getByRole('link', { name: new RegExp(`^Reply: .* challenge ${friend}`) }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText(`${friend}: refused`)).toBeVisible()
  // A second challenge in one week is turned down by name.
  const ours = await arrange.getByLabel('Who plays').locator('option:checked').innerText()
  await arrange.getByRole('button', { name: 'Challenge them' }).click()
  await expect(arrange.getByRole('alert')).toHaveText(`${ours} has made its challenge of week 1.`)
  await expect(other.getByText(`${friend}: refused`)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`2–0.*${friend}|${friend}.*0–2`) })).toBeVisible()
  // Until a coach hands results in, the best of them are shown as those that count.
  await expect(page.getByText(`won 2–0 against ${friend}`)).toBeVisible()
  await page.getByRole('button', { name: 'Choose results' }).first().click()
  await page.getByRole('button', { name: 'Hand them in' }).click()
  await expect(page.getByText('Handed in', { exact: true })).toBeVisible()
  await expectClean(page, 'play-offs')
  await page.goto('./#/device')
  await expect(page.getByText(/1 league,/)).toBeVisible()
  await expectClean(page, 'this device')
  const backup = await downloaded(page, page.getByRole('button', { name: 'Save a backup' }))
  await page.goto('./#/leagues')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.goto('./#/device')
  await page
    .getByLabel('Take a backup in')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(backup) })
  await page.getByRole('button', { name: 'Take it in' }).click()
  await expect(page.getByText('Taken in: 0 teams, 1 league, 0 replays.')).toBeVisible()
})

test('a match of two computers is watched to its end, and reports itself', async ({ page }) => {
  await found(page, { book: Object.keys(EDITIONS).at(-1)! })
  await page.getByRole('link', { name: /^Play: / }).click()
  const seats = page.getByRole('combobox')
  await expect(seats).toHaveCount(2)
  for (const seat of await seats.all()) await seat.selectOption('random')
  await page.getByRole('link', { name: 'Watch it' }).click()
  await page.getByRole('button', { name: /^On to the aftermath of / }).click({ timeout: 180_000 })
  await expect(page.getByRole('button', { name: 'Roll the dice here' })).toBeVisible()
  await page.getByRole('link', { name: 'League', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Aftermath: / })).toBeVisible()
})
