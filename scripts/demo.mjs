import { install, run } from './install.mjs'

install()
process.exitCode = run('packages/cli/src/demo.ts', process.argv.slice(2))
