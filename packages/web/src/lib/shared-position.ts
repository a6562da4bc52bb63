import type { Game, Reading } from '@touchback/engine'
import type { MatchSettings } from '../match/session/kept.ts'

/** Letters that an address carries through most messengers. */
const LONGEST = 16_000
/** More than any position unpacks to. */
const LARGEST = 1_000_000

/** A position as a short match file: the last stable point, and what was chosen and rolled since. */
function positionFile(game: Game, settings: MatchSettings): string {
  const { spec, state, choices, dice } = game.toJSON()
  const { colours, odds } = settings
  const kept = { coaches: settings.coaches, undo: 'until-dice', odds, ...(colours ? { colours } : {}) }
  const file = { format: 'touchback-match', version: 1, spec, from: state, settings: kept, choices, dice }
  return JSON.stringify(file)
}

/** The bytes of a stream, as far as they are no more than so many; null when they are. */
async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    size += next.value.length
    if (size > most) {
      void reader.cancel()
      return null
    }
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(by)

function toLetters(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

/** A position packed into letters for an address, or the sentence why it does not go into one. */
export async function packPosition(game: Game, settings: MatchSettings): Promise<Reading<string>> {
  const bytes = new TextEncoder().encode(positionFile(game, settings))
  const packed = await gathered(through(bytes, new CompressionStream('deflate-raw')), LARGEST)
  const letters = packed === null ? null : toLetters(packed)
  if (letters === null || letters.length > LONGEST)
    return { value: null, problem: 'This position is too long for a link: send the match as a file.' }
  return { value: letters, problem: null }
}

/** The match file in an address, or the sentence why there is none. */
export async function unpackPosition(letters: string): Promise<Reading<string>> {
  if (letters.length > LONGEST) return { value: null, problem: 'The link is far too long for one of ours.' }
  try {
    const bytes = await gathered(
      through(fromLetters(letters), new DecompressionStream('deflate-raw')),
      LARGEST,
    )
    if (bytes === null) return { value: null, problem: 'The link holds far more than a position.' }
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(bytes), problem: null }
  } catch {
    return { value: null, problem: 'The link is damaged: perhaps it was cut off on its way.' }
  }
}

export const positionAddress = (packed: string): string =>
  `${location.origin}${location.pathname}#/position/${packed}`
