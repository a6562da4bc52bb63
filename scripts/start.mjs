// Plain ESM for whatever Node the machine has: it installs what is missing and hands over to our own Node.
import { spawn } from 'node:child_process'
import { command, install } from './install.mjs'

install()
const { file, args, options } = command('scripts/serve.ts', process.argv.slice(2))
const child = spawn(file, args, options)
// A terminal sends Ctrl-C to both of us; whoever stops us by our id means the server.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal))
}
// Stopped by its id, npm goes without telling us: whoever it started stops with it.
const npm = process.ppid
const watch = setInterval(() => {
  if (process.env['npm_lifecycle_event'] === 'start' && process.ppid !== npm) child.kill('SIGTERM')
}, 500)
child.on('error', (error) => {
  console.error(error.message)
  process.exitCode = 1
})
child.on('close', (code) => {
  clearInterval(watch)
  process.exitCode = code ?? 1
})
