import { EDITIONS, own } from '@touchback/engine'
import { playHere } from '../bot/here.ts'
import { OnlineBot } from '../bot/online.ts'
import { Speaker } from '../bot/speaker.ts'
import { DEFAULT_EDITION } from '../defaults.ts'
import { UsageError, wholeNumber } from '../usage-error.ts'

export interface BotOptions {
  readonly server?: string
  readonly token?: string
  readonly join?: string
  readonly open?: string
  readonly edition?: string
  readonly against: string
  readonly matches: string
}

/** Lets somebody's program play. True when it has played what it should. */
export async function botCommand(command: readonly string[], options: BotOptions): Promise<boolean> {
  const matches = wholeNumber('--matches', options.matches, 1)
  const edition = options.edition ?? DEFAULT_EDITION
  if (own(EDITIONS, edition) === undefined)
    throw new UsageError(`--edition is one of ${Object.keys(EDITIONS).join(', ')}, not "${edition}"`)
  const speaker = new Speaker(command)
  try {
    if (options.server === undefined) return await arena(speaker, edition, options.against, matches)
    return await online(speaker, options, options.server, matches)
  } finally {
    speaker.stop()
  }
}

async function arena(speaker: Speaker, edition: string, against: string, matches: number): Promise<boolean> {
  let [won, drawn, lost] = [0, 0, 0]
  for (let index = 0; index < matches; index++) {
    const [its, ours] = await playHere(speaker, { edition, against, index })
    if (its > ours) won++
    else if (its < ours) lost++
    else drawn++
    console.log(`match ${index + 1}: ${its} to ${ours}`)
  }
  console.log(`won ${won}, drawn ${drawn}, lost ${lost} against ${against}`)
  return true
}

async function online(
  speaker: Speaker,
  options: BotOptions,
  server: string,
  matches: number,
): Promise<boolean> {
  const token = options.token ?? process.env['TOUCHBACK_TOKEN']
  if (token === undefined) throw new UsageError('--server wants a --token, made on the page of your account')
  if (!URL.canParse(server))
    throw new UsageError(`--server is an address such as http://localhost:4100, not "${server}"`)
  const bot = new OnlineBot(server, token, speaker, matches)
  try {
    if (options.join !== undefined) await bot.join(options.join)
    if (options.open !== undefined)
      console.log(`waiting at ${server.replace(/\/+$/u, '')}/t/${await bot.open(options.open)}`)
    await Promise.race([
      bot.playAll(),
      speaker.gone.then((code) => {
        throw new UsageError(`the program has ended (${code ?? 'killed'})`)
      }),
    ])
    return true
  } finally {
    bot.close()
  }
}
