import type { Event, Side } from '@touchback/engine'
import { capital, plainWords, turnoverCause } from '@touchback/words'
import type { View } from '../match/session/view.ts'

/** What is worth a picture of its own. */
export const SCENE_KINDS = [
  'touchdown',
  'casualty',
  'turnover',
  'interception',
  'sent-off',
  'half-time',
] as const
export type SceneKind = (typeof SCENE_KINDS)[number]

export interface Scene {
  readonly kind: SceneKind
  /** Whose moment it is, good or bad. */
  readonly side: Side
  /** Who is drawn in it; nobody in particular where a whole team is meant. */
  readonly player: number | null
  readonly title: string
  /** Who it was, and what became of him. */
  readonly text: string
  readonly score: readonly [home: number, away: number]
}

/** How long a scene is looked at, in milliseconds at normal pace; no pace makes it longer than `LONGEST`. */
const LENGTHS: Readonly<Record<SceneKind, number>> = {
  touchdown: 1450,
  casualty: 1250,
  turnover: 950,
  interception: 1150,
  'sent-off': 1250,
  'half-time': 1450,
}
const LONGEST = 1450
const STILL = 1200

/** At pace 0 nothing moves, and the picture stands for a moment. */
export const sceneLength = (kind: SceneKind, pace: number): number =>
  pace === 0 ? STILL : Math.min(LONGEST, LENGTHS[kind] / pace)

/** The scene of one of the things that have just happened, with the view as it is after it; null for all that has none. */
export function sceneOf(view: View, events: readonly Event[], index: number): Scene | null {
  const event = events[index]
  if (event === undefined) return null
  const score = [view.teams.home.score, view.teams.away.score] as const
  const about = (kind: SceneKind, title: string, id: number, fate: string | null): Scene | null => {
    const player = view.players[id]
    if (player === undefined) return null
    const { number, name } = player.sheet
    const text = [`${number} ${name}`, fate ?? view.teams[player.side].name].join(' · ')
    return { kind, side: player.side, player: id, title, text, score }
  }
  switch (event.type) {
    case 'touchdown':
      return about('touchdown', 'Touchdown!', event.player, null)
    case 'casualty':
      return about('casualty', 'Casualty!', event.player, plainWords(event.result))
    case 'intercepted':
      return about('interception', 'Intercepted!', event.player, null)
    case 'sent-off':
      return about('sent-off', 'Sent off!', event.player, null)
    case 'turnover': {
      const text = `${view.teams[event.side].name} · ${turnoverCause(event.cause)}`
      return { kind: 'turnover', side: event.side, player: null, title: 'Turnover!', text, score }
    }
    case 'half-ended': {
      // The last whistle has a page of its own.
      if (events.slice(index).some(({ type }) => type === 'match-ended')) return null
      const title = event.half === 1 ? 'Half-time' : 'Extra time'
      const text = `${capital(view.teams.home.name)} v ${view.teams.away.name}`
      return { kind: 'half-time', side: 'home', player: null, title, text, score }
    }
    default:
      return null
  }
}
