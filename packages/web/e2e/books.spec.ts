import { EDITIONS } from '@touchback/engine'
import { expect, instantly, test } from './support.ts'

const edition = Object.values(EDITIONS)[0]!

test.beforeEach(({ page }) => instantly(page))

test('the rulebook is searched, and every part of it is linked', async ({ page }) => {
  await page.goto('./#/rulebook')
  await page.getByRole('searchbox').fill('dodge tackle zone')
  await expect(page.getByRole('status')).toContainText(/\d+\s+rules with dodge tackle zone/)
  await page.getByRole('link', { name: 'Skills' }).click()
  await page.getByRole('searchbox').fill('fren')
  await page.getByRole('link', { name: 'Frenzy' }).click()
  await expect(page.getByRole('heading', { name: /Frenzy/ })).toBeVisible()
  await page.getByRole('link', { name: 'Tables' }).click()
  await page.getByRole('link', { name: Object.values(edition.kickOff.events)[0]!.name }).click()
  await expect(page.locator('article[aria-current]')).toBeInViewport()
})

test('what an event cites opens at its rule, with the ruling that goes with it', async ({ page }) => {
  const [id] = [edition.citations['dodge.modifiers'] ?? []].flat()
  await page.goto(`./#/rulebook/${id}`)
  await expect(page.locator('article[aria-current]')).toContainText('tackle zone')
})

test('odds follow what is asked, and the address holds it all', async ({ page }) => {
  await page.goto('./#/odds')
  const without = page.locator('dl div').first()
  await expect(without).toContainText('27.8%')
  await page.getByLabel('Tackle zones').first().selectOption('3')
  await expect(without).toContainText('9.3%')
  await page.getByRole('combobox', { name: 'Add a skill' }).selectOption('dodge')
  await expect(page.locator('dl div').nth(1)).not.toContainText('9.3%')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByLabel('What, step 4').selectOption('block')
  await expect(page.locator('dl div').first()).toContainText('3.1%')
  await page.reload()
  await expect(page.locator('dl div').first()).toContainText('3.1%')
})

test('a skill is read in the book of the team it was met in, and the way leads back', async ({ page }) => {
  const last = Object.values(EDITIONS).at(-1)!
  const roster = Object.values(last.teams.rosters)[0]!
  const known = Object.keys(edition.players.skills)
  const skill = roster.positions.flatMap(({ skills }) => skills).find((id) => !known.includes(id))!
  await page.goto('./#/teams')
  await page.getByRole('combobox', { name: 'Book' }).selectOption(last.id)
  await page.getByText('Empty', { exact: true }).click()
  await page.getByRole('button', { name: roster.name, exact: true }).click()
  await page
    .locator(`a[href*="/skills/${skill.split(':')[0]}?"]`)
    .first()
    .click()
  await expect(page.getByRole('combobox', { name: 'Book' })).toHaveValue(last.id)
  await expect(
    page.getByRole('heading', { name: last.players.skills[skill.split(':')[0]!]!.name }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Players to hire' })).toBeVisible()
})

test('a skill that a book has not says so and names the books that have it', async ({ page }) => {
  await page.goto(`./#/rulebook/skills/frenzy?book=${edition.id}`)
  await expect(page.getByRole('heading', { name: /Frenzy/ })).toBeVisible()
  await page.goto(`./#/rulebook/skills/animal-savagery?book=${edition.id}`)
  await expect(page.getByRole('status')).toContainText(`${edition.name} has no skill of that name.`)
  await page.getByRole('link', { name: /^Animal Savagery in/ }).click()
  await expect(page.getByRole('heading', { name: /Animal Savagery/ })).toBeVisible()
})

test('from a rule that was found the way back leads to what was searched for', async ({ page }) => {
  await page.goto('./#/rulebook')
  await page.getByRole('searchbox').fill('frenzy')
  const found = page.getByRole('status').filter({ hasText: 'rules with frenzy' })
  await expect(found).toBeVisible()
  await page.locator('article .id').first().click()
  await expect(page.locator('article[aria-current]')).toBeInViewport()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('frenzy')
  await expect(found).toBeVisible()
})

test('on a phone a step of the odds stays within its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./#/odds')
  const card = await page.locator('ol > li').first().boundingBox()
  const remove = await page.getByRole('button', { name: 'Remove step 1' }).boundingBox()
  expect((remove?.x ?? 0) + (remove?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))
})

test('every book answers for a dodge, a block, the harm it does, a pass, a catch and a foul', async ({
  page,
}) => {
  await page.goto('./#/odds')
  const chances = page.locator('dl strong')
  for (const { id } of Object.values(EDITIONS)) {
    await page.getByRole('combobox', { name: 'Book' }).selectOption(id)
    for (const [step, kind] of ['dodge', 'block', 'harm', 'pass', 'catch', 'foul'].entries()) {
      if (step > 2) await page.getByRole('button', { name: 'Add a step' }).click()
      await page.getByLabel(`What, step ${step + 1}`).selectOption(kind)
    }
    const [plain = 0, skills = 0, team = 0] = (await chances.allInnerTexts()).map(Number.parseFloat)
    expect(plain, id).toBeGreaterThan(0)
    expect(skills, id).toBeGreaterThanOrEqual(plain)
    expect(team, id).toBeGreaterThan(skills)
    await page.getByRole('combobox', { name: 'Add a skill' }).selectOption('dodge')
    await expect
      .poll(async () => Number.parseFloat(await chances.nth(1).innerText()), id)
      .toBeGreaterThan(skills)
  }
})

test('the book’s own sections are named, and ids are there only to link to', async ({ page }) => {
  for (const { id } of Object.values(EDITIONS)) {
    await page.goto(`./#/rulebook?book=${id}`)
    await expect(page.locator('article').first()).toBeVisible()
    await page.getByRole('searchbox').fill('re-roll')
    await expect(page.getByRole('status')).toContainText('rules with re-roll')
    const text = await page.locator('main').innerText()
    expect(text).not.toMatch(/\b(lrb4|ickle|leagues16|basic7?|s2|sevens)\.[a-z]/)
    await page.getByRole('searchbox').fill('')
  }
  const link = page.getByRole('link', { name: /^Link to this rule: \w+\./ }).first()
  await expect(link).toHaveAttribute('href', /^#\/rulebook\/\w+\./)
})

test('books are compared in words, and lines are counted from one', async ({ page }) => {
  const [one, two] = [edition, Object.values(EDITIONS).at(-1)!]
  await page.goto(`./#/rulebook/compare/${two.id}?book=${one.id}`)
  const row = page.getByRole('row', { name: /^line of scrimmage/ })
  await expect(row.getByRole('cell')).toHaveText(['13', '7'])
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '')
  })
  const text = await page.locator('main').innerText()
  expect(text).not.toMatch(/[a-z][A-Z][a-z]|\bundefined\b|\[object|one way\b/)
  // What the page's own build has made of the names of functions is no word of a coach.
  const cells = await page.locator('td').allInnerTexts()
  expect(cells.filter((cell) => /^[a-zA-Z_$]{1,2}$/.test(cell) && cell !== 'no')).toEqual([])
})

test('a skill’s page begins with the skill', async ({ page }) => {
  await page.goto(`./#/rulebook/skills/block?book=${edition.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Block' })).toBeVisible()
  const first = page.locator('article').first()
  await expect(first).toContainText('Both Down')
  const [rule, search] = [await first.boundingBox(), await page.getByRole('searchbox').boundingBox()]
  expect(rule?.y).toBeLessThan(search?.y ?? 0)
})
