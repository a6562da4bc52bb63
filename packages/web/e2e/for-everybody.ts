import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { unreachable } from './screens.ts'
import { expect, expectNoOverflow, tornWords } from './support.ts'

const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const

/** A window of 1440 by 900 at 200 %: to the page that is half as many pixels of its own. */
const TWICE_AS_LARGE = { width: 720, height: 450 }

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

/** What measures itself has done so two pictures later. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** The screen that is open is for everybody: dark and light, at every size, at twice the size. */
export async function forEverybody(page: Page, name = 'it'): Promise<void> {
  // A screen that is still being loaded is none yet.
  await expect(page.getByRole('main')).toBeVisible()
  await wear(page, 'dark')
  expect.soft(await problems(page), `${name}: axe, dark`).toEqual([])
  // The other look has other colours and nothing else; a phone has the same colours and another layout.
  await wear(page, 'light')
  expect
    .soft(await problems(page, (axe) => axe.withRules('color-contrast')), `${name}: axe, light`)
    .toEqual([])
  for (const [width, height] of SIZES) {
    await resize(page, { width, height })
    await expectNoOverflow(page, `${name}: ${width}x${height}`)
    expect.soft(await tornWords(page), `${name}: whole words at ${width}x${height}`).toEqual([])
    if (width !== 390) continue
    expect
      .soft(await problems(page, (axe) => axe.disableRules('color-contrast')), `${name}: axe, phone`)
      .toEqual([])
  }
  await resize(page, TWICE_AS_LARGE)
  await expectNoOverflow(page, `${name}: 200 %`)
  expect.soft(await unreachable(page), `${name}: within reach at 200 %`).toEqual([])
}
