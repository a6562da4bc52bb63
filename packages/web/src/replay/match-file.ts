import { parseMatch } from '@touchback/words'
import type { KeptMatch, MatchSettings } from '../match/kept.ts'
import { Recording } from './recording.ts'

const USUAL: MatchSettings = {
  coaches: { home: 'human', away: 'human' },
  undo: 'until-dice',
  odds: true,
  tableDice: false,
}

export interface ReadMatch {
  readonly kept: KeptMatch
  readonly recording: Recording
}

/** A match from the text of a file, played through once to be sure; or one sentence that says what is wrong with it. */
export function readMatchFile(text: string): ReadMatch | { readonly problem: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problem: 'This is no saved match: it is not even JSON.' }
  }
  const match = parseMatch(json)
  if ('problem' in match) return { problem: `This is no saved match: ${match.problem}.` }
  const { settings, from } = json as Partial<KeptMatch>
  const kept: KeptMatch = {
    format: 'touchback-match',
    version: 1,
    ...match,
    ...(typeof from === 'object' ? { from } : {}),
    settings: { ...USUAL, ...(typeof settings === 'object' ? settings : {}) },
  }
  const recording = Recording.read(kept)
  return 'problem' in recording ? recording : { kept, recording }
}

/** Hands a text over as a file. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** `reikland-rams-2-1-gouged-ears.touchback.json` */
export const fileName = ({ spec }: KeptMatch, score: readonly [number, number]): string =>
  `${spec.teams.home.name} ${score.join(' ')} ${spec.teams.away.name}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-') + '.touchback.json'
