import { armourNeed, type Edition, type Event, rolledNeed } from '@touchback/engine'
import { tableName, thrownFor } from './happenings.ts'
import type { Names } from './sentences.ts'
import { capital, type Modifiers, modifiersText, plainWords } from './words.ts'

const because = (modifiers: Modifiers): string => {
  const text = modifiersText(modifiers).trim()
  return text === '' ? '' : ` (${text})`
}

/** Where the dice say the ball goes. */
const BALL: Readonly<Record<string, string>> = {
  bounce: 'Where the ball bounces',
  scatter: 'Where the ball scatters',
  kick: 'Where the kick comes down',
  'throw-in': 'Where the crowd throws the ball',
}

/** What dice are thrown for, from the event that will tell their result; null when it does not say. */
export function throwText(edition: Edition, event: Event, names: Names): string | null {
  switch (event.type) {
    case 'rolled': {
      const need = `needs ${rolledNeed(edition, event)}+${because(event.modifiers)}`
      return `${names.player(event.player)} ${names.test(event.test)}, ${need}`
    }
    case 'armour':
      return `Armour of ${names.player(event.player)}, breaks on ${armourNeed(event)}+${because(event.modifiers)}`
    case 'injury':
      return `Injury of ${names.player(event.player)}${because(event.modifiers)}`
    case 'casualty':
      return `How badly ${names.player(event.player)} is hurt`
    case 'serious-injury':
      return `What stays with ${names.player(event.player)}`
    case 'recovered':
      return `Does ${names.player(event.player)} wake up?`
    case 'block-rolled':
      return `${names.player(event.blocker)} blocks ${event.targets.map(names.player).join(' and ')}`
    case 'contest':
      return `${capital(plainWords(event.what))}: ${names.player(event.player)}, then ${names.player(event.against)}`
    case 'roll-off':
      return `${capital(plainWords(event.what))}: ${names.team('home')}, then ${names.team('away')}`
    case 'dice': {
      const what = capital(thrownFor(event.what))
      return event.player === null ? what : `${what}: ${names.player(event.player)}`
    }
    case 'table':
      return `The ${tableName(event.table)}`
    case 'weather':
      return 'The weather'
    case 'coin':
      return 'The toss'
    case 'kick-scattered':
      return 'Where the kick drifts, and how far'
    case 'ball':
      return BALL[event.how] ?? 'Where the ball goes'
    case 'fans':
      return `How many come to see ${names.team(event.side)}`
    case 'flew':
      return `Where ${names.player(event.player)} flies`
    case 'argued':
      return `${names.team(event.side)} argue the call`
    default:
      return null
  }
}
