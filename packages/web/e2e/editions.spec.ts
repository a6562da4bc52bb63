import { type Edition, EDITIONS } from '@touchback/engine'
import { Clicker } from './coach.ts'
import { keptMatch, Table } from './match.ts'
import { expect, instantly, test } from './support.ts'

const isSmall = ({ field }: Edition): boolean => field.lineUp.players < 8
const hasTargets = ({ players }: Edition): boolean =>
  players.characteristics.some(({ kind }) => kind === 'target')

/** The first book is played against the computer from end to end elsewhere, and so is every book by two coaches. */
for (const edition of Object.values(EDITIONS).slice(1)) {
  const phone = isSmall(edition) && hasTargets(edition)
  test(`${edition.name}: the first turns against the computer${phone ? ' on a phone' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    if (phone) await page.setViewportSize({ width: 390, height: 844 })
    await instantly(page)
    await page.goto('./#/choose')
    await page.getByRole('combobox', { name: 'Book' }).selectOption(edition.id)
    await page.getByRole('button', { name: 'Kick off' }).first().click()
    const table = new Table(page)
    await expect(table.board).toBeVisible()
    const { length, width } = edition.field.pitch
    const [across, down] = phone ? [width, length] : [length, width]
    // On a desk there is room for the names of the squares around it.
    const margin = phone ? 3 : 16
    const size = [across, down].map((squares) => squares * 40 + 2 * margin)
    await expect(table.board).toHaveAttribute('viewBox', `-${margin} -${margin} ${size.join(' ')}`)

    const coach = new Clicker(table, ['home'])
    for (let steps = 0; steps < 8; steps++) await coach.step()
    const begun = await keptMatch(page)
    expect(begun?.spec.edition).toBe(edition.id)
    expect(begun?.choices.length).toBeGreaterThan(8)
  })
}
