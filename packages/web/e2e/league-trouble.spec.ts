import type { Page } from '@playwright/test'
import { writeLeagueFile } from '../src/league/book/league-file.ts'
import { downloaded, expectClean } from './leagues.ts'
import { LEAGUE, playedLeague, shelve, unequalLeague } from './played-league.ts'
import { expect, expectNoOverflow, instantly, test } from './support.ts'

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000)
  await instantly(page)
})

const pick = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'l.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) })

type Line = Record<string, unknown>
/** The log of a played league as plain lines, to be spoilt. */
const lines = (): Line[] => JSON.parse(JSON.stringify(playedLeague().entries)) as Line[]

interface ReportLine {
  score: { home: number; away: number }
  sides: Record<
    'home' | 'away',
    { players: Record<string, { available: boolean; fielded: boolean; feats: Record<string, number> }> }
  >
}

/** A result of the log as if it had been typed in at a table: what was refereed has happened. */
function typedIn(log: Line[], place = log.findIndex(({ type }) => type === 'played')): ReportLine {
  const { record: _, ...entry } = log[place]!
  log[place] = { ...entry, type: 'reported' }
  return entry['report'] as ReportLine
}
const firstOf = ({ sides }: ReportLine) => Object.values(sides.home.players)[0]!

/** What must not be believed, and the sentence that says so. */
const SPOILT: Readonly<Record<string, readonly [spoil: (log: Line[]) => void, sentence: RegExp]>> = {
  'more scorers than points': [
    (log) => {
      const report = typedIn(log)
      firstOf(report).feats['touchdowns'] = report.score.home + 1
    },
    /The players of .* have scored 1 times, and the team only 0\./,
  ],
  'forty touchdowns by one': [
    (log) => {
      const report = typedIn(log)
      report.score.home = 40
      firstOf(report).feats['touchdowns'] = 40
    },
    /cannot have scored 40 times: even with overtime a team has 24 turns/,
  ],
  'twelve casualties by one': [
    (log) => {
      firstOf(typedIn(log)).feats['casualties'] = 12
    },
    /Nobody puts more than 11 out of one match/,
  ],
  'a number out of range': [
    (log) => {
      typedIn(log).score.home = -1
    },
    /The entry\.report\.score\.home should be/,
  ],
  'a dead man scoring': [
    (log) => {
      const dead = Object.values(playedLeague().league.teams).flatMap(({ team }) =>
        team.former.filter(({ status }) => status === 'dead').map(({ id }) => ({ team: team.id, id })),
      )[0]!
      const { fixtures } = playedLeague().league
      const matchOf = (entry: Line) => fixtures[String(entry['match'])]
      const last = log.findLastIndex(
        (entry) =>
          entry['type'] === 'played' && [matchOf(entry)?.home, matchOf(entry)?.away].includes(dead.team),
      )
      const side = matchOf(log[last]!)?.home === dead.team ? 'home' : 'away'
      const report = typedIn(log, last)
      const [line] = Object.values(report.sides[side].players)
      report.sides[side].players[dead.id] = { ...line!, feats: { ...line!.feats, touchdowns: 1 } }
      report.score[side] += 1
    },
    / is dead, and cannot have been there\./,
  ],
  'a name of two hundred characters': [
    (log) => {
      log.find(({ type }) => type === 'joined')!['name'] = 'N'.repeat(200)
    },
    /The entry\.name should be/,
  ],
}

test('a file that cannot be believed says from which entry on, and nothing of it is taken', async ({
  page,
}) => {
  await page.goto('./#/leagues')
  for (const [what, [spoil, sentence]] of Object.entries(SPOILT)) {
    await test.step(what, async () => {
      const log = lines()
      spoil(log)
      await pick(page, writeLeagueFile(log))
      const said = page.getByText(/^It is damaged or from a newer version, and cannot be taken\. Entry \d+: /)
      await expect(said).toBeVisible()
      const text = await said.innerText()
      console.log(`${what}: ${text}`)
      expect(text).toMatch(sentence)
      await expect(page.getByRole('button', { name: 'Take it' })).toHaveCount(0)
      await page.getByRole('button', { name: 'All right' }).click()
      await expect(said).toHaveCount(0)
    })
  }
  await expect(page.getByRole('heading', { name: 'No league yet' })).toBeVisible()
})

test('a league of older rules is upheld by its commissioner, and goes on', async ({ page }) => {
  await page.goto('./#/leagues')
  await expect(page.locator('h1')).toBeAttached()
  const { league } = playedLeague()
  const entries = lines()
  typedIn(entries).score.home = 60
  await shelve(page, { entries: entries as never, league })
  await page.goto(`./#/league/${LEAGUE}`)
  await expect(page.getByText("today's rules refuse what follows.")).toBeVisible()
  await expectClean(page, 'a league of older rules')
  await page.getByRole('button', { name: 'Uphold it' }).click()
  await expect(page.getByText("today's rules refuse what follows.")).toHaveCount(0)
  await page.goto(`./#/league/${LEAGUE}/log`)
  await expect(page.getByRole('heading', { name: 'Entries that do not fit (any more)' })).toBeVisible()
  await expect(page.getByText('cannot have scored 60 times')).toBeVisible()
  await expect(page.getByText(/^The commissioner upholds what older rules let be: /)).toBeVisible()
})

test('a damaged league and one of a newer version are shown, and nothing can be written in them', async ({
  page,
}) => {
  await page.goto('./#/leagues')
  await expect(page.locator('h1')).toBeAttached()
  const { league } = playedLeague()
  const entries = lines()
  const whole = entries.length
  entries[40] = { no: 41, type: 'from-the-future' }
  await shelve(page, { entries: entries as never, league })
  await page.goto(`./#/league/${LEAGUE}`)
  await expect(
    page.getByText(`This league is shown as it stood after 40 of its ${whole} entries`),
  ).toBeVisible()
  await expect(page.getByText('Last results')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Draw|Let|Close|Begin)/ })).toHaveCount(0)
  await expect(page.getByText('Waiting for you')).toHaveCount(0)
  await expectClean(page, 'a damaged league')
  await page.goto(`./#/league/${LEAGUE}/log`)
  await expect(page.getByText('40 entries')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Correct/ })).toHaveCount(0)

  await shelve(page, playedLeague(), { version: 99 })
  await page.goto('./#/leagues')
  await expect(page.getByText('Written by a newer version of the game: it can be looked at.')).toBeVisible()
  await page.getByRole('link', { name: new RegExp(league.name) }).click()
  await expect(page.getByText('This league was written by a newer version of the game.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Draw|Let|Close|Begin)/ })).toHaveCount(0)
})

test('numbers and names beyond what there is: a sentence, and everything stays', async ({ page }) => {
  await page.goto('./#/leagues/new')
  await page.getByText(/^House rules/).click()
  const stars = page.getByRole('spinbutton').first()
  const before = await stars.inputValue()
  for (const typed of ['99', '-3', '']) {
    await stars.fill(typed)
    await stars.blur()
    await expect(page.getByRole('alert')).toContainText(`cannot be: it is from 0 to 16, and stays ${before}.`)
    await expect(stars).toHaveValue(before)
  }
  await stars.fill('2')
  await stars.blur()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Name of the league').fill('')
  await expect(page.getByRole('status')).toHaveText('The league needs a name.')
  await expect(page.getByRole('button', { name: 'Found the league' })).toBeDisabled()
  await page.getByLabel('What you are called').fill('Computer 1')
  await page.getByLabel('Name of the league').pressSequentially('Very long '.repeat(20), { delay: 0 })
  await expect(page.getByRole('status').first()).toHaveText(
    'There is room for 60 letters: more are left out.',
  )
  await expect(page.getByRole('status').last()).toHaveText('There is another coach called Computer 1.')
  await page.getByLabel('What you are called').fill('Ada')
  await page.getByRole('button', { name: 'Found the league' }).click()
  await expect(page.getByRole('heading', { name: 'Very long '.repeat(6).trim(), level: 1 })).toBeVisible()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectClean(page, `a long name at ${width}`)
  }
})

/** A league of two people and nobody else, with its first match to be played. */
async function twoCoaches(page: Page): Promise<void> {
  await page.goto('./#/leagues/new')
  await page.getByRole('button', { name: /friend’s team/ }).click()
  for (let computers = 0; computers < 3; computers++)
    await page
      .getByRole('button', { name: /^Leave out/ })
      .nth(1)
      .click()
  await page.getByRole('button', { name: 'Found the league' }).click()
  await page.getByRole('link', { name: /^Play: / }).click()
}

test('a report is written on one device and confirmed on another; a disputed one is ruled on', async ({
  page,
  browser,
  baseURL,
}) => {
  await twoCoaches(page)
  await page.getByRole('button', { name: 'Type the result in' }).click()
  await page
    .getByRole('button', { name: /^Touchdown: / })
    .nth(2)
    .click()
  await page.getByRole('button', { name: 'Done: 1–0' }).click()
  await page.getByRole('button', { name: 'One of us confirms on another device' }).click()
  const file = await downloaded(page, page.getByRole('button', { name: 'Save the file' }))

  const away = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  const other = await away.newPage()
  await instantly(other)
  await other.goto('./#/leagues')
  await pick(other, file)
  await other.getByRole('button', { name: 'Take it' }).click()
  await other.getByRole('link', { name: /^Confirm: / }).click()
  await expectClean(other, 'a report to confirm')
  await other.getByText('No, something is wrong').click()
  await other.getByLabel('What is wrong').fill('it was two to nothing')
  await other.getByRole('button', { name: 'Dispute it' }).click()
  await expect(other.getByText('Disputed: it was two to nothing')).toBeVisible()

  // It is a match of the commissioner's own: both look at what was reported, and agree.
  await expect(other.getByText(/^Nobody rules on a match of his own/)).toBeVisible()
  await other.getByRole('link', { name: 'Type in what counts' }).click()
  await other
    .getByRole('button', { name: /^Touchdown: / })
    .nth(2)
    .click()
  await other.getByRole('button', { name: 'Done: 2–0' }).click()
  for (const agrees of await other.getByRole('button', { name: /agrees$/ }).all()) await agrees.click()
  await other.getByRole('button', { name: 'It counts' }).click()
  await expect(other.getByText('Still to be done')).toBeVisible()
  await other.getByRole('link', { name: 'History' }).click()
  const back = await downloaded(other, other.getByRole('button', { name: 'Export the league' }))
  await away.close()

  await page.goto('./#/leagues')
  await pick(page, back)
  await expect(
    page.getByText('This league is here already; the file goes on where yours ends.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Go on from the file' }).click()
  await expect(page.getByRole('link', { name: /2–0/ }).first()).toBeVisible()
  await pick(await backAtTheList(page), back)
  await expect(page.getByText('This league is here already, with exactly these entries.')).toBeVisible()
})

async function backAtTheList(page: Page): Promise<Page> {
  await page.goto('./#/leagues')
  return page
}

test('what is tapped is written down, though the page is left that very moment', async ({ page }) => {
  await twoCoaches(page)
  await page.getByRole('button', { name: 'Type the result in' }).click()
  for (let touchdowns = 1; touchdowns <= 8; touchdowns++) {
    const scorer = page.getByRole('button', { name: /^Touchdown: / }).nth(touchdowns)
    await scorer.waitFor()
    const loaded = page.waitForEvent('load')
    await scorer.evaluate((button: HTMLButtonElement) => {
      button.click()
      location.reload()
    })
    await loaded
    await expect(page.getByRole('button', { name: `Done: ${touchdowns}–0` })).toBeVisible()
  }
})

test('a report for which the device has no room says that it will not last, and still counts', async ({
  page,
}) => {
  await twoCoaches(page)
  await page.getByRole('button', { name: 'Type the result in' }).click()
  await page.evaluate(() => {
    // eslint-disable-next-line typescript/unbound-method -- it is called on the store it was called on
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'papers') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
  await page
    .getByRole('button', { name: /^Touchdown: / })
    .first()
    .click()
  await expect(page.getByText('This device has no room left: the report lasts only')).toBeVisible()
  await page.getByRole('button', { name: 'Done: 1–0' }).click()
  for (const agrees of await page.getByRole('button', { name: /agrees$/ }).all()) await agrees.click()
  await page.getByRole('button', { name: 'It counts' }).click()
  await expect(page.getByText(/1–0|1 – 0/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'It counts' })).toBeHidden()
})

test('two pages on one league: what one settles the other hears of, and nobody writes twice', async ({
  page,
  context,
}) => {
  await twoCoaches(page)
  const other = await context.newPage()
  await instantly(other)
  await other.goto(page.url())
  // Both have a blank sheet before anything is written on one: a page that comes later reads what the other has kept.
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'Type the result in' }).click()
    await expect(each.getByRole('button', { name: 'Done: 0–0' })).toBeVisible()
  }
  for (const each of [page, other]) {
    await each
      .getByRole('button', { name: /^Touchdown: / })
      .first()
      .click()
    await each.getByRole('button', { name: 'Done: 1–0' }).click()
    for (const agrees of await each.getByRole('button', { name: /agrees$/ }).all()) {
      if (await agrees.isVisible()) await agrees.click()
    }
    if (each === page) await page.getByRole('button', { name: 'It counts' }).isEnabled()
  }
  await page.getByRole('button', { name: 'It counts' }).click()
  await expect(other.getByRole('heading', { name: 'It counts already' })).toBeVisible()

  // Books that lie open on both are closed once.
  await page
    .getByRole('link', { name: /^Aftermath of / })
    .first()
    .click()
  await other.goto(page.url())
  for (const each of [page, other]) await each.getByRole('button', { name: 'Roll the dice here' }).click()
  const finish = async (each: Page): Promise<void> => {
    const close = each.getByRole('button', { name: 'Close the books' })
    const question = each.locator('section.lead')
    while (!(await close.isVisible())) {
      const done = question.getByRole('button', { name: 'Done with the market' })
      await ((await done.isVisible()) ? done : question.getByRole('button').first()).click()
    }
  }
  for (const each of [page, other]) await finish(each)
  await page.getByRole('button', { name: 'Close the books' }).click()
  await expect(page.getByText('Last results')).toBeVisible()
  await other.getByRole('button', { name: 'Close the books' }).click()
  await expect(other.getByRole('alert')).toBeVisible()
  console.log(await other.getByRole('alert').innerText())
  await other.getByRole('link', { name: 'History' }).click()
  await expect(other.getByText(/close their books/)).toHaveCount(1)
})

test('names of one long word widen no room of a league', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./#/leagues')
  await expect(page.locator('h1')).toBeAttached()
  const { league } = unequalLeague()
  const entries = JSON.parse(JSON.stringify(unequalLeague().entries)) as Line[]
  for (const { type, draft } of entries)
    if (type === 'drafted') {
      const named = draft as { name: string }
      named.name = named.name.replaceAll(' ', '').padEnd(60, 'W')
    }
  await shelve(page, { entries: entries as never, league })
  const { id, home } = Object.values(league.fixtures).find(({ settled }) => settled)!
  const match = encodeURIComponent(id)
  const rooms = `fixture/unequal report/unequal fixture/${match} correct/${match} team/${home} competition teams log`
  for (const room of ['', ...rooms.split(' ')]) {
    await page.goto(`./#/league/${LEAGUE}/${room}`)
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(page.getByText(/W{20}/).first()).toBeVisible()
    await expectNoOverflow(page, room)
  }
})
