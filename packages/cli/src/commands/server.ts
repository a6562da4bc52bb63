import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  backup,
  BadSetting,
  CannotStart,
  GIVEN_ROLES,
  giveRecoveryCode,
  keepGoing,
  readConfig,
  Refused,
  restore,
  sayInJson,
  setRole,
  settingsTable,
  startServer,
  userNamed,
  withDatabase,
} from '@touchback/server'
import { UsageError, wholeNumber } from '../usage-error.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

/** What people can do something about is told in a line. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CannotStart || error instanceof BadSetting || error instanceof Refused)
      throw new UsageError(error.message)
    throw error
  }
}

export function settingsCommand(): void {
  console.log(settingsTable())
}

export async function startCommand(): Promise<void> {
  const { PORT = '4100', HOST = '127.0.0.1' } = process.env
  const port = wholeNumber('PORT', PORT, 0)
  const folder = join(root, 'packages', 'web', 'dist')
  const page = existsSync(join(folder, 'index.html')) ? folder : null
  const server = await inWords(() => startServer(readConfig(process.env, root), { page, say: sayInJson }))
  keepGoing(sayInJson)
  const door = server.door()
  try {
    await new Promise<void>((resolve, reject) =>
      door.once('error', reject).listen({ port, host: HOST }, resolve),
    )
  } catch (error) {
    await server.stop()
    throw new UsageError(
      `cannot listen on ${HOST}:${port}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const address = door.address()
  const found = typeof address === 'object' && address !== null ? address.port : port
  if (page === null)
    console.log('The page has not been built: npm start builds it. The API is served without it.')
  console.log(
    `Touchback is at http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${found}/ (stop it with Ctrl-C)`,
  )
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
  await server.stop()
  console.log('Stopped.')
}

const told = (counts: Readonly<Record<string, number>>): string =>
  `${counts['match'] ?? 0} matches with ${counts['match_input'] ?? 0} rows, ${counts['auth_user'] ?? 0} coaches`

export async function backupCommand(file: string): Promise<void> {
  const counts = await inWords(() =>
    withDatabase(readConfig(process.env, root), (database) => backup(database, file)),
  )
  console.log(`${file}: ${told(counts)}.`)
}

export async function restoreCommand(file: string): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`cannot read ${file}: there is no such file`)
  const counts = await inWords(() =>
    withDatabase(readConfig(process.env, root), (database) => restore(database, file)),
  )
  console.log(`Restored from ${file}: ${told(counts)}.`)
}

export async function userCommand(
  name: string,
  options: { role?: string; recovery?: boolean },
): Promise<void> {
  const role = GIVEN_ROLES.find((known) => known === options.role)
  if (options.role !== undefined && role === undefined)
    throw new UsageError(`--role is one of ${GIVEN_ROLES.join(', ')}, not "${options.role}"`)
  await inWords(() =>
    withDatabase(readConfig(process.env, root), async (database) => {
      const user = role === undefined ? await userNamed(database, name) : await setRole(database, name, role)
      console.log(`${user.name}: ${user.guest ? 'guest' : user.role} (${user.id})`)
      if (options.recovery === true)
        console.log(`Recovery code, used once: ${await giveRecoveryCode(database, name)}`)
    }),
  )
}
