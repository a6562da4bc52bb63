import type { Edition } from '../match/edition.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Books } from './books.ts'
import { positionOf } from './prices.ts'
import type { Hurt } from './report.ts'
import { noFeats, type Stat, type Stats, type Status, type Team, type TeamPlayer } from './team.ts'

/** Titles on team lists are plural; the id is not. */
export const singular = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

/** A player fresh from the team list. */
export function newPlayer(edition: Edition, team: Team, position: string, name = ''): TeamPlayer {
  const { ma, st, ag, pa, av } = positionOf(edition, team.roster, position)
  team.signed++
  const taken = new Set(team.players.map(({ number }) => number))
  let number = 1
  while (taken.has(number)) number++
  return {
    id: `p${team.signed}`,
    name: name.trim() === '' ? `${singular(position)} ${team.signed}` : name,
    number,
    position,
    stats: { ma, st, ag, av, ...(pa === undefined ? {} : { pa }) },
    gained: [],
    points: {},
    feats: noFeats(),
    niggles: 0,
    missNext: false,
    scars: [],
    matches: 0,
    mvps: 0,
    seasons: 0,
    status: 'active',
    leftAfter: null,
  }
}

/** Somebody joins the team. */
export function join(books: Books, player: TeamPlayer, cost: number, rule: RuleKey): void {
  const { team } = books
  team.players = [...team.players, player]
  books.emit({ type: 'joined', player: player.id, position: player.position, cost, rule })
}

/** Out of the team, into its history. */
export function depart(
  books: Books,
  player: TeamPlayer,
  how: Exclude<Status, 'active'>,
  rule: RuleKey,
): void {
  const { team } = books
  player.status = how
  player.leftAfter = books.match
  team.players = team.players.filter((other) => other !== player)
  team.former = [...team.former, player]
  books.emit({ type: 'left', player: player.id, how, rule })
}

/** Gold in or out of the treasury. */
export function bank(books: Books, what: string, change: number, rule: RuleKey): void {
  const { team } = books
  team.treasury += change
  books.emit({ type: 'money', what, change, left: team.treasury, rule })
}

/** What old age takes: nobody misses a match for it. */
export const AGEING = 'ageing'

/** Writes an injury on the roster. */
export function injure(books: Books, player: TeamPlayer, { effect, cause }: Hurt): void {
  player.scars = [...player.scars, { effect, cause, after: books.match }]
  books.emit({
    type: 'hurt',
    player: player.id,
    effect,
    cause,
    rule: cause === AGEING ? 'career.ageing' : 'career.injury',
  })
  if (effect === 'dead') return depart(books, player, 'dead', 'career.dead')
  if (cause !== AGEING) player.missNext = true
  if (effect === 'niggle') player.niggles++
  else if (effect !== 'miss-next') lower(books, player, statOf(effect))
}

/** `-ma` and `+ma` are about `ma`: all that books write so is a sign before a characteristic. */
export const statOf = (change: string): Stat => change.slice(1) as Stat

/** An injury or old age takes at most two points in all, and never the last. */
const MOST_LOST = 2
const LEAST = 1

function lower({ edition, team }: Books, player: TeamPlayer, stat: Stat): void {
  player.stats = lowered(edition, printedStats(edition, team, player), player.stats, stat)
}

/** One point worse, unless the book ignores it. rule: career.stat-floor */
export function lowered(
  edition: Edition,
  printed: Stats,
  stats: Readonly<Stats>,
  stat: Stat,
): Readonly<Stats> {
  const [first, now] = [printed[stat], stats[stat]]
  if (typeof now !== 'number' || typeof first !== 'number') return stats
  const worse = now + worsening(edition, stat)
  const lost = Math.abs(worse - first)
  const isLoss = (worse - first) * worsening(edition, stat) > 0
  return (isLoss && lost > MOST_LOST) || worse < LEAST ? stats : { ...stats, [stat]: worse }
}

/** What one point worse adds: target numbers rise, all others sink. */
export const worsening = ({ players }: Edition, stat: Stat): 1 | -1 =>
  players.characteristics.find(({ id }) => id === stat)?.kind === 'target' ? 1 : -1

/** What the team list prints for his position. */
const printedStats = (edition: Edition, { roster }: Pick<Team, 'roster'>, player: TeamPlayer): Stats =>
  positionOf(edition, roster, player.position)
