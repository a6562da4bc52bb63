import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { staticServer } from '../../../scripts/static.ts'
import config from '../test/sevens/vite.config.ts'
import { expect, instantly, test } from './support.ts'

/** A book of 20 by 11, seven a side, six turns: shown and played on the same screen as every other. */
let url = ''
let stop = () => {}

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevens-'))
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir: folder } })
  const server = staticServer(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  stop = () => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
test.afterAll(() => stop())

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`seven a side at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await instantly(page)
    await page.goto(url)
    const upright = height > width
    const board = page.locator('svg.board')
    await expect(board).toHaveAttribute('viewBox', upright ? '-3 -3 446 806' : '-16 -16 832 472')
    await expect(page.locator('header .turns').first().locator('li')).toHaveCount(6)
    await page.getByRole('button', { name: 'Heads' }).click()
    await page.getByRole('button', { name: 'Receive' }).click()
    await expect(page.getByText('7/7 on the pitch').or(page.getByText('6/6 on the pitch'))).toBeVisible()
    await page.getByRole('button', { name: 'Set-up stands' }).click()
    await page.getByRole('button', { name: 'Set-up stands' }).click()

    const question = page.locator('.question')
    const box = await board.boundingBox()
    if (box === null) throw new Error('no board')
    const ends = upright
      ? [
          [0.5, 0.88],
          [0.5, 0.12],
        ]
      : [
          [0.12, 0.5],
          [0.88, 0.5],
        ]
    for (const [x = 0, y = 0] of ends)
      for (let click = 0; click < 2 && (await question.innerText()).includes('kick the ball'); click++)
        await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
    const answer = page.locator('.answers button').last()
    const setUp = page.getByRole('button', { name: 'Set-up stands' })
    for (let asked = 0; asked < 12 && !(await question.innerText()).includes('Choose a player'); asked++)
      await answer.or(setUp).last().click()

    await page.keyboard.press('BracketRight')
    const free = page.locator('.free').first()
    await expect(free).toBeAttached()
    const square = await free.boundingBox()
    if (square === null) throw new Error('nowhere to go')
    // Squares are wide enough for a finger: nothing has to be enlarged first.
    expect(box.width / (upright ? 11 : 20)).toBeGreaterThan(28)
    await page.mouse.click(square.x + square.width / 2, square.y + square.height / 2)
    await page.getByRole('button', { name: 'End action' }).click()
    await page.getByRole('button', { name: 'End turn' }).click()
    await expect(page.locator('header .turns .now').first()).toBeAttached()
  })
}
