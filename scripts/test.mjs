import { install, run } from './install.mjs'

install()
process.exitCode = run('scripts/suite.ts', process.argv.slice(2))
