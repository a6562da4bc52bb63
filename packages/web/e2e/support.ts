import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Every test fails on an error in the console, whatever else it is about. */
export const test = base.extend<{ quiet: void }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
  baseURL: async ({}, use) => use(process.env['TOUCHBACK_URL']),
  quiet: [
    async ({ page }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(error.message))
      await use()
      expect(said, 'the console stays quiet').toEqual([])
    },
    { auto: true },
  ],
})

/** Everything at once, and prompts that answer at once: a test has no misclicks. */
const INSTANT = { speed: 0, guard: false, warnings: false, soundOffered: true }

/** Puts things into the device's memory before the page looks at it; once, so that a reload finds what the page kept. */
export async function remember(page: Page, items: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(kept)) {
      if (sessionStorage.getItem(`remembered ${key}`) !== null) continue
      localStorage.setItem(key, JSON.stringify(value))
      sessionStorage.setItem(`remembered ${key}`, 'yes')
    }
  }, items)
}

export async function instantly(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  await remember(page, { 'touchback.settings': { ...INSTANT, ...more } })
}

/** The work of the page since it was opened, in milliseconds of the processor: what else the machine does is not in it. */
export async function workMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  }
}

/** Milliseconds of work that the yardstick takes on a quiet core of the machine of docs/PERFORMANCE.md. */
const YARDSTICK_MS = 220

/** How many times slower than that machine this one is just now, 1 at least: rows of a table are made, laid out and sorted. */
export async function slowness(page: Page, meter: () => Promise<number>): Promise<number> {
  const before = await meter()
  await page.evaluate(() => {
    const place = document.createElement('div')
    document.body.append(place)
    for (let time = 0; time < 4; time++) {
      const rows = Array.from({ length: 500 }, (_, no) => (no * 7919) % 500).toSorted((a, b) => a - b)
      place.innerHTML = `<table>${rows.map((no) => `<tr>${`<td>${no}</td>`.repeat(8)}</tr>`).join('')}</table>`
      place.getBoundingClientRect()
    }
    place.remove()
  })
  return Math.max(1, ((await meter()) - before) / YARDSTICK_MS)
}

/** Words that a narrow column has torn in two; long ones may be. */
export const tornWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.checkVisibility() !== true || node.parentElement.closest('svg') !== null)
        continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,14}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word)
      }
    }
    return found
  })

/** Nothing sticks out to the right. */
export async function expectNoOverflow(page: Page, when = 'this size'): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll('body *')].find(
      (node) => node.getBoundingClientRect().right > clientWidth + 1,
    )
    return scrollWidth <= clientWidth
      ? null
      : `${scrollWidth} > ${clientWidth}: ${wide?.outerHTML.slice(0, 160)}`
  })
  expect.soft(found, `no wider than the window at ${when}`).toBeNull()
}
