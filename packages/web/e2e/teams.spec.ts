import { storedMatch } from './stored.ts'
import { readFileSync } from 'node:fs'
import { EDITIONS } from '@touchback/engine'
import { expect, expectNoOverflow, instantly, test } from './support.ts'

test.beforeEach(async ({ page }) => {
  await instantly(page)
  await page.goto('./#/teams')
})

test('a suggested team is legal, and what it costs is itemised', async ({ page }) => {
  await page.getByRole('button', { name: 'Orc', exact: true }).click()
  await expect(page.getByText('A legal team.')).toBeVisible()
  await page.getByText(/^Why 1,000,000\?$/).click()
  await expect(page.getByRole('row', { name: /Together 1,000,000/ })).toBeVisible()
})

test('an illegal draft says why, and a change can be taken back', async ({ page }) => {
  await page.getByText('Empty', { exact: true }).click()
  await page.getByRole('button', { name: 'Human', exact: true }).click()
  const verdict = page.getByRole('region', { name: 'Value' })
  await expect(verdict).toContainText('A team has 11 to 16 players, not 0.')
  const ogre = page.getByRole('button', { name: 'Hire: Ogre' })
  await ogre.click()
  await expect(ogre).toBeDisabled()
  await expect(page.getByText('may have 1 Big Guy, not 2')).toBeVisible()
  for (let bought = 0; bought < 12; bought++)
    await page.getByRole('button', { name: 'Hire: Linemen' }).click()
  await expect(verdict).toContainText('A legal team.')
  for (let bought = 0; bought < 6; bought++)
    await page.getByRole('button', { name: 'One more: Team re-rolls' }).click()
  await expect(verdict).toContainText(
    'The team costs 1,030,000 gold pieces and the treasury holds 1,000,000.',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(verdict).toContainText('A legal team.')
})

test('names, numbers and shirts are kept on the device', async ({ page }) => {
  await page.getByRole('button', { name: 'Skaven', exact: true }).click()
  await page.getByLabel('Name of the team').fill('Cellar Kings')
  await page.getByLabel('Name of number 1', { exact: true }).fill('Nibbles')
  await page.keyboard.press('Tab')
  await page.getByLabel('Number of Nibbles').fill('42')
  await page.keyboard.press('Tab')
  await page.getByRole('radio', { name: 'Pink' }).check({ force: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cellar Kings' })).toBeVisible()
  await expect(page.getByLabel('Name of number 42')).toHaveValue('Nibbles')
  await expect(page.getByRole('radio', { name: 'Pink' })).toBeChecked()
})

test('names of players are seen whole on a tablet and on a phone, and positions are called as in the book', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Skaven', exact: true }).click()
  const name = page.getByLabel('Name of number 1', { exact: true })
  await name.fill('Shrutch Plaguewhisker')
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const cut = await name.evaluate((field) => field.scrollWidth - field.clientWidth)
    expect(cut, `${width} wide`).toBe(0)
  }
  await expect(page.getByText('Storm Vermin', { exact: true }).first()).toBeVisible()
})

test('two players never wear one number, and what cannot be worn is not taken', async ({ page }) => {
  await page.getByRole('button', { name: 'Skaven', exact: true }).click()
  const first = await page.getByLabel('Name of number 1', { exact: true }).inputValue()
  const second = await page.getByLabel('Name of number 2', { exact: true }).inputValue()
  const number = page.getByLabel(`Number of ${first}`, { exact: true })
  await number.fill('2')
  await number.press('Tab')
  await expect(page.getByLabel(`Number of ${second}`, { exact: true })).toHaveValue('1')
  for (const wrong of ['0', '100', '']) {
    await number.fill(wrong)
    await number.press('Tab')
    await expect(number).toHaveValue('2')
  }
  await page.getByLabel('Name of the team').fill(' ')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name of the team')).not.toHaveValue(' ')
})

test('everybody stands for the picture of the team', async ({ page }) => {
  await page.getByRole('button', { name: 'Goblin', exact: true }).click()
  const squad = await page.getByRole('button', { name: /^Release/ }).count()
  await expect(page.locator('.banner .figure')).toHaveCount(squad)
  await page.getByRole('button', { name: 'Hire: Goblins' }).click()
  await expect(page.locator('.banner .figure')).toHaveCount(squad + 1)
  await page.getByRole('link', { name: 'Teams' }).click()
  await expect(page.locator('.photo .figure')).toHaveCount(squad + 1)
})

test('a team goes out as a file and comes back the same; a broken file changes nothing', async ({ page }) => {
  await page.getByRole('button', { name: 'Dwarf', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const written = readFileSync(await (await download).path(), 'utf8')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No teams of your own yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Duplicate/ })).toHaveCount(1)

  const picked = page.getByLabel('Import a file')
  await picked.setInputFiles({
    name: 'half.json',
    mimeType: 'application/json',
    buffer: Buffer.from(written.slice(0, 99)),
  })
  await expect(page.getByText('This is not a team file we can read.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Duplicate/ })).toHaveCount(1)

  await picked.setInputFiles({
    name: 'team.json',
    mimeType: 'application/json',
    buffer: Buffer.from(written),
  })
  await expect(page.getByText('A legal team.')).toBeVisible()
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('touchback.teams') ?? '[]') as Record<string, unknown>[],
  )
  const [first, second] = kept.map(({ id: _id, ...team }) => team)
  expect(first).toEqual(second)
  expect(first).toEqual(JSON.parse(written))
})

test('one’s own team takes the field, with the clock and the rules agreed on', async ({ page }) => {
  await page.getByRole('button', { name: 'Norse', exact: true }).click()
  const name = await page.getByLabel('Name of the team').inputValue()
  await page.getByRole('link', { name: 'Play with them' }).click()
  await page.getByRole('button', { name: 'Swap sides' }).click()
  await page.getByLabel('Clock').selectOption({ label: '2 minutes a turn' })
  await page.getByRole('checkbox', { name: /^Weather/ }).uncheck()
  await page.getByRole('button', { name: 'Kick off' }).first().click()
  await expect(page.locator('svg.board')).toBeVisible()
  const kept = JSON.parse(await storedMatch(page)) as {
    spec: { teams: { away: { name: string } }; options: { modules: string[] } }
    settings: unknown
  }
  expect(kept.spec.teams.away.name).toBe(name)
  expect(kept.spec.options.modules).not.toContain('weather')
  expect(kept.settings).toMatchObject({ clock: 120, coaches: { home: 'rookie', away: 'human' } })
})

test('the book, the coaches and the clock are as they were the last time', async ({ page }) => {
  const last = Object.values(EDITIONS).at(-1)!
  await page.goto('./#/choose')
  await page.getByRole('combobox', { name: 'Book' }).selectOption(last.id)
  await page
    .getByRole('region', { name: /^Away/ })
    .getByRole('radio', { name: /A person here/ })
    .check()
  await page.getByRole('button', { name: 'Kick off' }).first().click()
  await expect(page.locator('svg.board')).toBeVisible()
  await page.goto('./#/choose')
  await expect(page.getByRole('combobox', { name: 'Book' })).toHaveValue(last.id)
  await expect(
    page.getByRole('region', { name: /^Away/ }).getByRole('radio', { name: /A person here/ }),
  ).toBeChecked()
})

test('suggested teams of every book are legal, and printed with their numbers', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { id, teams, players } of Object.values(EDITIONS)) {
    const { rosters } = teams
    const { characteristics } = players
    await page.goto('./#/teams')
    await page.getByRole('combobox', { name: 'Book' }).selectOption(id)
    // The first and the last of a book in the page; all of them are held against their book elsewhere.
    for (const { name } of [Object.values(rosters)[0]!, Object.values(rosters).at(-1)!]) {
      await page.goto('./#/teams')
      await page.getByRole('combobox', { name: 'Book' }).selectOption(id)
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByText('A legal team.'), `${id} ${name}`).toBeVisible()
      const squad = await page.getByRole('button', { name: /^Release/ }).count()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.sheet table').first().locator('tbody tr')).toHaveCount(squad)
      await expect(page.locator('.sheet table').first().locator('th')).toHaveCount(6 + characteristics.length)
      await page.emulateMedia({ media: 'screen' })
    }
  }
})

test('a star plays in one match and in no league', async ({ page }) => {
  await page.getByText('Empty', { exact: true }).click()
  await page.getByRole('button', { name: 'Orc', exact: true }).click()
  await page.getByText('Star players, for one-off matches').click()
  const star = page
    .getByRole('region', { name: 'Players to hire' })
    .locator('details')
    .getByRole('button', { name: /^Hire: / })
    .first()
  await star.click()
  const verdict = page.getByRole('region', { name: 'Value' })
  await page.getByRole('checkbox', { name: /^For a league/ }).check()
  await expect(verdict).toContainText('can only be hired for a single match')
  await page.getByRole('checkbox', { name: /^For a league/ }).uncheck()
  await expect(verdict).not.toContainText('single match')
})

test('the first click at home is a match', async ({ page }) => {
  await page.goto('./#/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(page.locator('svg.board')).toBeVisible()
  await page.goto('./#/')
  await expect(page.getByRole('link', { name: /Continue/ })).toContainText('0–0 half 1, before the kick-off')
})

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [720, 450],
] as const)
  test(`everything fits into ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Wood Elf', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Players to hire' })).toBeVisible()
    await expectNoOverflow(page)
    for (const address of ['./#/choose', './#/']) {
      await page.goto(address)
      await expect(
        page.getByRole('button', { name: address.endsWith('choose') ? 'Swap sides' : /Play now/ }),
      ).toBeVisible()
      await expectNoOverflow(page)
    }
  })

test('a long name moves nothing away from under the finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./#/leagues/new')
  await page.getByRole('button', { name: /^Name and draft / }).click()
  await page.getByLabel(/^Name of the team/).fill('Mwwwwwwwww '.repeat(2) + 'W'.repeat(38))
  await page.getByRole('link', { name: 'Back to the league' }).click()
  await expect(page.getByRole('heading', { name: 'Found a league' })).toBeVisible()
  await expect(page.getByText('Mwwwwwwwww Mwwwwwwwww').first()).toBeVisible()
  await expectNoOverflow(page, 'a team of a long name in a list')
})
