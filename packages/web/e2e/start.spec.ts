import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from './support.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** `npm start` without npm: what it prints, and how it ends. */
function start(args: readonly string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, ended, output: () => output }
}

const address = (text: string): string => /http:\/\/localhost:\d+\//.exec(text)?.[0] ?? ''

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`npm start serves the page and stops cleanly on ${signal}`, async ({ page }) => {
    const { child, ended, output } = start(['--port', '0'])
    await expect.poll(() => address(output()), { timeout: 60_000 }).not.toBe('')
    await page.goto(address(output()))
    await expect(page.getByRole('heading', { name: 'Touchback' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(output()).toContain('Stopped.')
  })
}

test('a busy port says so and the next is taken', async () => {
  const busy = createServer()
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  const taken = busy.address()
  const port = typeof taken === 'object' ? (taken?.port ?? 0) : 0
  const { child, ended, output } = start([], { PORT: String(port) })
  await expect.poll(() => address(output()), { timeout: 60_000 }).not.toBe('')
  expect(output()).toContain(`Port ${port} is busy, trying ${port + 1}.`)
  expect(address(output())).not.toContain(`:${port}/`)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  busy.close()
})

for (const [args, words] of [
  [['--port', 'http'], '--port is "http", and a port is a whole number from 0 to 65535.'],
  [['--prot', '80'], "Unknown option '--prot'"],
] as const) {
  test(`npm start -- ${args.join(' ')} is refused in words`, async () => {
    const { ended, output } = start(args)
    expect(await ended).toBe(2)
    expect(output()).toContain(words)
    expect(output()).not.toContain('    at ')
  })
}
