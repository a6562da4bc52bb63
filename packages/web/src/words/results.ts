import { type Event, type Game, rolledNeed } from '@touchback/engine'
import {
  argumentEnds,
  capital,
  injuryName,
  plainWords,
  tableName,
  testName,
  testOutcome,
  thingName,
  thrownFor,
  turnoverCause,
} from '@touchback/words'
import { modifierText, needText } from './odds.ts'

const inBrackets = (why: string): string => (why === '' ? '' : ` (${why})`)

/** What stands beside dice that have just been rolled; nothing beside block dice, which say it themselves. */
export function resultText(game: Game, event: Event): string {
  const { edition } = game
  switch (event.type) {
    case 'rolled':
      return `${capital(testName(edition, event.test))} ${needText(game, { ...event, what: event.test, needed: rolledNeed(edition, event) })}: ${testOutcome(edition, event.test, event.passed)}`
    case 'armour':
      return `Armour ${event.broken ? 'broken' : 'holds'} (${[`${event.target}+`, modifierText(game, event.modifiers)].filter((part) => part !== '').join(', ')})`
    case 'injury':
      return `Injury: ${injuryName(event.result)}${inBrackets(modifierText(game, event.modifiers))}`
    case 'measure':
      return thingName(edition, event.measure)
    case 'hired':
      return thingName(edition, event.what)
    case 'casualty':
      return `Casualty: ${plainWords(event.result)}`
    case 'table':
      return `${capital(tableName(event.table))}: ${thingName(edition, event.row)}`
    case 'weather':
      return edition.field.weather[event.weather]?.name ?? plainWords(event.weather)
    case 'contest':
    case 'roll-off':
    case 'dice':
      return capital(thrownFor(event.what))
    case 'recovered':
      return `${game.match.sheet(game.match.player(event.player)).name} ${event.back ? 'wakes up' : 'stays out'}`
    case 'argued':
      return `Argued: ${argumentEnds(event.outcome)}`
    case 'kick-scattered':
      return 'Where the kick drifts'
    case 'turnover':
      return `Turnover: ${turnoverCause(event.cause)}`
    case 'touchdown':
      return 'Touchdown!'
    default:
      return ''
  }
}
