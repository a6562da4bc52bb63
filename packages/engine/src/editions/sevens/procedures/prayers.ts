import { type Choice, select } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other, SIDES, type Side } from '../../../match/side.ts'
import { EMPTY, type Gain, type Player } from '../../../match/state.ts'
import { has } from '../../../play/conditions.ts'
import { forget, isNoted, note } from '../../../play/marks.ts'
import type { TeamMark } from '../../../match/belongings.ts'
import { underdog } from './pre-game.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'
import { must } from '../../../match/must.ts'

type Lasts = 'drive' | 'half' | 'match'

interface Prayer {
  readonly id: TeamMark
  readonly lasts: Lasts
  readonly answer: ((match: Match, side: Side, prayer: Prayer) => Play) | null
}

const gain = ({ id, lasts }: Prayer, changes: Partial<Gain>): Gain => ({
  source: id,
  skills: EMPTY,
  ma: 0,
  st: 0,
  ag: 0,
  av: 0,
  ...(lasts === 'match' ? {} : { until: lasts }),
  ...changes,
})

const key = (die: number): RuleKey => `prayer.${die}`
const ruleOf = (prayer: Prayer): RuleKey => key(PRAYERS.indexOf(prayer) + 1)

/** Whoever can play in the drive that is starting. rule: gap.prayers-next-drive */
const isAvailable = (player: Player): boolean =>
  (player.place === 'pitch' || player.place === 'reserves') && !has(player, 'heat')

const available = (match: Match, side: Side): Player[] =>
  match.state.players.filter((player) => player.side === side && isAvailable(player))

const team = (match: Match, side: Side): Player[] =>
  available(match, side).filter((player) => !match.kit(player).skills.has('loner'))

function bless(match: Match, player: Player, prayer: Prayer, changes: Partial<Gain>): void {
  player.gains = [...player.gains, gain(prayer, changes)]
  match.refreshKits()
  match.emit({ type: 'gained', player: player.id, source: prayer.id, rule: ruleOf(prayer) })
}

/** A skill he has already does not get any better. rule: gap.prayer-stack */
function teach(match: Match, player: Player, prayer: Prayer, skill: string): void {
  const [id] = skill.split(':')
  bless(match, player, prayer, { skills: match.kit(player).skills.has(id ?? skill) ? EMPTY : [skill] })
}

/** So many of them, or all when they are fewer. rule: gap.prayer-no-target */
function draw(match: Match, among: readonly Player[], count: number): Player[] {
  const left = among.map(({ id }) => id)
  const drawn: Player[] = []
  while (drawn.length < count && left.length > 0) {
    const id = match.dice.player(left)
    left.splice(left.indexOf(id), 1)
    drawn.push(match.player(id))
  }
  return drawn
}

function* choose(match: Match, side: Side, prayer: Prayer): Play<Player | null> {
  const able = team(match, side)
  const [first] = able
  if (first === undefined || able.length === 1) return first ?? null
  const options: Choice[] = able.map(({ id }) => select(id))
  const about = { prayer: prayer.id }
  const choice = yield decision('select', side, null, ruleOf(prayer), options, select(first.id), about)
  return able[options.indexOf(choice)] ?? first
}

// oxlint-disable-next-line require-yield -- a prayer like any other; this one asks nothing
function* stiletto(match: Match, side: Side, prayer: Prayer): Play {
  for (const player of draw(match, team(match, side), 1)) teach(match, player, prayer, 'stab')
}

function* ironMan(match: Match, side: Side, prayer: Prayer): Play {
  const player = yield* choose(match, side, prayer)
  if (player !== null) bless(match, player, prayer, { av: 1 })
}

function* knuckleDusters(match: Match, side: Side, prayer: Prayer): Play {
  const player = yield* choose(match, side, prayer)
  if (player !== null) teach(match, player, prayer, 'mighty-blow:1')
}

// oxlint-disable-next-line require-yield -- a prayer like any other; this one asks nothing
function* badHabits(match: Match, side: Side, prayer: Prayer): Play {
  const die = match.dice.d3()
  match.emit({ type: 'dice', what: 'bad-habits', dice: [die], player: null, rule: ruleOf(prayer) })
  for (const player of draw(match, team(match, other(side)), die)) teach(match, player, prayer, 'loner:2')
}

// oxlint-disable-next-line require-yield -- a prayer like any other; this one asks nothing
function* greasyCleats(match: Match, side: Side, prayer: Prayer): Play {
  for (const player of draw(match, available(match, other(side)), 1)) bless(match, player, prayer, { ma: -1 })
}

function* blessedStatue(match: Match, side: Side, prayer: Prayer): Play {
  const player = yield* choose(match, side, prayer)
  if (player !== null) teach(match, player, prayer, 'pro')
}

export const TRAPDOOR = 'treacherous-trapdoor'
export const FRIENDS = 'friends-with-the-ref'

/** By the D8, from 1. rule: prayer.table */
const PRAYERS: readonly Prayer[] = [
  { id: TRAPDOOR, lasts: 'half', answer: null },
  { id: FRIENDS, lasts: 'drive', answer: null },
  { id: 'stiletto', lasts: 'drive', answer: stiletto },
  { id: 'iron-man', lasts: 'match', answer: ironMan },
  { id: 'knuckle-dusters', lasts: 'drive', answer: knuckleDusters },
  { id: 'bad-habits', lasts: 'drive', answer: badHabits },
  { id: 'greasy-cleats', lasts: 'drive', answer: greasyCleats },
  { id: 'blessed-statue', lasts: 'match', answer: blessedStatue },
]

/** Whether a prayer of this side is being answered now; a trapdoor is there for both. rule: kickoff.6-duplicate */
const isAnswered = (match: Match, side: Side, id: TeamMark): boolean =>
  isNoted(match, side, id) || (id === TRAPDOOR && isNoted(match, other(side), id))

/** One roll; what is in effect already is rolled again. rule: prayer.table */
export function* pray(match: Match, side: Side): Play {
  if (PRAYERS.every(({ id }) => isAnswered(match, side, id))) return
  for (;;) {
    const die = match.dice.d8()
    const prayer = must(PRAYERS[die - 1])
    match.emit({ type: 'table', table: 'prayers', dice: [die], row: prayer.id, rule: key(die) })
    if (isAnswered(match, side, prayer.id)) continue
    note(match, side, prayer.id)
    match.emit({ type: 'stock', side, what: prayer.id, change: 1, left: 1, rule: key(die) })
    yield* prayer.answer?.(match, side, prayer) ?? []
    return
  }
}

/** What a prayer is worth to whoever is behind. */
const GOLD = 50_000

/** One for every full 50,000 the other team is ahead, as many as the table holds. rule: pregame.prayers */
export function* prayBeforeTheMatch(match: Match): Play {
  const weaker = underdog(match)
  if (weaker === null) return
  for (let left = Math.floor(weaker.by / GOLD); left > 0; left--) yield* pray(match, weaker.side)
}

/** What was prayed for so long is over. */
export function wearOff(match: Match, until: 'drive' | 'half'): void {
  const rule = 'prayer.ends'
  for (const { id, lasts } of PRAYERS)
    for (const side of SIDES)
      if (lasts === until && isNoted(match, side, id)) {
        forget(match, side, id)
        match.emit({ type: 'stock', side, what: id, change: -1, left: 0, rule })
      }
  let changed = false
  for (const player of match.state.players)
    for (const { source, until: end } of player.gains) {
      if (end !== until) continue
      changed = true
      player.gains = player.gains.filter((held) => held.source !== source)
      match.emit({ type: 'wore-off', player: player.id, source, rule })
    }
  if (changed) match.refreshKits()
}

// oxlint-disable-next-line require-yield -- one of the things that happen before a half; this one asks nothing
export function* firstHalfIsOver(match: Match): Play {
  if (match.state.half > 1) wearOff(match, 'half')
}
