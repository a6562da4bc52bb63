import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SCREENS } from './screens.ts'
import { expect, expectNoOverflow, instantly, test } from './support.ts'

const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const

/** What axe finds. Our pages have no frames, and without looking for them it needs no page of its own to think in. */
async function problems(page: Page, look: (axe: AxeBuilder) => AxeBuilder = (axe) => axe): Promise<string[]> {
  const { violations } = await look(new AxeBuilder({ page }).setLegacyMode()).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  )
}

/** The look a coach can choose in the settings. */
const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((look) => {
    document.documentElement.dataset['theme'] = look
  }, theme)

for (const { name, address, open, first } of SCREENS) {
  test(`${name}: for everybody, dark and light, at every size`, async ({ page }) => {
    test.setTimeout(120_000)
    await instantly(page)
    await open?.(page)
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeAttached()
    if (address.endsWith('/match')) await expect(page.locator('svg.board')).toBeVisible()
    await first?.(page)
    await page.waitForLoadState('networkidle')
    await wear(page, 'dark')
    expect.soft(await problems(page), 'axe, dark').toEqual([])
    // The other look has other colours and nothing else; a phone has the same colours and another layout.
    await wear(page, 'light')
    expect.soft(await problems(page, (axe) => axe.withRules('color-contrast')), 'axe, light').toEqual([])
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(50)
      await expectNoOverflow(page, `${width}x${height}`)
      if (width !== 390) continue
      expect.soft(await problems(page, (axe) => axe.disableRules('color-contrast')), 'axe, phone').toEqual([])
    }
  })
}
