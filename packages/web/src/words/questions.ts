import type { Decision } from '@touchback/engine'
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

type Asked = (decision: Decision, who: string, called: Called) => string

/** A fact that comes with the question, as a word. */
const fact = ({ about }: Decision, key: string, otherwise = ''): string => {
  const value = about[key]
  return typeof value === 'string' ? value : otherwise
}
const number = ({ about }: Decision, key: string): number => Number(about[key] ?? 0)

const withAbout = (name: string, about: string): string => (about === '' ? name : `${name} (${about})`)

/** Questions that are asked in a way of their own, by the rule that asks. */
const BY_RULE: Readonly<Record<string, Asked>> = {
  'swarming.extra': (decision) =>
    `More come running: click one in the reserves, then his square. ${number(decision, 'left')} left.`,
  'kickofftable.4-perfect-defence': () => 'Perfect defence: set up again as you like, or leave it.',
  'kickofftable.4-solid-defence': () => 'Solid defence: some of your players may be set up again.',
  'kickofftable.instinctive-defence': () => 'Instinctive defence: some of your players may be set up again.',
  'frenzy.blitz-no-movement': (_, who, { test }) => `${who}: ${test('rush')}, to block again?`,
  'multiple-block.follow-one': (_, who) => `${who}: into whose square does he follow up?`,
  'multiple-block.push-order': (_, who) => `${who}: whom does he push first?`,
  'apo.niggling': () => 'Old injuries: whom does the apothecary get fit?',
  'animal-savagery.lash': (_, who) => `${who} lashes out: which team-mate is hit?`,
  'kickofftable.5-high-kick': () => 'High kick: who runs under the ball?',
  'kickofftable.high-kick': () => 'High kick: who runs under the ball?',
  'measure.1': ({ type }) =>
    type === 'select' ? 'You Dope: who drinks it?' : 'You Dope: what is in the bottle?',
  'trickster.move': (_, who) => `${who} may vanish to another square beside the blocker: where?`,
  'pro.which-die': (decision, who, { thing }) =>
    `${who}, ${thing(fact(decision, 'reroll', 'pro'))}: which die is rolled again?`,
  'apo.second-roll': (_, who) => `${who}: two results of the apothecary. Which one does he suffer?`,
  'merc.skill': (decision, _, { thing }) =>
    `A skill for the ${thing(fact(decision, 'position'))}, ${number(decision, 'cost').toLocaleString('en-GB')} gp?`,
  'journeyman.which': () => 'A journeyman joins: which kind?',
  'chirurgeon.use': (_, who) => `${who} is hurt. Send the chirurgeon?`,
  'igor.effect': (_, who) => `${who} does not regenerate. Send Igor?`,
  'keg.effect': (decision) =>
    `Open a keg? +1 to wake the knocked out before this kick-off.${number(decision, 'opened') > 0 ? ' One is open already.' : ''}`,
  'special.bribery': () => 'The referee has had enough. Argue again, this once?',
  'swoop.template': (_, who) => `${who} glides: which way does he face?`,
  'kick-off-return.move': (decision, who) =>
    `${who} runs back before the kick comes down: click the next square. ${number(decision, 'squares')} left.`,
  'on-the-ball.pass': (decision, who) =>
    `${who} is on the ball: click the next square. ${number(decision, 'squares')} left.`,
}

const BY_TYPE: Readonly<Record<string, Asked>> = {
  activate: (decision, who, { thing }) =>
    decision.player !== null
      ? `${who}: what is his second action?`
      : decision.about['measure'] === undefined
        ? 'Choose a player and what he does, or end the turn.'
        : `${withAbout(thing(fact(decision, 'measure')), thingAbout(fact(decision, 'measure')))}: who acts?`,
  act: (decision, who, { action }) =>
    `${who}: ${action(fact(decision, 'action'))}. Click ${whereOrWhom(decision)}, or end the action.`,
  call: () => 'Heads or tails?',
  'kick-or-receive': () => 'You won the toss: kick or receive?',
  'set-up': () => 'Set up your players.',
  kick: () => 'Where do you kick the ball?',
  touchback: () => 'Touchback: who gets the ball?',
  reroll: (decision, who, { test }) =>
    `${who}, ${test(fact(decision, 'test', 'dice'))}: roll again?${decision.about['passed'] === true ? ' It was passed.' : ''}`,
  use: useQuestion,
  'pick-die': () => 'Which die counts?',
  push: (_, who) => `Where is ${who} pushed?`,
  'follow-up': (_, who) => `Does ${who} follow up?`,
  apothecary: (decision, who) =>
    `${who}: ${injuryName(fact(decision, 'result', 'hurt'))}. Send the apothecary?`,
  intercept: (decision) =>
    decision.about['accuracy'] === undefined
      ? 'Try to intercept?'
      : `The throw is ${plainWords(fact(decision, 'accuracy'))}. Who goes for it on its way?`,
  argue: (decision) => `The referee’s call: ${plainWords(fact(decision, 'call'))}. Argue?`,
  bribe: (decision) => `The referee’s call: ${plainWords(fact(decision, 'call'))}. Pay him?`,
  snap: () => 'Quick snap: click a player, then the square he moves to.',
  'place-ball': () => 'Touchback: where is the ball placed?',
  select: (decision, who, { thing }) => {
    const prayer = fact(decision, 'prayer')
    if (prayer !== '') return `${withAbout(thing(prayer), thingAbout(prayer))}: for whom?`
    return `${decision.player === null ? '' : `${who}: `}choose one of them.`
  },
  dive: (_, who) => `${who}: dive for the ball?`,
  move: (_, who) => `${who} moves into the way: which square?`,
  pass: (_, who) => `${who} gets rid of the ball: to whom?`,
  'throw-bomb': (_, who) => `${who}: where does the bomb go?`,
  catch: (_, who) => `A bomb comes at ${who}: try to catch it?`,
  rune: (decision) => `Who carries the ${plainWords(fact(decision, 'rune', 'rune'))}?`,
  'raise-dead': (_, who) => `${who} is dead. Raise him for your team?`,
  'illegal-procedure': () => 'Did the other coach forget his turn marker?',
  spell: () => 'Your wizard may cast one spell now: choose it, then where.',
  steer: (_, who) => `${who}: which way?`,
  bite: (_, who) => `${who} is thirsty: whom does he bite?`,
  induce: () => 'Whom or what do you hire for this match?',
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
export function questionOf(called: Called, decision: Decision): string {
  const who = called.name(decision.player)
  const ask = BY_RULE[decision.rule] ?? BY_TYPE[decision.type]
  return ask?.(decision, who, called) ?? `${who}: ${plainWords(decision.type)}?`
}

/** What a coach wants to know before he uses a skill. */
const SITUATIONS: Readonly<Record<string, (value: unknown, called: Called) => string>> = {
  victim: (value, { name }) => `against ${name(value as number)}`,
  target: (value, { name }) => `against ${name(value as number)}`,
  blocker: (value, { name }) => `against ${name(value as number)}`,
  dodger: (value, { name }) => `against ${name(value as number)}`,
  mover: (value, { name }) => `against ${name(value as number)}`,
  interceptor: (value, { name }) => `against ${name(value as number)}`,
  thrower: (value, { name }) => `against the throw of ${name(value as number)}`,
  against: (value) => `against strength ${String(value)}`,
  natural: (value) => `the die shows ${String(value)}`,
  halved: (value) => `the ball would fly ${String(value)}`,
}

function useQuestion(decision: Decision, who: string, called: Called): string {
  const { roll, victim, skill } = decision.about
  if (typeof roll === 'string')
    return `${who}: a bonus would change the ${roll} roll of ${called.name(victim as number)}. Use it?`
  // A target number is no player.
  const isPlayer = decision.about['test'] === undefined
  const known = Object.entries(SITUATIONS)
    .filter(([key]) => decision.about[key] !== undefined && (key !== 'target' || isPlayer))
    .map(([key, say]) => say(decision.about[key], called))
  const facts = known.length === 0 ? '' : ` (${known.join(', ')})`
  const users = new Set(decision.options.flatMap((option) => (option.type === 'use' ? [option.player] : [])))
  const asked = decision.player === null || users.size > 1 ? '' : `${who}: `
  return `${asked === '' ? 'Use' : `${asked}use`} ${called.thing(typeof skill === 'string' ? skill : '')}${facts}?`
}
