import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptMatch, openMatch, replayed } from './match.ts'
import { everyCase } from './positions.ts'
import { expect, instantly, test } from './support.ts'

const cases = everyCase()
const kinds = [...new Set(cases.map(({ decision }) => decision))]

test('the positions come to every question of the protocol', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'PROTOCOL.md'), 'utf8')
  const table = text.slice(text.indexOf('| Decision |'), text.indexOf('## Choices'))
  const listed = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name)
  expect(listed.length).toBeGreaterThan(20)
  expect(new Set(kinds)).toEqual(new Set(listed))
})

/** So many are tried in one page: most kinds have one or two, and loading the page takes longer than those. */
const POOL = 14
const pools = Array.from({ length: Math.ceil(cases.length / POOL) }, (_, i) =>
  cases.slice(i * POOL, (i + 1) * POOL),
)

for (const [i, pool] of pools.entries()) {
  const asked = [...new Set(pool.map(({ decision }) => decision))].join(', ')
  test(`answered by their controls, ${i + 1} of ${pools.length}: ${asked}`, async ({ page }) => {
    test.setTimeout(30_000 + pool.length * 6000)
    await instantly(page)
    await page.goto('./#/nowhere')
    for (const { name, choice, kept } of pool) {
      await test.step(name, async () => {
        const table = await openMatch(page, kept)
        await table.answer(replayed(kept), choice)
        const after = await keptMatch(page)
        expect(after?.choices[kept.choices.length]?.type, name).toBe(choice.type)
      })
    }
  })
}
