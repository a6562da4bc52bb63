import { run } from './run.ts'

// Whoever reads us may stop reading (`| head`): that is the end, not a mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const code = await run(process.argv.slice(2))
if (code > 0) process.exitCode = code
