import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { root } from '../../../scripts/sources.ts'
import { smallPng } from './small-png.ts'

const WIDTH = 1200
const HEIGHT = 630

/** What is shown of the first page: the drawing and the name. Colours are flat, for one that fades makes a large file. */
const ONLY_THE_DRAWING = `
  body * { visibility: hidden }
  .hero { position: fixed !important; inset: 0 !important; z-index: 99; height: ${HEIGHT}px !important; max-height: none !important }
  .hero .art, .hero .art *, .hero h1 { visibility: visible }
  .hero .art { position: absolute; inset: 0 }
  .hero .glow, .hero [fill='url(#beam)'], .hero [fill='url(#dusk)'] { display: none }
  .hero [fill='url(#sky)'] { fill: #11222b }
  .hero [fill='url(#turf)'] { fill: #2a5637 }
  .hero h1 { position: fixed; left: 64px; bottom: 48px; margin: 0; font-size: 112px !important; text-shadow: 0 6px 0 #0b1013 }
  * { animation: none !important }`

/** What a screenshot shows, a number a pixel: whoever took it can read it. */
const pixelsOf = (page: Page, png: Buffer): Promise<number[]> =>
  page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const data = context?.getImageData(0, 0, image.width, image.height).data ?? []
      return Array.from(
        { length: data.length / 4 },
        (_, at) => ((data[4 * at] ?? 0) << 16) | ((data[4 * at + 1] ?? 0) << 8) | (data[4 * at + 2] ?? 0),
      )
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )

/** The picture that goes with a pasted link (`public/preview.png`), from the drawing of the first page. */
export async function takePreview(browser: Browser, home: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  })
  await page.goto(home)
  await page.locator('.hero .art svg').waitFor()
  await page.addStyleTag({ content: ONLY_THE_DRAWING })
  const pixels = await pixelsOf(page, await page.screenshot())
  writeFileSync(join(root, 'packages', 'web', 'public', 'preview.png'), smallPng(pixels, WIDTH))
  await page.close()
}
