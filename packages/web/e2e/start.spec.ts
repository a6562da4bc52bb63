import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
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

test('two starts on one folder, with a space in its name, share a PostgreSQL, and the first may go', async () => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'touchback two starts '))
  chmodSync(folder, 0o755)
  const env = { TOUCHBACK_DATA: join(folder, 'my data') }
  const one = start(['--port', '0'], env)
  await expect.poll(() => address(one.output()), { timeout: 60_000 }).not.toBe('')
  const two = start(['--port', '0'], env)
  await expect.poll(() => address(two.output()), { timeout: 60_000 }).not.toBe('')
  one.child.kill('SIGTERM')
  expect(await one.ended).toBe(0)
  const health = await fetch(`${address(two.output())}api/v1/health`)
  expect(await health.json()).toMatchObject({ ok: true, database: 'here' })
  two.child.kill('SIGTERM')
  expect(await two.ended).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})

test('without its database it says why in two lines, and the game for one device is served', async ({
  page,
}) => {
  const { child, ended, output } = start(['--port', '0'], {
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
  })
  await expect.poll(() => address(output()), { timeout: 60_000 }).not.toBe('')
  expect(output()).toContain("Nobody answers at the database's address 127.0.0.1:1/none.\nCheck DATABASE_URL")
  expect(output()).not.toMatch(/secret|^ {4}at /mu)
  await page.goto(address(output()))
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await fetch(`${address(output())}api/v1/health`)).status).toBe(404)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
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
