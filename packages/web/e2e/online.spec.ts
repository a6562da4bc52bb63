import type { Side } from '@touchback/engine'
import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { Clicker } from './coach.ts'
import { forEverybody } from './for-everybody.ts'
import { Cable, OnlineHands, startOnline, Witness } from './online.ts'
import { instantly } from './support.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
/** From the link to the first move, in milliseconds. */
const SOON_ENOUGH = 30_000

let online: Awaited<ReturnType<typeof startOnline>>
base.beforeAll(async () => {
  base.setTimeout(60_000)
  online = await startOnline()
})
base.afterAll(() => online.stop())

/** Somebody with a browser of his own; what his console complains of is written down. */
async function somebody(browser: Browser, complaints: string[]): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport: DESK, serviceWorkers: 'block' })
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  await instantly(page)
  return page
}

base(
  'two coaches meet, play a whole match by clicks, a third watches, and the dice are checked',
  async ({ browser }) => {
    base.setTimeout(240_000)
    const complaints: string[] = []
    const ann = await somebody(browser, complaints)
    const bob = await somebody(browser, complaints)
    const eve = await somebody(browser, complaints)
    const cable = await Cable.of(bob)

    // From home to an open table, by the keyboard alone.
    await ann.goto(online.url)
    await ann.getByRole('link', { name: /Play online/ }).focus()
    await ann.keyboard.press('Enter')
    await expect(ann.getByRole('heading', { name: 'Open seats' })).toBeVisible()
    await forEverybody(ann, 'lobby')
    await ann.setViewportSize(DESK)
    await ann.getByRole('link', { name: 'New table' }).focus()
    await ann.keyboard.press('Enter')
    await ann.getByRole('button', { name: 'Open the table' }).focus()
    await ann.keyboard.press('Enter')
    const link = await ann.getByRole('textbox', { name: 'Link to this table' }).first().inputValue()
    const id = link.split('/').at(-1) ?? ''

    // Eve looks at the ways in while Bob follows the link.
    await eve.goto(`${online.url}#/online/door/up`)
    await forEverybody(eve, 'door')
    await eve.setViewportSize(DESK)

    const start = Date.now()
    await bob.goto(`${online.url}t/${id}`)
    await bob.getByRole('button', { name: /Sit down and play/ }).click()
    await expect(bob.locator('svg.board')).toBeVisible()
    await expect(ann.locator('svg.board')).toBeVisible()
    const witness = new Witness(online.url, id)
    const hands = {
      home: new OnlineHands(ann, witness, 'home'),
      away: new OnlineHands(bob, witness, 'away'),
    }
    const coaches = {
      home: new Clicker(hands.home, ['home'], 1, 1),
      away: new Clicker(hands.away, ['away'], 1, 1),
    }
    const asked = async (): Promise<Side | null> => (await hands.home.game()).decision?.side ?? null
    const step = async (): Promise<boolean> => {
      const side = await asked()
      return side !== null && coaches[side].step()
    }
    await step()
    expect(Date.now() - start, 'from the link to the first move').toBeLessThan(SOON_ENOUGH)

    // A third watches without a name, and talks once he is a guest.
    await eve.goto(`${online.url}#/t/${id}`)
    await expect(eve.locator('svg.board')).toBeVisible()
    await eve.getByRole('button', { name: 'Chat' }).click()
    await eve.getByRole('button', { name: 'Talk as a guest' }).click()
    await eve.getByRole('textbox', { name: 'Say something' }).fill('Good luck <b>both</b>')
    await eve.keyboard.press('Enter')
    await ann.getByRole('button', { name: /^Chat/ }).click()
    await expect(ann.getByRole('list', { name: 'What was said' })).toContainText('Good luck <b>both</b>')
    await forEverybody(eve, 'watching')
    await eve.setViewportSize(DESK)
    await expect(eve.getByRole('toolbar', { name: 'Actions' }).getByRole('button')).toHaveCount(0)

    // Bob's line is cut; his page says so, keeps his answer, and he comes back with a phone.
    while ((await asked()) !== 'away' || (await hands.home.game()).decision?.type !== 'activate') await step()
    await cable.cut()
    await expect(bob.getByText('The connection is lost')).toBeVisible()
    await bob.setViewportSize(PHONE)
    const rows = witness.remote.seq
    await hands.away.press(hands.away.actions, 'End turn')
    cable.mend()
    await expect.poll(() => witness.remote.seq).toBeGreaterThan(rows)
    await expect(bob.getByText('The connection is lost')).toBeHidden()
    await forEverybody(ann, 'table')
    await ann.setViewportSize(DESK)

    while (await step());
    witness.close()
    await expect(ann.getByRole('button', { name: 'Rematch' })).toBeVisible()
    await ann.getByRole('button', { name: 'Check the dice' }).click()
    await expect(ann.getByText(/All \d+ dice are what they had to be/)).toBeVisible()
    await expect(ann.getByText('This page wrote that print down before the first die')).toBeVisible()

    // The guest signs up and keeps the match.
    const name = `Bob ${Date.now().toString(36)}`
    await bob.getByRole('button', { name: 'Sign up and keep this match' }).click()
    await bob.getByRole('textbox', { name: 'Name' }).fill(name)
    await bob.getByLabel('Password').fill('correct horse battery')
    await bob.keyboard.press('Enter')
    await bob.getByRole('link', { name }).first().click()
    await bob.getByRole('link', { name: 'Your page' }).click()
    await expect(bob.getByRole('link', { name: /against/ })).toHaveAttribute('href', `#/t/${id}`)

    // For whoever comes later it is a replay at the same address.
    await eve.goto(`${online.url}t/${id}?turn=3`)
    await expect(eve.getByRole('toolbar', { name: 'Replay' })).toBeVisible()
    await expect(eve.getByText(/^step [1-9]\d* of/)).toBeVisible()
    await eve.getByRole('button', { name: 'Check the dice' }).click()
    await expect(eve.getByText(/All \d+ dice are what they had to be/)).toBeVisible()

    expect(
      complaints.filter((words) => !words.includes('WebSocket')),
      'the console stays quiet',
    ).toEqual([])
    await Promise.all([ann, bob, eve].map((page) => page.context().close()))
  },
)

base('two who were paired rest, go on, agree on a draw and meet again', async ({ browser }) => {
  base.setTimeout(120_000)
  const complaints: string[] = []
  const ann = await somebody(browser, complaints)
  const bob = await somebody(browser, complaints)
  const atTheTable = async () => {
    for (const page of [ann, bob]) await expect(page.locator('svg.board')).toBeVisible()
  }
  const propose = async (page: Page, what: string) => {
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('button', { name: what }).click()
  }
  await ann.goto(`${online.url}#/online`)
  await ann.getByRole('button', { name: 'Find an opponent' }).click()
  await expect(ann.getByText('Waiting for the other coach')).toBeVisible()
  await bob.goto(`${online.url}#/online`)
  await bob.getByRole('button', { name: 'Find an opponent' }).click()
  await atTheTable()

  // The picture for a stream has nothing to press, whoever opens it, and speaks to nobody.
  const id = ann.url().split('/').at(-1) ?? ''
  const streams = [await ann.context().newPage(), await somebody(browser, complaints)]
  for (const stream of streams) {
    await stream.setViewportSize({ width: 1920, height: 1080 })
    await stream.goto(`${online.url}t/${id}?layout=wide&bg=none`)
    await expect(stream.locator('svg.board')).toBeVisible()
    await expect(stream.locator('button, input, footer a').filter({ visible: true })).toHaveCount(0)
    await expect(stream.getByText('This is not yours to answer')).toHaveCount(0)
  }

  await propose(ann, 'Go on another time')
  await bob.getByRole('button', { name: 'Agree' }).click()
  await expect(ann.getByText('The match is adjourned')).toBeVisible()
  await expect(bob.getByText('This is not yours to answer')).toBeVisible()
  await bob.getByRole('button', { name: 'Go on', exact: true }).click()
  await ann.getByRole('button', { name: 'Agree' }).click()
  await expect(bob.getByText('The match is adjourned')).toBeHidden()

  await propose(ann, 'Claim the match')
  await expect(ann.getByText(/The other coach is here|It is not the other coach/)).toBeVisible()
  await propose(bob, 'Offer a draw')
  await ann.getByRole('button', { name: 'Agree' }).click()
  for (const page of [ann, bob]) await expect(page.getByRole('heading', { name: 'A draw' })).toBeVisible()
  for (const stream of streams) {
    await expect(stream.getByRole('heading', { name: 'A draw' })).toBeVisible()
    await expect(stream.locator('button').filter({ visible: true })).toHaveCount(0)
    await expect(stream.locator('footer')).toContainText('The match is over.')
    await stream.close()
  }
  // Nobody is asked any more what was being asked.
  for (const page of [ann, bob]) await expect(page.locator('.tray')).toHaveText('The match is over.')
  await ann.getByRole('button', { name: 'Rematch' }).click()
  await expect(ann.getByText('Waiting for the other coach')).toBeVisible()
  await bob.getByRole('button', { name: 'To the rematch' }).click()
  await atTheTable()
  expect(complaints, 'the console stays quiet').toEqual([])
  await Promise.all([ann, bob].map((page) => page.context().close()))
})

base('a moderator hides what was reported, and ends a match that its coaches cannot', async ({ browser }) => {
  base.setTimeout(120_000)
  const complaints: string[] = []
  const ann = await somebody(browser, complaints)
  const eve = await somebody(browser, complaints)
  await ann.goto(`${online.url}#/online/new?computer=random`)
  await ann.getByRole('button', { name: 'Kick off' }).click()
  await expect(ann.locator('svg.board')).toBeVisible()
  const id = ann.url().split('/').at(-1) ?? ''
  await ann.getByRole('button', { name: /^Chat/ }).click()
  await ann.getByRole('textbox', { name: 'Say something' }).fill('something rude')
  await ann.keyboard.press('Enter')

  const name = `Eve ${Date.now().toString(36)}`
  await eve.goto(`${online.url}#/online/door/up`)
  await eve.getByRole('textbox', { name: 'Name' }).fill(name)
  await eve.getByLabel('Password').fill('correct horse battery')
  await eve.keyboard.press('Enter')
  await expect(eve.getByRole('link', { name }).first()).toBeVisible()
  await online.promote(name)
  await eve.goto(`${online.url}#/t/${id}`)
  await eve.reload()
  await expect(eve.locator('svg.board')).toBeVisible()
  await eve.getByRole('button', { name: /^Chat/ }).click()
  await eve.getByLabel(/^More about/).click()
  await eve.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(eve.getByText('A moderator will look at it.')).toBeVisible()
  await eve.goto(`${online.url}#/online`)
  const line = eve.getByRole('listitem').filter({ hasText: 'something rude' })
  await expect(line).toContainText('reported once')
  await forEverybody(eve, 'lobby of a moderator')
  await eve.setViewportSize(DESK)
  await line.getByRole('button', { name: 'Hide' }).click()
  await expect(line).toBeHidden()

  await eve.goto(`${online.url}#/t/${id}`)
  await eve.getByRole('button', { name: 'Table', exact: true }).click()
  await eve.getByRole('dialog').getByRole('button', { name: 'A draw' }).click()
  await expect(ann.getByText('It was decided by a moderator.')).toBeVisible()
  expect(complaints, 'the console stays quiet').toEqual([])
  await Promise.all([ann, eve].map((page) => page.context().close()))
})

base('a page that came without a server says so and plays on', async ({ page }) => {
  await page.goto(`${process.env['TOUCHBACK_URL'] ?? ''}#/online`)
  await expect(page.getByText('This page runs without a server')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).last().click()
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible()
})
