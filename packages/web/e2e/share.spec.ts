import { stateHash } from '@touchback/engine'
import type { Browser, Page } from '@playwright/test'
import { keptMatch, type OldMatch, replayed, Table } from './match.ts'
import { keptPosition } from './positions.ts'
import { expect, instantly, remember, test } from './support.ts'

const POSITION = keptPosition({
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter', position: 'blitzer', at: [12, 7] },
      { name: 'Otto', position: 'lineman', at: [8, 3] },
    ],
    away: [{ name: 'Mug', position: 'lineman', at: [15, 7] }],
  },
  ball: [2, 2],
  rerolls: 1,
})

/** Another device: nothing is kept there. */
async function elsewhere(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await instantly(page)
  await page.goto(link)
  return page
}

const paste = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

test('a link carries the position: it opens on another device and is played on there', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await instantly(page)
  await remember(page, { 'touchback.match': POSITION })
  await page.goto('./#/match')
  const table = new Table(page)
  await table.click(replayed(POSITION), [8, 3])
  await table.click(replayed(POSITION), [8, 5])
  await expect.poll(async () => (await keptMatch(page))?.choices.length).toBe(2)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Copy a link to this position' }).click()
  await expect(page.getByText('The link is copied')).toBeVisible()
  const link = await paste(page)
  expect(link).toMatch(/#\/position\/[\w-]+$/)

  const there = await elsewhere(browser, link)
  await expect(there.locator('svg.board .token')).toHaveCount(3)
  await there.getByRole('button', { name: 'Play on from here' }).click()
  await there.getByRole('button', { name: 'Play on', exact: true }).click()
  await expect(there).toHaveURL(/#\/match/)
  const [here, played] = [await keptMatch(page), await keptMatch(there)] as OldMatch[]
  expect(stateHash(replayed(played!).state)).toBe(stateHash(replayed(here!).state))
  await expect(there.getByRole('toolbar', { name: 'Actions' })).toBeVisible()

  // A link to a step of a replay, on a device that has not got the match.
  await page.goto('./#/replay/current?step=1')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Copy a link to this step' }).click()
  await expect(page.getByText('The link to this step is copied')).toBeVisible()
  const step = (await paste(page)).replace('/current?', '/some-match?')
  const again = await elsewhere(browser, step)
  await expect(again.getByText('this is the position the link carries')).toBeVisible()
  await expect(again.locator('svg.board .token')).toHaveCount(3)
  await again.getByRole('button', { name: 'Play on from here' }).click()
  await again.getByRole('button', { name: 'Play on', exact: true }).click()
  await expect(again.getByRole('toolbar', { name: 'Actions' })).toBeVisible()

  const cut = await elsewhere(browser, link.slice(0, -40))
  await expect(cut.getByRole('alert')).toContainText('The link is damaged')
  for (const { context: of } of [there, again, cut].map((one) => ({ context: one.context() })))
    await of.close()
})
