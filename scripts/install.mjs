// Plain ESM for whatever Node the machine has: everything else in this repository runs on the Node of the lockfile.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whyNotWritable } from './writable.mjs'

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const bin = join(modules, '.bin')
const node = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** @type {(path: string) => Lockfile | null} */
const readLockfile = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)

/**
 * What is installed differs from what is wanted. Optional packages may be absent: most are for another platform.
 * @type {(wanted: Lockfile, installed: Lockfile | null) => boolean}
 */
export function isStale(wanted, installed) {
  if (installed === null) return true
  return Object.entries(wanted.packages).some(([path, entry]) => {
    if (!path.includes('node_modules/')) return false
    const found = installed.packages[path]
    if (found === undefined) return !entry.optional && !entry.devOptional && !entry.peer
    return entry.link ? found.resolved !== entry.resolved : found.version !== entry.version
  })
}

/** @type {(path: string) => boolean} */
const isOurs = (path) => !path.startsWith(modules)

/**
 * npm keeps running on the machine's Node while it replaces the one in node_modules. It warns of packages that want a newer
 * Node than the machine's, and they get one: what it says is told only when it fails.
 */
function runNpm(/** @type {string} */ command) {
  const { npm_node_execpath: machineNode, npm_execpath: npm, PATH = '' } = process.env
  const env = { ...process.env, PATH: PATH.split(delimiter).filter(isOurs).join(delimiter) }
  const known = machineNode && npm && isOurs(machineNode) && existsSync(npm)
  const wanted = [command, '--loglevel=error']
  const [file, args] = known ? [machineNode, [npm, ...wanted]] : ['npm', wanted]
  const { status, error, stdout, stderr } = spawnSync(file, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: !known,
  })
  if (status !== 0) console.error([stdout, stderr, error?.message].filter(Boolean).join('\n').trimEnd())
  return status ?? 1
}

/** Installs what the lockfile names, when node_modules is missing or stale. */
export function install() {
  const wanted = readLockfile(join(root, 'package-lock.json'))
  if (wanted === null) throw new Error('package-lock.json is missing: this is not a whole copy of Touchback')

  if (isStale(wanted, readLockfile(join(modules, '.package-lock.json'))) || !existsSync(node)) {
    const problem = whyNotWritable(root)
    if (problem !== null) {
      console.error(`Touchback must install what it is made of. ${problem}`)
      process.exit(1)
    }
    console.log('Installing what Touchback is made of ...')
    const status = runNpm('ci')
    if (status !== 0) process.exit(status)
  }
  if (existsSync(node)) return
  console.error(
    'Touchback brings its own Node, and its install script did not run: npm ci --ignore-scripts=false',
  )
  process.exit(1)
}

/**
 * How a file of ours is run on our Node, with our tools first in the path.
 * @type {(file: string, args: string[]) => { file: string, args: string[], options: { cwd: string, env: NodeJS.ProcessEnv, stdio: 'inherit' } }}
 */
export function command(file, args) {
  // Sources are read once and kept as they run: the second start takes half as long.
  const NODE_COMPILE_CACHE = process.env['NODE_COMPILE_CACHE'] ?? join(root, '.cache', 'compiled')
  const env = { ...process.env, NODE_COMPILE_CACHE, PATH: [bin, process.env['PATH']].join(delimiter) }
  return { file: node, args: [join(root, file), ...args], options: { cwd: root, env, stdio: 'inherit' } }
}

/**
 * Runs a file of ours on our Node and gives its exit code.
 * @type {(file: string, args: string[]) => number}
 */
export function run(file, args) {
  const { file: program, args: all, options } = command(file, args)
  return spawnSync(program, all, options).status ?? 1
}
