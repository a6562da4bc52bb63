import { BOTS } from '@touchback/bots'
import { parseMatch } from '@touchback/words'
import type { KeptMatch, MatchSettings, UndoPolicy } from '../match/session/kept.ts'
import { Recording } from './recording.ts'

const POLICIES: readonly UndoPolicy[] = ['off', 'until-dice', 'consent', 'free']
const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/iu.test(value)
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** How the match was played, as far as the file makes sense: what it does not say is as usual. */
function settingsOf(json: unknown): MatchSettings {
  const told = recordOf(json)
  const seats = recordOf(told['coaches'])
  const coach = (id: unknown): string => (typeof id === 'string' && id in BOTS ? id : 'human')
  const { home, away } = recordOf(told['colours'])
  const clock = told['clock']
  return {
    coaches: { home: coach(seats['home']), away: coach(seats['away']) },
    undo: POLICIES.find((policy) => policy === told['undo']) ?? 'until-dice',
    odds: told['odds'] !== false,
    tableDice: told['tableDice'] === true,
    clock: typeof clock === 'number' && clock > 0 ? clock : null,
    ...(isColour(home) && isColour(away) ? { colours: { home, away } } : {}),
  }
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
  if (recordOf(json)['format'] === 'touchback-team')
    return { problem: 'This is a team and no match: import it under Teams.' }
  const match = parseMatch(json)
  if ('problem' in match) return { problem: `This is no saved match: ${match.problem}.` }
  const { settings, from } = json as Partial<KeptMatch>
  const kept: KeptMatch = {
    format: 'touchback-match',
    version: 1,
    ...match,
    ...(typeof from === 'object' ? { from } : {}),
    settings: settingsOf(settings),
  }
  const recording = Recording.read(kept)
  return 'problem' in recording ? recording : { kept, recording }
}

/** `reikland-rams-2-1-gouged-ears.touchback.json` */
export const fileName = ({ spec }: KeptMatch, score: readonly [number, number]): string =>
  `${spec.teams.home.name} ${score.join(' ')} ${spec.teams.away.name}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-') + '.touchback.json'
