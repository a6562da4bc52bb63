import {
  ballCarrier,
  blockChances,
  blockResult,
  type Choice,
  type DecisionOf,
  type DecisionType,
  distance,
  explain,
  fromXY,
  type Game,
  isTeamReroll,
  type Match,
  type Player,
  type Square,
  xOf,
  yOf,
  zonesOn,
} from '@touchback/engine'
import { hireFor } from './hiring.ts'
import { blockWorth } from './hitting.ts'
import { bestBlast } from './specials.ts'
import { handling, look, type Sight, standing, toGoal } from './sight.ts'

/** Answers to the questions between activations, by the type of the decision. */
type Answer<T extends DecisionType = DecisionType> = (
  game: Game,
  decision: DecisionOf<T>,
  sight: Sight,
) => Choice

/** Any question, when only its options matter. */
type Question = DecisionOf<DecisionType>
type OptionOf<T extends Choice['type']> = Extract<Choice, { type: T }>
const ofType = <T extends Choice['type']>(decision: Question, type: T): OptionOf<T>[] =>
  decision.options.filter((option): option is OptionOf<T> => option.type === type)

function best<T>(items: readonly T[], worth: (item: T) => number): T | null {
  let found: T | null = null
  let most = -Infinity
  for (const item of items) {
    const value = worth(item)
    if (value <= most) continue
    most = value
    found = item
  }
  return found
}

const decline = (decision: Question): Choice =>
  decision.options.find((option) => option.type === 'decline') ?? decision.default

/** Skills that cost more than they bring, unless they hit somebody better than their holder. */
const SELDOM = ['piling-on', 'frenzy']

const useSkill: Answer<'use'> = ({ match }, decision, sight) => {
  const holder = decision.player === null ? null : match.player(decision.player)
  const { victim } = decision.about
  const pays =
    holder !== null &&
    holder !== sight.carrier &&
    victim !== undefined &&
    standing(match, match.player(victim)) > standing(match, holder) + 2
  const wanted = ofType(decision, 'use').find(({ skill }) => pays || !SELDOM.includes(skill))
  return wanted ?? decline(decision)
}

type OfDice = DecisionOf<'reroll'> | DecisionOf<'pick-die'>

const blockOf = (game: Game, decision: OfDice) => {
  const { match } = game
  const blocker = decision.player === null ? null : match.player(decision.player)
  const { targets, faces = [] } = decision.about
  const first = targets?.[0]
  const target = first === undefined ? null : match.player(first)
  return blocker === null || target === null ? null : { blocker, target, faces }
}

/** What each face on the table is worth to the blocker's coach. */
function worthOfFaces(game: Game, decision: OfDice): number[] | null {
  const block = blockOf(game, decision)
  if (block === null) return null
  const { match } = game
  const { blocker, target, faces } = block
  const worth = blockWorth(look(game, blocker.side), blocker, target)
  return faces.map((face) => worth[blockResult(match, blocker, target, face)])
}

const pickDie: Answer<'pick-die'> = (game, decision) => {
  const worth = worthOfFaces(game, decision)
  // No block: one of two results for an injured player, of which the milder is offered first.
  if (worth === null) return decision.default
  const mine = decision.player !== null && game.match.player(decision.player).side === decision.side
  const picks = ofType(decision, 'pick-die')
  return best(picks, ({ index }) => (worth[index] ?? 0) * (mine ? 1 : -1)) ?? decision.default
}

/** Tests whose failure does no harm worth a team re-roll. */
const HARMLESS = ['stand-up', 'bone-head', 'really-stupid', 'wild-animal', 'take-root', 'dauntless']

const reroll: Answer<'reroll'> = (game, decision) => {
  const offers = ofType(decision, 'reroll')
  const free = offers.find((offer) => !isTeamReroll(offer.with) && offer.with !== 'pro')
  const { test, passed, chooser } = decision.about
  if (passed === true) return decline(decision)
  if (test === 'block') {
    const worth = worthOfFaces(game, decision)
    if (worth === null) return decline(decision)
    const kept = chooser === decision.side ? Math.max(...worth) : Math.min(...worth)
    return kept < 0 ? (free ?? offers[0] ?? decision.default) : decline(decision)
  }
  if (free !== undefined) return free
  if (HARMLESS.includes(test)) return decline(decision)
  return offers.find((offer) => offer.with === 'pro') ?? offers[0] ?? decision.default
}

/** What a team re-roll must bring before it is spent on a block that did no harm. */
const KEEN = 0.8

/** Dice thrown again in the hope of better ones, when it is their carrier who stands there; null when these will do. */
export function keenReroll(game: Game, decision: DecisionOf<'reroll'>): Choice | null {
  const { match } = game
  const block = decision.about.test === 'block' ? blockOf(game, decision) : null
  const worths = worthOfFaces(game, decision)
  if (block === null || worths === null || decision.about.chooser !== decision.side) return null
  if (ballCarrier(match) !== block.target || block.blocker.side !== decision.side) return null
  const worth = blockWorth(look(game, decision.side), block.blocker, block.target)
  const mean = blockChances(match, block.blocker, block.target, { worth }).worth
  return mean - Math.max(...worths) > KEEN ? (ofType(decision, 'reroll')[0] ?? null) : null
}

/** Towards the sideline and away from his friends; my own men the other way. */
const push: Answer = (game, decision, sight) => {
  const { match } = game
  const pushed = decision.player === null ? null : match.player(decision.player)
  const sign = pushed?.side === decision.side ? -1 : 1
  const middle = (match.edition.field.pitch.width - 1) / 2
  const worth = (at: Square): number => {
    const edge = Math.abs(yOf(at) - middle) / middle
    const back = Math.abs(xOf(at) - sight.goal) / match.edition.field.pitch.length
    const friends = pushed === null ? 0 : -zonesOn(match, pushed, at)
    return sign * (edge - 0.3 * friends - 0.5 * back)
  }
  return best(ofType(decision, 'push'), ({ to }) => worth(fromXY(to))) ?? decision.default
}

/** Follow where the new square is no worse than the old; never with the ball into a crowd. */
const followUp: Answer<'follow-up'> = (game, decision, sight) => {
  const { match } = game
  const blocker = decision.player === null ? null : match.player(decision.player)
  const [to] = decision.about.to.map(fromXY)
  if (blocker === null || to === undefined) return decision.default
  const here = zonesOn(match, blocker, blocker.at)
  const there = zonesOn(match, blocker, to)
  const careful = sight.carrier === blocker
  const follow = careful ? there === 0 : there <= here
  return ofType(decision, 'follow-up').find((option) => option.follow === follow) ?? decision.default
}

const kick: Answer = (game, decision) => {
  const { length, width } = game.match.edition.field.pitch
  const deep = decision.side === 'home' ? length - 7 : 6
  const middle = (width - 1) / 2
  const off = ({ to: [x, y] }: OptionOf<'kick'>) => Math.abs(x - deep) + Math.abs(y - middle)
  return best(ofType(decision, 'kick'), (option) => -off(option)) ?? decision.default
}

/** A free square towards where the ball comes down. */
const snap: Answer = ({ match }, decision) => {
  const landing = match.state.kickoff?.landing
  if (landing === undefined) return decline(decision)
  const nearer = ({ player, to }: OptionOf<'snap'>) =>
    distance(match.player(player).at, landing) - distance(fromXY(to), landing)
  const option = best(ofType(decision, 'snap'), nearer)
  return option !== null && nearer(option) > 0 ? option : decline(decision)
}

/** Only when the other coach has really forgotten his marker. */
const illegalProcedure: Answer = ({ match }, decision) =>
  (match.state.turn.marked ? null : ofType(decision, 'illegal-procedure')[0]) ?? decline(decision)

const handsOf = (match: Match, id: number): number => handling(match, match.player(id))

/** Good hands, well forward, nobody beside them. */
const touchback: Answer = ({ match }, decision, sight) => {
  const worth = (player: Player) =>
    handling(match, player) - toGoal(sight, player.at) / 2 - 3 * zonesOn(match, player, player.at)
  return best(ofType(decision, 'touchback'), ({ player }) => worth(match.player(player))) ?? decision.default
}

const placeBall: Answer = (_game, decision, sight) => {
  const nearest = (at: Square) => Math.min(99, ...sight.mine.map((player) => distance(player.at, at)))
  return best(ofType(decision, 'place-ball'), ({ to }) => -nearest(fromXY(to))) ?? decision.default
}

const intercept: Answer = ({ match }, decision) => {
  const chance = (player: Player) =>
    explain(match, { test: 'intercept', player, from: player.at, to: player.at }).chance
  return best(ofType(decision, 'intercept'), ({ player }) => chance(match.player(player))) ?? decision.default
}

const yes =
  (type: 'apothecary' | 'argue' | 'bribe' | 'raise-dead' | 'catch'): Answer =>
  (_game, decision) =>
    decision.options.find(
      (option) =>
        option.type === type && (option.type === 'catch' ? option.try : 'use' in option && option.use),
    ) ?? decision.default

/** A pass out of turn: to whoever holds it best. */
const pass: Answer = ({ match }, decision) => {
  const worth = ({ to }: OptionOf<'pass'>) => {
    const receiver = match.at(fromXY(to))
    return receiver === null || receiver.side !== decision.side ? -1 : handling(match, receiver)
  }
  return best(ofType(decision, 'pass'), worth) ?? decision.default
}

const blastOf: Answer = (_game, decision, sight) => bestBlast(sight, decision) ?? decision.default

const bite: Answer = ({ match }, decision) =>
  best(ofType(decision, 'bite'), ({ target }) => -handsOf(match, target)) ?? decision.default

const ANSWERS: { readonly [T in DecisionType]?: Answer<T> } = {
  use: useSkill,
  reroll,
  'pick-die': pickDie,
  push,
  'follow-up': followUp,
  kick,
  touchback,
  'place-ball': placeBall,
  intercept,
  catch: yes('catch'),
  apothecary: yes('apothecary'),
  bribe: yes('bribe'),
  'raise-dead': yes('raise-dead'),
  pass,
  bite,
  argue: yes('argue'),
  spell: blastOf,
  'throw-bomb': blastOf,
  'kick-or-receive': (_game, decision) =>
    ofType(decision, 'kick-or-receive').find((option) => !option.kick) ?? decision.default,
  hire: hireFor,
  induce: hireFor,
  'illegal-procedure': illegalProcedure,
  snap,
}

/** The answer to a question between activations; the default where nothing better is known. */
export function answerTo<T extends DecisionType>(game: Game, decision: DecisionOf<T>): Choice {
  return ANSWERS[decision.type]?.(game, decision, look(game, decision.side)) ?? decision.default
}
