import { expect, instantly, test } from './support.ts'

/** Presses from the first page to the first result in the table; whoever reads each screen for six seconds takes three minutes. */
const MOST_PRESSES = 30

test('six thumbs and a kitchen table: from the first page to the first result, by what the buttons say', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await instantly(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  let presses = 0
  const press = async (name: string | RegExp, nth = 0) => {
    presses++
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).nth(nth).click()
  }
  await press(/^Leagues/)
  await press('Found a league')
  await expect(page.getByRole('button', { name: 'Leave the computers out' })).toHaveCount(0)
  // Somebody new is not given the hardest team there is.
  const mine = page.getByRole('combobox', { name: /^What / }).first()
  await expect(mine).toHaveValue(/^suggested:(human|wood-elf|skaven|dark-elf|lizardman|amazon|orc)$/)
  for (let friends = 0; friends < 3; friends++) await press('+ A friend’s team')
  await press('Leave the computers out')
  await expect(page.getByLabel(/^Name of the coach of/)).toHaveCount(3)
  await expect(page.getByLabel(/^Who coaches /)).toHaveCount(0)
  await press('Found the league')
  await press(/^Play: /)
  await press('Type the result in')
  for (let scored = 0; scored < 2; scored++) await press(/^Touchdown: /, 4)
  await press('Casualty')
  await press(/^Casualty: /, 2)
  await press('Done: 2–0')
  await press(/agrees$/, 0)
  await press(/agrees$/, 1)
  await press('It counts')
  await press(/^Aftermath of /)
  await press('Roll the dice here')
  // Each question is in sight when it is asked, and whoever has no mouse stands at it.
  const question = page.locator('section.lead')
  const close = page.getByRole('button', { name: 'Close the books' })
  for (let questions = 0; questions < 20; questions++) {
    const title = question.getByRole('heading', { level: 2 })
    await expect(title).toBeInViewport()
    await expect(title).toBeFocused()
    if (await close.isVisible()) break
    const done = question.getByRole('button', { name: 'Done with the market' })
    presses++
    await ((await done.isVisible()) ? done : question.getByRole('button').last()).click()
  }
  await press('Close the books')
  await expect(page.getByRole('link', { name: /2–0/ }).first()).toBeVisible()
  console.log(`${presses} presses to the first result`)
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
})
