import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

export interface Figures {
  readonly memory: NodeJS.MemoryUsage
  readonly cpu: NodeJS.CpuUsage
  readonly matches: number
  readonly batches: number
  readonly rows: number
}

/** A server process that is watched. */
export interface Child {
  readonly process: ChildProcess
  readonly url: string
  readonly port: number
  figures(): Promise<Figures>
  kill(): Promise<void>
  stop(): Promise<void>
}

/** On a database that is there, or with a PostgreSQL of its own in a folder. */
export async function startChild(where: { url: string } | { data: string }, port = 0): Promise<Child> {
  const child = fork(join(import.meta.dirname, 'server.ts'), {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE:
        process.env['NODE_COMPILE_CACHE'] ?? join(import.meta.dirname, '..', '..', '.cache', 'compiled'),
      DATABASE_URL: 'url' in where ? where.url : '',
      TOUCHBACK_DATA: 'data' in where ? where.data : '',
      PORT: String(port),
      TOUCHBACK_LOG: process.env['LOUD'] ? 'warn' : 'error',
    },
    execArgv: ['--expose-gc'],
  })
  // It is `server.ts` that speaks: first of its port, then of what it is asked.
  const said = <T>(): Promise<T> =>
    new Promise((resolve) => child.once('message', (told) => resolve(told as T)))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { port: found } = await Promise.race([
    said<{ port: number }>(),
    gone.then(() => Promise.reject(new Error('the server did not start'))),
  ])
  return {
    process: child,
    port: found,
    url: `http://127.0.0.1:${found}`,
    figures: () => {
      const told = said<Figures>()
      child.send('figures')
      return told
    },
    kill: () => {
      child.kill('SIGKILL')
      return gone
    },
    stop: () => {
      child.send('stop')
      return gone
    },
  }
}
