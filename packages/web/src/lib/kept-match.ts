import type { Reading } from '@touchback/engine'
import { openKept, type OpenedMatch } from '../match/session/kept.ts'
import { currentText } from './storage.ts'

export interface Whereabouts {
  readonly score: readonly [home: number, away: number]
  readonly half: number
  readonly turn: number
  readonly finished: boolean
}

/** Where a match stands, in the words of a coach. */
export function standing({ finished, half, turn }: Whereabouts): string {
  if (finished) return 'at the end'
  return turn === 0 ? `half ${half}, before the kick-off` : `half ${half}, turn ${turn}`
}

/** The match in progress on this device: opened, or why it cannot be; null when nothing is kept. */
export function currentMatch(): Reading<OpenedMatch> | null {
  const text = currentText()
  return text === null ? null : openKept(text)
}

/** How far a match has got, or where it would go on from; null when it cannot go on at all. */
export function whereabouts({ goesOn }: OpenedMatch): Whereabouts | null {
  if (goesOn === null) return null
  const { state, decision } = goesOn.game
  const { half, teams, turn } = state
  return {
    score: [teams.home.score, teams.away.score],
    half,
    turn: teams[turn.side].turn,
    finished: decision === null,
  }
}
