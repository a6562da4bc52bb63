import { boost, type Choice, hire, learn, select } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'
import { other, type Side } from '../../../match/side.ts'
import type { Player } from '../../../match/state.ts'
import type { Table } from '../../../match/table.ts'
import { change } from '../../../play/gain.ts'
import { remove } from '../../../play/knock-down.ts'
import { join } from '../../../play/recruit.ts'
import { isNoted } from '../../../play/marks.ts'
import type { TeamMark } from '../../../match/belongings.ts'
import { changeStock } from '../../../play/stock.ts'
import { awardOf, booksOf, inspire } from './inspiration.ts'

/** Something that helps the weaker side. What has no effect at once is looked up among the team's marks when it matters. */
export interface Handicap {
  readonly id: TeamMark
  readonly rule: RuleKey
  readonly apply: (match: Match, side: Side, handicap: Handicap) => Play
}

/** Whoever is here to play. rule: handicap.43-it-wasnt-me */
const available = (match: Match, side: Side): Player[] =>
  match.state.players.filter((player) => player.side === side && player.place === 'reserves')

const skills = (match: Match, player: Player): ReadonlySet<string> => match.kit(player).skills

/** One of several, as the coach says; nobody is asked about one. */
function* choose(side: Side, among: readonly Player[], { id, rule }: Handicap): Play<Player | null> {
  const [first] = among
  if (first === undefined || among.length === 1) return first ?? null
  const options: Choice[] = among.map((player) => select(player.id))
  const about = { handicap: id }
  const choice = yield decision('select', side, null, rule, options, select(first.id), about)
  return among[options.indexOf(choice)] ?? first
}

/** So many drawn by lot, or all when they are fewer. */
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

// oxlint-disable-next-line require-yield -- a result like any other; this one works later on
function* later(): Play {}

/** One more re-roll in each half. */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* extraTraining(match: Match, side: Side, { rule }: Handicap): Play {
  changeStock(match, side, 'extra-team-training', 1, rule)
  const team = match.team(side)
  team.rerolls++
  match.emit({ type: 'rerolls', side, change: 1, left: team.rerolls, rule })
}

/** No double, and a total that brings nothing but a skill. */
const PLAIN_ROLL = [1, 2]

/** Stars have nothing left to learn. rule: star.peaked */
const isStar = (match: Match, player: Player): boolean => match.sheet(player).keywords.includes('star')

/** A skill as after an ordinary roll, for today. */
function* intensiveTraining(match: Match, side: Side, handicap: Handicap): Play {
  const { id, rule } = handicap
  const { offers } = match.edition.career.improving
  const lessons = (player: Player): string[] => {
    const { books, man } = booksOf(match, player)
    return offers(books, man, PLAIN_ROLL).flatMap(({ take }) =>
      skills(match, player).has(take) ? [] : [take],
    )
  }
  const pupils = available(match, side).filter(
    (player) => !isStar(match, player) && lessons(player).length > 0,
  )
  const pupil = yield* choose(side, pupils, handicap)
  if (pupil === null) return
  const open = lessons(pupil)
  const options: Choice[] = open.map(learn)
  const first = options[0] ?? learn('')
  const choice =
    options.length < 2
      ? first
      : yield decision('learn', side, pupil.id, rule, options, first, { handicap: id })
  const skill = open[options.indexOf(choice)]
  if (skill !== undefined) change(match, pupil, id, { skills: [skill] }, rule)
}

const INSPIRED: TeamMark = 'inspiration'
const isInspired = ({ gains }: Player): boolean => gains.some(({ source }) => source === INSPIRED)

/** Players of the roster: an award to anybody else is lost. */
function* inspiration(match: Match, side: Side, handicap: Handicap): Play {
  const own = available(match, side).filter((player) => match.sheet(player).points !== undefined)
  const player = yield* choose(side, own, handicap)
  if (player !== null) yield* inspire(match, player, handicap.id, handicap.rule)
}

/** What he has by now: an award of today counts. */
const pointsOf = (match: Match, player: Player): number =>
  (match.sheet(player).points ?? 0) + (isInspired(player) ? awardOf(match) : 0)

/** The two opponents with most points; where several have as many, whom the coach names. */
function* greatest(match: Match, side: Side, handicap: Handicap): Play {
  const points = (player: Player): number => pointsOf(match, player)
  for (let left = 2; left > 0; left--) {
    const others = available(match, other(side)).filter((player) => !skills(match, player).has(handicap.id))
    const most = Math.max(...others.map(points))
    const best = others.filter((player) => points(player) === most)
    const both = left === 2 && best.length === 2 ? best.slice(0, 1) : best
    const player = yield* choose(side, both, handicap)
    if (player !== null) change(match, player, handicap.id, { skills: [handicap.id] }, handicap.rule)
  }
}

const DRUGS = ['st', 'ag'] as const

function* illegalDrugs(match: Match, side: Side, handicap: Handicap): Play {
  const { id, rule } = handicap
  const player = yield* choose(side, available(match, side), handicap)
  if (player === null) return
  const options: Choice[] = DRUGS.map(boost)
  const about = { handicap: id }
  const choice = yield decision('boost', side, player.id, rule, options, boost(DRUGS[0]), about)
  const stat = DRUGS[options.indexOf(choice)] ?? DRUGS[0]
  change(match, player, id, { [stat]: 1 }, rule)
}

// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* morleysRevenge(match: Match, side: Side, { id, rule }: Handicap): Play {
  const die = match.dice.d3()
  match.emit({ type: 'dice', what: id, dice: [die], player: null, rule })
  for (const player of draw(match, available(match, other(side)), die))
    change(match, player, id, { skills: [id] }, rule)
}

/** Half of what they have, for the first half. */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* doomAndGloom(match: Match, side: Side, { rule }: Handicap): Play {
  const team = match.team(other(side))
  const left = Math.floor(team.rerolls / 2)
  const lost = left - team.rerolls
  team.rerolls = left
  if (lost !== 0) match.emit({ type: 'rerolls', side: other(side), change: lost, left, rule })
}

// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* itWasntMe(match: Match, side: Side, { rule }: Handicap): Play {
  for (const player of draw(match, available(match, other(side)), 1)) remove(match, player, 'absent', rule)
}

/** Anybody on the list, for nothing and beside all limits. */
function* talent(match: Match, side: Side, { rule }: Handicap): Play {
  const positions = match.edition.teams.rosters[match.teamSheet(side).roster]?.positions ?? []
  const options: Choice[] = positions.map((position) => hire(position.id))
  const first = options[0]
  if (first === undefined) return
  const about = { gold: 0, prices: {} }
  const choice =
    options.length === 1 ? first : yield decision('hire', side, null, rule, options, first, about)
  const position = positions[options.indexOf(choice)]
  if (position === undefined) return
  const name = `Talent ${match.state.recruits.length + 1}`
  join(match, side, { name, position, keywords: ['talent'] }, rule)
  match.emit({ type: 'hired', side, what: position.id, cost: 0, rule })
}

const DIM = ['big-guy', 'bone-head']

function* duh(match: Match, side: Side, handicap: Handicap): Play {
  const bright = available(match, other(side)).filter(
    (player) => !DIM.some((skill) => skills(match, player).has(skill)),
  )
  const player = yield* choose(side, bright, handicap)
  if (player !== null) change(match, player, handicap.id, { skills: ['bone-head'] }, handicap.rule)
}

/** Every one with an old injury; no apothecary helps. rule: handicap.61-virus */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* virus(match: Match, side: Side, { rule }: Handicap): Play {
  for (const player of available(match, other(side)))
    if ((match.sheet(player).niggles ?? 0) > 0) remove(match, player, 'absent', rule)
}

const SALTS = 2

/** The knocked-out come round two points sooner. rule: handicap.33-smelling-salts */
// oxlint-disable-next-line require-yield -- a bonus that some books ask for; this one does not
export function* smellingSalts(match: Match, side: Side): Play<number> {
  return isNoted(match, side, 'smelling-salts') ? SALTS : 0
}

/** One of the own players has these until the match ends. */
const gives = (...gifts: readonly string[]) =>
  function* give(match: Match, side: Side, handicap: Handicap): Play {
    const player = yield* choose(side, available(match, side), handicap)
    if (player !== null) change(match, player, handicap.id, { skills: gifts }, handicap.rule)
  }

/** Two numbers each. rule: handicap.roll */
const row = (from: number, id: TeamMark, rule: RuleKey, apply: Handicap['apply']) => ({
  from,
  to: from + 1,
  row: { id, rule, apply },
})

export const HANDICAPS: Table<Handicap> = [
  row(11, 'extra-training', 'handicap.11-extra-training', extraTraining),
  row(13, 'intensive-training', 'handicap.13-intensive-training', intensiveTraining),
  row(15, INSPIRED, 'handicap.15-inspiration', inspiration),
  row(21, 'i-am-the-greatest', 'handicap.21-i-am-the-greatest', greatest),
  row(23, 'bad-press', 'handicap.23-bad-press', later),
  row(25, 'illegal-drugs', 'handicap.25-illegal-drugs', illegalDrugs),
  row(31, 'morleys-revenge', 'handicap.31-morleys-revenge', morleysRevenge),
  row(33, 'smelling-salts', 'handicap.33-smelling-salts', later),
  row(35, 'palmed-coin', 'handicap.35-palmed-coin', later),
  row(41, 'doom-and-gloom', 'handicap.41-doom-and-gloom', doomAndGloom),
  row(43, 'it-wasnt-me', 'handicap.43-it-wasnt-me', itWasntMe),
  row(45, 'that-boys-got-talent', 'handicap.45-that-boys-got-talent', talent),
  row(51, 'duh-where-am-i', 'handicap.51-duh-where-am-i', duh),
  row(53, 'bribe-the-ref', 'handicap.53-bribe-the-ref', later),
  row(55, 'knuckledusters', 'handicap.55-knuckledusters', gives('mighty-blow')),
  row(61, 'virus', 'handicap.61-virus', virus),
  row(63, 'iron-man', 'handicap.63-iron-man', gives('iron-man')),
  row(65, 'buzzing', 'handicap.65-buzzing', gives('jump-up', 'frenzy', 'buzzing')),
]
