import type { Decision, DecisionOf, DecisionType } from '@touchback/engine'
import { injuryName, plainWords, thingAbout } from '@touchback/words'

/** Who and what is meant, in words. */
interface Called {
  readonly name: (player: number | null | undefined) => string
  readonly action: (id: string) => string
  /** A skill, or what a team has, wins, hires or plays. */
  readonly thing: (id: string) => string
  /** A roll, as the book calls it. */
  readonly test: (id: string) => string
}

type Asked<T extends DecisionType = DecisionType> = (
  decision: DecisionOf<T>,
  who: string,
  called: Called,
) => string

const withAbout = (name: string, about: string): string => (about === '' ? name : `${name} (${about})`)

/** Questions that are asked in a way of their own, by the rule that asks. */
const BY_RULE: Readonly<Record<string, Asked>> = {
  'setup.scrimmage-shortage': () =>
    'Too few are left for the line: set up there whom you have, or concede in the menu.',
  'kickofftable.4-perfect-defence': () => 'Perfect defence: set up again as you like, or leave it.',
  'kickofftable.4-solid-defence': () => 'Solid defence: some of your players may be set up again.',
  'kickofftable.instinctive-defence': () => 'Instinctive defence: some of your players may be set up again.',
  'frenzy.blitz-no-movement': (_, who, { test }) => `${who}: ${test('rush')}, to block again?`,
  'multiple-block.follow-one': (_, who) => `${who}: into whose square does he follow up?`,
  'multiple-block.attacker-down-credit': (_, who) => `Two have hurt ${who}: who did it?`,
  'diving-catch.order': () => 'Several may dive for the ball: who is first?',
  'multiple-block.push-order': (_, who) => `${who}: whom does he push first?`,
  'apo.niggling': () => 'Old injuries: whom does the apothecary get fit?',
  'animal-savagery.lash': (_, who) => `${who} lashes out: which team-mate is hit?`,
  'kickofftable.5-high-kick': () => 'High kick: who runs under the ball?',
  'kickofftable.high-kick': () => 'High kick: who runs under the ball?',
  'measure.1': ({ type }) =>
    type === 'select' ? 'You Dope: who drinks it?' : 'You Dope: what is in the bottle?',
  'trickster.move': (_, who) => `${who} may vanish to another square beside the blocker: where?`,
  'apo.second-roll': (_, who) => `${who}: two results of the apothecary. Which one does he suffer?`,
  'handicap.45-that-boys-got-talent': () =>
    'That Boy’s Got Talent: somebody joins for this match and costs nothing. In which position?',
  'journeyman.which': () => 'A journeyman joins: which kind?',
  'chirurgeon.use': (_, who) => `${who} is hurt. Send the chirurgeon?`,
  'igor.effect': (_, who) => `${who} does not regenerate. Send Igor?`,
  'special.bribery': () => 'The referee has had enough. Argue again, this once?',
  'swoop.template': (_, who) => `${who} may glide: which way does he face?`,
}

/** Steps out of turn, by the rule that gives them. */
const MOVES: Readonly<Record<string, string>> = {
  'kick-off-return.move': 'runs back before the kick comes down',
  'on-the-ball.pass': 'is on the ball',
}

const BY_TYPE: { readonly [T in DecisionType]?: Asked<T> } = {
  activate: (decision, who, { thing }) =>
    decision.player !== null
      ? `${who}: what is his second action?`
      : decision.about.measure === undefined
        ? 'Choose a player and what he does, or end the turn.'
        : `${withAbout(thing(decision.about.measure), thingAbout(decision.about.measure))}: who acts?`,
  act: (decision, who, { action }) =>
    `${who}: ${action(decision.about.action)}. Click ${whereOrWhom(decision)}, or end the action.`,
  call: () => 'Heads or tails?',
  'kick-or-receive': () => 'You won the toss: kick or receive?',
  'set-up': () => 'Set up your players.',
  kick: () => 'Where do you kick the ball?',
  touchback: () => 'Touchback: who gets the ball?',
  reroll: ({ about }, who, { test }) =>
    `${who}, ${test(about.test)}: roll again?${about.passed === true ? ' It was passed.' : ''}`,
  use: useQuestion,
  'pick-die': ({ about }, who, { thing }) =>
    about.reroll === undefined
      ? 'Which die counts?'
      : `${who}, ${thing(about.reroll)}: which die is rolled again?`,
  push: (_, who) => `Where is ${who} pushed?`,
  'follow-up': (_, who) => `Does ${who} follow up?`,
  apothecary: ({ about }, who) => `${who}: ${injuryName(about.result)}. Send the apothecary?`,
  intercept: ({ about }) =>
    about.accuracy === undefined
      ? 'Try to intercept?'
      : `The throw is ${plainWords(about.accuracy)}. Who goes for it on its way?`,
  argue: ({ about }) => `The referee’s call: ${plainWords(about.call)}. Argue?`,
  bribe: ({ about }) => `The referee’s call: ${plainWords(about.call)}. Pay him?`,
  snap: ({ about }) =>
    about.left === undefined
      ? 'Quick snap: click a player, then the square he moves to.'
      : `More come running: click one in the reserves, then his square. ${about.left} left.`,
  'place-ball': () => 'Touchback: where is the ball placed?',
  select: (decision, who, { thing }) => {
    const { prayer, handicap } = decision.about
    if (prayer !== undefined) return `${withAbout(thing(prayer), thingAbout(prayer))}: for whom?`
    if (handicap !== undefined) return `${withAbout(thing(handicap), thingAbout(handicap))}: who is it?`
    return `${decision.player === null ? '' : `${who}: `}choose one of them.`
  },
  dive: (_, who) => `${who}: dive for the ball?`,
  move: ({ about, rule }, who) => {
    const doing = MOVES[rule]
    return doing === undefined
      ? `${who} moves into the way: which square?`
      : `${who} ${doing}: click the next square. ${about.left ?? 0} left.`
  },
  pass: (_, who) => `${who} gets rid of the ball: to whom?`,
  'throw-bomb': (_, who) => `${who}: where does the bomb go?`,
  catch: (_, who) => `A bomb comes at ${who}: try to catch it?`,
  rune: ({ about }) => `Who carries the ${plainWords(about.rune)}?`,
  'raise-dead': (_, who) => `${who} is dead. Raise him for your team?`,
  'illegal-procedure': () => 'Did the other coach forget his turn marker?',
  spell: () => 'Your wizard may cast one spell now: choose it, then where.',
  steer: (_, who) => `${who}: which way?`,
  bite: (_, who) => `${who} is thirsty: whom does he bite?`,
  hire: () => 'Whom or what do you hire for this match?',
  handicap: () => 'Which handicap do you pick?',
  learn: (_, who) => `What does ${who} learn?`,
  boost: (_, who) => `In what is ${who} better today?`,
  induce: ({ about }, _, { thing }) =>
    about.position === undefined
      ? 'Whom or what do you hire for this match?'
      : `A skill for the ${thing(about.position)}, ${(about.cost ?? 0).toLocaleString('en-GB')} gp?`,
  measure: (decision, who, { thing }) => {
    const [first] = decision.options
    const what = first?.type === 'measure' ? first.measure : ''
    const whom = decision.player === null ? '' : `${who} comes beside your players. `
    return `${whom}Play ${withAbout(thing(what), thingAbout(what))}?`
  },
}

/** What an action is aimed at: squares, somebody, or either. */
function whereOrWhom({ options }: Decision): string {
  const where = options.some((option) => 'to' in option || 'path' in option || 'towards' in option)
  const whom = options.some((option) => 'target' in option && !('to' in option))
  return where && whom ? 'where or whom' : whom ? 'whom' : 'where'
}

/** What is being asked, in plain words. Whatever is new is named as the protocol names it. */
export function questionOf<T extends DecisionType>(called: Called, decision: DecisionOf<T>): string {
  const who = called.name(decision.player)
  const ask: Asked<T> | undefined = BY_RULE[decision.rule] ?? BY_TYPE[decision.type]
  return ask?.(decision, who, called) ?? `${who}: ${plainWords(decision.type)}?`
}

const SITUATION_KEYS = [
  'victim',
  'target',
  'blocker',
  'dodger',
  'mover',
  'interceptor',
  'thrower',
  'against',
  'natural',
  'halved',
] as const
type Situations = {
  readonly [K in (typeof SITUATION_KEYS)[number]]: (value: number, called: Called) => string
}
const against = (player: number, { name }: Called): string => `against ${name(player)}`

/** What a coach wants to know before he uses a skill. */
const SITUATIONS: Situations = {
  victim: against,
  target: against,
  blocker: against,
  dodger: against,
  mover: against,
  interceptor: against,
  thrower: (player, { name }) => `against the throw of ${name(player)}`,
  against: (strength) => `against strength ${strength}`,
  natural: (die) => `the die shows ${die}`,
  halved: (squares) => `the ball would fly ${squares}`,
}

function useQuestion({ player, options, about }: DecisionOf<'use'>, who: string, called: Called): string {
  const { roll, victim, skill, opened } = about
  if (roll !== undefined)
    return `${who}: a bonus would change the ${roll} roll of ${called.name(victim)}. Use it?`
  if (opened !== undefined)
    return `Open a keg? +1 to wake the knocked out before this kick-off.${opened > 0 ? ' One is open already.' : ''}`
  const known = SITUATION_KEYS.flatMap((key) => {
    const value = about[key]
    return value === undefined ? [] : [SITUATIONS[key](value, called)]
  })
  const facts = known.length === 0 ? '' : ` (${known.join(', ')})`
  const users = new Set(options.flatMap((option) => (option.type === 'use' ? [option.player] : [])))
  const asked = player === null || users.size > 1 ? '' : `${who}: `
  return `${asked === '' ? 'Use' : `${asked}use`} ${called.thing(skill ?? '')}${facts}?`
}
