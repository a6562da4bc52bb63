import type { Event, EventType, NaturalRoll, Side, XY } from '@touchback/engine'
import {
  actionWords,
  argumentEnds,
  ballGoes,
  conditionText,
  lastingInjury,
  leavesFor,
  tableName,
  thrownFor,
  turnoverCause,
} from './happenings.ts'
import { capital, diceText, injuryName, naturalText, plainWords, rollText } from './words.ts'

/** Who is who, for whoever writes sentences. */
export interface Names {
  readonly player: (id: number) => string
  readonly team: (side: Side) => string
  readonly skill: (id: string) => string
  /** What a team has, wins, hires or plays. */
  readonly thing: (id: string) => string
  /** The weather under the name it has in the book. */
  readonly weather: (id: string) => string
  readonly square: (at: XY | null) => string
  /** What somebody does who makes a test. */
  readonly test: (id: string) => string
  /** How it came out. */
  readonly outcome: (test: string, passed: boolean) => string
  /** The natural roll that settled it against its sum. */
  readonly settled: (event: Extract<Event, { type: 'rolled' }>) => NaturalRoll | null
}

type Sentence<T extends EventType> = (event: Extract<Event, { type: T }>, names: Names) => string | null

const players = (ids: readonly number[], names: Names): string => ids.map(names.player).join(' and ')
const dice = (values: readonly number[]): string =>
  values.length === 0 ? '' : ` (rolled ${diceText(values)})`

const scatter = (values: readonly number[]): string =>
  values.length === 0 ? '' : ` (rolled ${values.join(', ')})`

/** One sentence for each kind of event; null where another event already says it. */
const SENTENCES: { readonly [T in EventType]: Sentence<T> } = {
  phase: () => null,
  coin: ({ face, called, winner }, { team }) =>
    `The coin is called ${called} and shows ${face}: ${team(winner)} win the toss`,
  'will-kick': ({ side }, { team }) => `${team(side)} will kick`,
  'set-up': ({ side, place }, { team }) => `${team(side)} set up ${Object.keys(place).length} players`,
  weather: (event, { weather }) => `The weather: ${weather(event.weather)}${dice(event.dice)}`,
  table: (event, { thing }) =>
    `Rolled on the ${tableName(event.table)}: ${diceText(event.dice)}, ${thing(event.row)}`,
  kicked: ({ to }, names) => `The kick is aimed at ${names.square(to)}`,
  'kick-scattered': (event, names) =>
    `The kick drifts to ${names.square(event.to)} (rolled ${event.dice.join(', ')})`,
  touchback: ({ player }, names) => `Touchback: the ball is given to ${names.player(player)}`,
  'turn-started': ({ side, turn, half }, { team }) => `=== ${team(side)}, turn ${turn} of half ${half} ===`,
  'turn-ended': () => null,
  activated: ({ player, action }, names) => `${names.player(player)}: ${actionWords(action)}`,
  'activation-ended': () => null,
  'stood-up': ({ player }, names) => `${names.player(player)} stands up`,
  moved: ({ player, to }, names) => `${names.player(player)} moves to ${names.square(to)}`,
  rolled: (event, names) => {
    const who = `${names.player(event.player)} ${names.test(event.test)}`
    if (event.dice.length === 0) return `${who} and cannot`
    const rolled = `${rollText(event.dice, event.modifiers)}, needs ${event.target}+`
    return `${who}: ${rolled}${but(names.settled(event))}: ${names.outcome(event.test, event.passed)}`
  },
  reroll: (event, names) => `${names.player(event.player)} rolls again with ${rerollName(event.with, names)}`,
  dice: (event, names) => diceSentence(event, names),
  contest: ({ what, player, against, dice: rolled, totals }, names) =>
    `${title(what)}: ${names.player(player)} comes to ${totals[0]} (rolled ${rolled[0]}), ` +
    `${names.player(against)} to ${totals[1]} (rolled ${rolled[1]})`,
  'roll-off': ({ what, dice: rolled, totals, winner }, { team }) =>
    `${title(what)}: ${team('home')} come to ${totals.home} (rolled ${diceText(rolled.home)}), ${team('away')} to ` +
    `${totals.away} (rolled ${diceText(rolled.away)}), and ${winner === null ? 'nobody wins' : `${team(winner)} win`}`,
  'block-rolled': ({ blocker, targets, faces, strength, chooser }, names) =>
    `${names.player(blocker)} blocks ${players(targets, names)}, strength ${strength[0]} against ${strength[1]}: ` +
    `${faces.map((face) => `[${FACES[face] ?? plainWords(face)}]`).join(' ')}${faces.length > 1 ? `, ${names.team(chooser)} choose` : ''}`,
  'block-result': ({ blocker, targets, face }, names) =>
    `${names.player(blocker)} against ${players(targets, names)}: ${FACES[face] ?? plainWords(face)}`,
  pushed: ({ player, to }, names) =>
    to === null
      ? `${names.player(player)} is pushed into the crowd`
      : `${names.player(player)} is pushed back to ${names.square(to)}`,
  'followed-up': ({ player, to }, names) => `${names.player(player)} follows up to ${names.square(to)}`,
  'knocked-down': ({ player }, names) => `${names.player(player)} is knocked down`,
  'placed-prone': ({ player }, names) => `${names.player(player)} goes to ground`,
  armour: (event, names) =>
    `Armour of ${names.player(event.player)}: ${rollText(event.dice, event.modifiers)}, needs ${event.target}+: ` +
    (event.broken ? 'broken' : 'it holds'),
  injury: (event, names) =>
    `Injury of ${names.player(event.player)}: ${rollText(event.dice, event.modifiers)}, ${injuryName(event.result)}`,
  casualty: ({ player, die, result, by }, names) =>
    `Casualty! ${names.player(player)}${die === null ? '' : `, rolled ${die}`}: ${plainWords(result)}` +
    (by === null ? '' : `, the work of ${names.player(by)}`),
  'serious-injury': ({ player, dice: rolled, result }, names) =>
    `What stays with ${names.player(player)}, rolled ${rolled}: ${lastingInjury(result)}`,
  stunned: ({ player }, names) => `${names.player(player)} is stunned`,
  'turned-over': ({ player }, names) => `${names.player(player)} comes round and lies face up`,
  removed: ({ player, to }, names) => `${names.player(player)} ${leavesFor(to)}`,
  healed: ({ player }, names) => `${names.player(player)} is patched up`,
  recovered: ({ player, die, back }, names) =>
    `${names.player(player)} ${back ? 'wakes up' : 'stays knocked out'} (rolled ${die})`,
  ball: ({ at, how, dice: rolled }, names) =>
    `${ballGoes(how, at === null ? null : names.square(at))}${dice(rolled)}`,
  'picked-up': ({ player }, names) => `${names.player(player)} has the ball`,
  caught: ({ player }, names) => `${names.player(player)} has the ball`,
  dropped: ({ player, at }, names) => `${names.player(player)} drops the ball at ${names.square(at)}`,
  passed: ({ player, to, outcome }, names) =>
    `${names.player(player)} throws to ${names.square(to)}: ${plainWords(outcome)}`,
  'handed-off': ({ player, target }, names) =>
    `${names.player(player)} hands the ball to ${names.player(target)}`,
  completed: () => null,
  intercepted: ({ player }, names) => `${names.player(player)} intercepts!`,
  thrown: ({ player, by, to, outcome }, names) =>
    `${names.player(by)} throws ${names.player(player)} at ${names.square(to)}: ${plainWords(outcome)}`,
  flew: (event, names) =>
    `${names.player(event.player)} flies ${event.to === null ? 'off the pitch' : `to ${names.square(event.to)}`}${scatter(event.dice)}`,
  landed: ({ player, at }, names) => `${names.player(player)} comes down at ${names.square(at)}`,
  fouled: ({ player, by }, names) => `${names.player(by)} fouls ${names.player(player)}`,
  attacked: ({ player, by, weapon }, names) =>
    `${names.player(by)} attacks ${names.player(player)}: ${plainWords(weapon)}`,
  bitten: ({ player, by }, names) => `${names.player(by)} bites ${names.player(player)}`,
  deflected: ({ player }, names) => `${names.player(player)} gets a hand to it`,
  'will-join': ({ side, position }, { team, thing }) =>
    `After the match ${team(side)} may have one more ${thing(position)}`,
  infected: ({ player, by }, names) => `${names.player(player)} was infected by ${names.player(by)}`,
  'sent-off': ({ player }, names) => `${names.player(player)} is sent off`,
  argued: ({ side, die, outcome }, { team }) =>
    `${team(side)} argue the call (rolled ${die}): ${argumentEnds(outcome)}`,
  condition: (event, names) => {
    const text = conditionText(event)
    return text === null ? null : `${names.player(event.player)} ${text}`
  },
  'skill-used': ({ player, skill }, names) => `${names.player(player)} uses ${names.skill(skill)}`,
  spell: ({ side, spell, at }, names) =>
    `The wizard of ${names.team(side)} casts ${plainWords(spell)} at ${names.square(at)}`,
  'bomb-thrown': ({ player, to, outcome }, names) =>
    `${names.player(player)} throws a bomb at ${names.square(to)}: ${plainWords(outcome)}`,
  exploded: ({ at }, names) => `Something explodes at ${names.square(at)}`,
  rerolls: ({ side, change, left }, { team }) =>
    `${team(side)} ${change < 0 ? 'lose' : 'get'} ${Math.abs(change) === 1 ? 'a re-roll' : `${Math.abs(change)} re-rolls`}: ${left === 0 ? 'none' : left} left`,
  'leader-counter': ({ side }, { team }) => `${team(side)} have a leader's re-roll`,
  gained: ({ player, source }, names) => `${names.player(player)} is changed by ${names.thing(source)}`,
  called: ({ side }, { team }) => `${team(side)} call illegal procedure`,
  'turn-marker': ({ side, turn }, { team }) => `The turn marker of ${team(side)} goes to ${turn}`,
  fans: ({ side, die, fanFactor }, { team }) =>
    `${team(side)} have a fan factor of ${fanFactor} (rolled ${die})`,
  'wore-off': ({ player, source }, names) => `${names.thing(source)} wears off for ${names.player(player)}`,
  hired: ({ side, what, cost }, { team, thing }) =>
    `${team(side)} hire ${thing(what)} for ${cost.toLocaleString('en-GB')} gp`,
  gate: ({ gate }) => `${gate.toLocaleString('en-GB')} spectators`,
  gold: ({ side, gold }, { team }) =>
    `${team(side)} are given ${gold.toLocaleString('en-GB')} gp for this match`,
  handicap: ({ side, handicap }, { team, thing }) => `A handicap for ${team(side)}: ${thing(handicap)}`,
  learned: ({ player, take }, names) => `${names.player(player)}: ${learnedText(take, names)}, for good`,
  measure: ({ side, measure }, { team, thing }) => `${team(side)} play ${thing(measure)}`,
  stock: (event, { team, thing }) => stockSentence(event, team(event.side), thing(event.what)),
  joined: ({ player, side }, names) => `${names.player(player)} joins ${names.team(side)}`,
  turnover: ({ side, cause }, { team }) =>
    `TURNOVER: the turn of ${team(side)} is over, ${turnoverCause(cause)}`,
  touchdown: ({ player, side }, names) => `TOUCHDOWN! ${names.player(player)} scores for ${names.team(side)}`,
  'half-ended': ({ half }) => `End of half ${half}`,
  conceded: ({ side }, { team }) => `${team(side)} concede`,
  'match-ended': ({ score, winner }, { team }) =>
    `Full time: ${score[0]}-${score[1]}, ${winner === 'draw' ? 'a draw' : `${team(winner)} win`}`,
}

const but = (natural: NaturalRoll | null): string => (natural === null ? '' : `, but ${naturalText(natural)}`)

/** What is thrown for somebody, or for nobody in particular; a lot that is drawn has no dice. */
function diceSentence(
  { what, dice: rolled, player }: Extract<Event, { type: 'dice' }>,
  names: Names,
): string {
  if (rolled.length === 0)
    return player === null ? capital(thrownFor(what)) : `${capital(thrownFor(what))}: ${names.player(player)}`
  const who = player === null ? 'Rolled' : `${names.player(player)} rolls`
  return `${who} for ${thrownFor(what)}: ${rolled.join(', ')}`
}

/** A skill by its name; a characteristic or an old injury as it is written on a roster. */
const learnedText = (take: string, { skill }: Names): string =>
  /^[+-]/u.test(take) ? `${take.charAt(0)}1 ${take.slice(1).toUpperCase()}` : skill(take)

const title = (id: string): string => capital(plainWords(id))

/** What the match only keeps count of. */
const UNCOUNTED: readonly string[] = ['argued-again', 'infected', 'risen', 'fair-weather-fans', 'hired-value']

/** There once or not at all: the table that gave it has been told. */
const ONCE: readonly string[] = [
  'treacherous-trapdoor',
  'friends-with-the-ref',
  'stiletto',
  'iron-man',
  'knuckle-dusters',
  'bad-habits',
  'greasy-cleats',
  'blessed-statue',
  'you-dope',
  'razzle-dazzle',
  'hangover',
  'grudge-match',
  'set-piece',
  'sports-espionage',
  'discarded-banana-skin',
  'magic-scroll',
]

/** What a team has gained or used; what it hired has been told already. */
function stockSentence(
  { what, change, left, rule }: Extract<Event, { type: 'stock' }>,
  team: string,
  name: string,
): string | null {
  if (UNCOUNTED.includes(what) || (change > 0 && (ONCE.includes(what) || rule === 'induce.buy'))) return null
  if (ONCE.includes(what)) return `${name} is over for ${team}`
  const gold = what === 'treasury' ? ' gp' : ''
  const many = (count: number) => `${count.toLocaleString('en-GB')}${gold}`
  const changed = `${many(Math.abs(change))} ${change < 0 ? 'used' : 'more'}`
  return `${name} of ${team}: ${changed}, ${left === 0 ? 'none' : many(left)} left`
}

const rerollName = (source: string, names: Names): string =>
  ({ team: 'a team re-roll', leader: "the leader's re-roll", trophy: 'the trophy re-roll' })[source] ??
  names.thing(source)

/** What a block die shows. */
const FACES: Readonly<Record<string, string>> = {
  skull: 'attacker down',
  stumble: 'defender stumbles',
  down: 'defender down',
}

/** The sentence of an event, or null when it needs none. */
export function sentence(event: Event, names: Names): string | null {
  // The sentence of a type takes events of that type; an event from an old file may have a type that is none.
  const tell = SENTENCES[event.type] as Sentence<EventType> | undefined
  if (tell === undefined) return `${title(event.type)} ${JSON.stringify(event)}`
  return tell(event, names)
}
