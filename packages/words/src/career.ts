import { type Edition, own } from '@touchback/engine'
import type { CareerChoice, CareerDecision, CareerEvent, InjuryEffect } from '@touchback/engine/career'
import { skillText } from './characteristics.ts'
import { thingName } from './things.ts'
import { capital, diceText, modifiersText, plainWords } from './words.ts'

/** Who is who on a roster, for sentences about what happens between matches. */
export interface RosterNames {
  readonly edition: Edition
  readonly player: (id: string) => string
  /** A position, or something else a team can have. */
  readonly thing: (id: string) => string
}

const OCCASIONS: Readonly<Record<string, string>> = {
  mvp: 'most valuable player',
  'star-roll': 'star player roll',
  mistakes: 'expensive mistakes',
  hired: 'hired before the match',
}
/** What dice are thrown or points given for: `most valuable player`, `touchdowns`. */
export const occasion = (what: string): string => OCCASIONS[what] ?? plainWords(what)

/** What a table says: a number as people write it, the name of a skill, or words. */
const rollResult = (edition: Edition, result: string): string =>
  /^-?\d+$/u.test(result)
    ? Number(result).toLocaleString('en').replace('-', '−')
    : (own(edition.players.skills, result)?.name ?? plainWords(result))

/** Dice that are added up, with what is added to them; those that are read one after the other side by side. */
function careerRoll({ dice, modifiers, total }: Extract<CareerEvent, { type: 'rolled' }>): string {
  const sum = [...dice, ...modifiers.map(([, value]) => value)].reduce((one, other) => one + other, 0)
  if (dice.length > 1 && sum !== total) return dice.join(' and ')
  return `${diceText(dice)}${modifiers.length === 0 ? '' : `${modifiersText(modifiers)} = ${total}`}`
}

const gold = (amount: number): string => `${Math.abs(amount).toLocaleString('en')} gold`

/** A characteristic as `+ma`, or a skill by its name. */
export const gainText = (edition: Edition, take: string): string =>
  /^[+-]/u.test(take)
    ? `${take.startsWith('-') ? '−' : '+'}1 ${take.slice(1).toUpperCase()}`
    : skillText(edition, take)

const INJURIES: Readonly<Record<InjuryEffect, string>> = {
  'miss-next': 'misses the next match',
  niggle: 'has a niggling injury',
  '-ma': 'loses a point of MA',
  '-st': 'loses a point of ST',
  '-ag': 'loses a point of AG',
  '-av': 'loses a point of AV',
  '-pa': 'loses a point of PA',
  dead: 'is dead',
}

/** What has become of somebody who was hurt: `Dieter` + `misses the next match`. */
export const injuryText = (effect: InjuryEffect): string => INJURIES[effect]

const LEAVING: Readonly<Record<string, string>> = {
  dead: 'is carried to the cemetery',
  retired: 'retires',
  left: 'leaves the team',
}

/** What happened to a team between two matches, in one sentence. */
export function careerSentence(event: CareerEvent, { edition, player, thing }: RosterNames): string {
  switch (event.type) {
    case 'rolled': {
      const whose =
        event.player === null
          ? capital(occasion(event.what))
          : `${player(event.player)}, ${occasion(event.what)}`
      const more = event.what === 'fans' && Number(event.result) > 0 ? '+' : ''
      return `${whose}: rolled ${careerRoll(event)}: ${more}${rollResult(edition, event.result)}`
    }
    case 'money':
      return `${capital(occasion(event.what))}: ${event.change < 0 ? 'paid' : 'received'} ${gold(event.change)}, ${gold(event.left)} in the treasury`
    case 'drawn':
      return `${capital(occasion(event.what))}: ${player(event.player)} is drawn from ${event.among.length}`
    case 'points':
      return `${player(event.player)}: ${event.points} ${event.points === 1 ? 'point' : 'points'} (${occasion(event.source)})`
    case 'level':
      return `${player(event.player)} is now ${event.title === '' ? `of level ${event.level}` : event.title}`
    case 'improved':
      return `${player(event.player)} gains ${gainText(edition, event.take)}`
    case 'hurt':
      return `${player(event.player)} ${injuryText(event.effect)}`
    case 'fit-again':
      return `${player(event.player)} is fit again`
    case 'fans':
      return event.change === 0
        ? `The fans stay as they are: ${event.now}`
        : `${event.change > 0 ? 'More' : 'Fewer'} fans: ${event.now} now`
    case 'left':
      return `${player(event.player)} ${LEAVING[event.how] ?? 'leaves the team'}`
    case 'joined':
      return `${player(event.player)} joins as ${thing(event.position)}${event.cost === 0 ? ' for nothing' : ` for ${gold(event.cost)}`}`
    case 'bought':
      return `Bought: ${thing(event.what)} for ${gold(event.cost)}`
    case 'dismissed':
      return `Let go: ${thing(event.what)}`
    case 'trophy':
      return event.holds ? `They hold ${thing(event.what)}` : `${thing(event.what)} is handed on`
    case 'worth':
      return edition.career.worth.unit === 'rating'
        ? `The team is rated ${event.worth}`
        : `The team is worth ${gold(event.worth)}`
    default:
      return event satisfies never
  }
}

/** What a team buys one at a time, as it is said in a sentence. */
const ONE_OF: Readonly<Record<string, string>> = {
  rerolls: 'a re-roll',
  apothecary: 'an apothecary',
  assistants: 'an assistant coach',
  cheerleaders: 'a cheerleader',
  kegs: 'a keg',
  igors: 'an Igor',
}

/** A position of the team's list by its id, or whatever else it may have. */
export const rosterThing = (edition: Edition, roster: string, id: string): string => {
  const known = ONE_OF[id]
  if (known !== undefined) return known
  const position =
    edition.teams.rosters[roster]?.positions.find((each) => each.id === id) ??
    edition.teams.specialPlayers[id]
  return position === undefined ? thingName(edition, id) : plainWords(id)
}

/** What is asked of a coach between matches. */
export function careerQuestion({ type, player, about }: CareerDecision, names: RosterNames): string {
  const who = player === null ? '' : names.player(player)
  switch (type) {
    case 'improve':
      return `What does ${who} learn?`
    case 'mvp':
      return 'Who was the most valuable player?'
    case 'reroll':
      return typeof about['what'] === 'string' && typeof about['die'] === 'number'
        ? `${capital(occasion(about['what']))}: a ${about['die']}. Roll again?`
        : 'Roll again?'
    case 'buy':
    case 'market':
      return 'What does the team buy or drop?'
    case 'advance':
      return 'Who gains a random skill?'
    case 'category':
      return `From which category does ${who === '' ? 'he' : who} learn?`
    case 'keep':
      return typeof about['position'] === 'string'
        ? `Take in a newcomer for nothing: ${names.thing(about['position'])}?`
        : 'Who stays?'
    default:
      return `${capital(plainWords(type))}${who === '' ? '' : `: ${who}`}?`
  }
}

/** An answer between matches in a few words. */
export function careerChoiceText(choice: CareerChoice, { edition, player, thing }: RosterNames): string {
  switch (choice.type) {
    case 'mvp':
      return player(choice.player)
    case 'improve':
      return gainText(edition, choice.take)
    case 'advance':
      return `a ${choice.with} skill${choice.player === undefined ? ' for somebody drawn by lot' : ` for ${player(choice.player)}`}${choice.category === undefined ? '' : ` (${choice.category})`}`
    case 'category':
      return plainWords(choice.category)
    case 'keep':
      return choice.player === undefined ? 'take in whoever waits to join' : `keep ${player(choice.player)}`
    case 'buy':
      return `buy ${thing(choice.what)}${choice.name === undefined ? '' : `, called ${choice.name}`}`
    case 'retire':
      return `${player(choice.player)} retires${choice.assistant === true ? ' and becomes an assistant coach' : ''}`
    case 'remove':
      return `strike ${player(choice.player)} from the roster`
    case 'dismiss':
      return `let go: ${thing(choice.what)}`
    case 'reroll':
      return 'roll again'
    case 'decline':
      return 'no'
    case 'done':
      return 'done'
    default:
      return choice satisfies never
  }
}
