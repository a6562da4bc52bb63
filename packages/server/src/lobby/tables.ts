import { randomBytes } from 'node:crypto'
import { BOTS } from '@touchback/bots'
import { editionOf, other, own, SeededDice, type Side } from '@touchback/engine'
import { suggestedDraft, type TeamFile, teamName, withNames } from '@touchback/league'
import type { CoachName, Terms } from '@touchback/wire'
import { matchCode } from '../accounts/secrets.ts'
import { type KeptSeat, matchOf, type MatchRow, sideOf } from '../database/matches.ts'
import type { Hall } from '../live/hall.ts'
import { notFound, Refused } from '../refused.ts'
import { ratingIn } from './ratings.ts'
import { checkedTeam, specOf } from './teams.ts'

/** How long a match waits for a coach's words once both are there. */
const WORDS_MS = 10_000

export interface NewTable {
  readonly terms: Terms
  readonly team: unknown
  readonly side: Side
  /** A program takes the other seat. */
  readonly computer: string | null
}

/** The coaches and teams of a table in the order they are kept. */
const seatsText = (home: KeptSeat | null, away: KeptSeat | null): string => JSON.stringify({ home, away })

/** A team for a computer: a sensible one of any list but the opponent's. */
function computersTeam(terms: Terms, opponent: TeamFile): TeamFile {
  const edition = editionOf(terms.book)
  const dice = new SeededDice(randomBytes(4).readUInt32BE())
  const below = (count: number) => dice.below(count)
  const lists = Object.keys(edition.teams.rosters).filter((id) => id !== opponent.draft.roster)
  const roster = lists[below(lists.length)] ?? opponent.draft.roster
  const isStar = (position: string) => edition.teams.specialPlayers[position]?.kind === 'star'
  const draft = withNames(suggestedDraft(edition, roster, teamName(roster, below)), below, isStar)
  return {
    format: 'touchback-team',
    version: 1,
    edition: edition.id,
    league: false,
    colour: '#8a2f2f',
    draft,
  }
}

/** Opens a table: a coach sits on one side of it. */
export async function openTable(hall: Hall, coach: CoachName, wish: NewTable): Promise<MatchRow> {
  const { terms, side, computer } = wish
  if (own(BOTS, computer ?? 'random') === undefined)
    throw new Refused(400, `There is no computer called "${computer}".`)
  if (terms.rated && (coach.guest || computer !== null))
    throw new Refused(400, 'Only matches between coaches who have signed up are rated.')
  const team = checkedTeam(wish.team, terms.book)
  const mine: KeptSeat = { computer: null, team }
  const theirs: KeptSeat | null = computer === null ? null : { computer, team: computersTeam(terms, team) }
  const seats = side === 'home' ? [mine, theirs] : [theirs, mine]
  const [home = null, away = null] = seats
  const spec = home === null || away === null ? null : specOf(terms, home.team, away.team)
  const id = matchCode()
  await hall.database.rows(
    `insert into match (id, state, book, terms, public, rated, clocked, engine, secret, spec, seats, home, away, words_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now() + $14 * interval '1 millisecond')`,
    [
      id,
      spec === null ? 'open' : 'words',
      terms.book,
      JSON.stringify(terms),
      terms.public,
      terms.rated,
      terms.clock.type !== 'untimed',
      hall.engine,
      randomBytes(32),
      spec === null ? null : JSON.stringify(spec),
      seatsText(home, away),
      side === 'home' ? coach.id : null,
      side === 'away' ? coach.id : null,
      spec === null ? null : WORDS_MS,
    ],
  )
  return changedRow(hall, id)
}

async function changedRow(hall: Hall, id: string): Promise<MatchRow> {
  await hall.changed(id)
  const row = await matchOf(hall.database, id)
  if (row === null) throw notFound('table')
  return row
}

/** Some want to play somebody of about their own strength. */
async function mustBeNear(hall: Hall, coach: CoachName, row: MatchRow, host: Side): Promise<void> {
  const { band, book } = row.terms
  const theirs = row.ratings[host]
  if (band === undefined || theirs === null) return
  const mine = await ratingIn(hall.database, coach.id, book)
  if (Math.abs(mine - theirs) > band)
    throw new Refused(
      409,
      `This seat is for coaches rated ${theirs - band} to ${theirs + band} in this book; you are at ${mine}.`,
    )
}

/** Somebody takes the free seat, with a team and, as a rule, words for the dice. */
export async function joinTable(
  hall: Hall,
  coach: CoachName,
  id: string,
  { team: given, words }: { team: unknown; words: string | null },
): Promise<MatchRow> {
  const row = await matchOf(hall.database, id)
  if (row === null) throw notFound('table')
  if (sideOf(row, coach.id) !== null) throw new Refused(409, 'You sit at this table already.')
  if (row.state !== 'open')
    throw new Refused(409, 'Somebody else was faster: there is no free seat at this table.')
  if (row.terms.rated && coach.guest) throw new Refused(403, 'This match is rated: sign up to play it.')
  const side: Side = row.seats.home === null ? 'home' : 'away'
  const host = row.seats[other(side)]
  if (host === null) throw notFound('table')
  await mustBeNear(hall, coach, row, other(side))
  const team = checkedTeam(given, row.terms.book)
  const seat: KeptSeat = { computer: null, team }
  const seats: Record<Side, KeptSeat> =
    side === 'home' ? { home: seat, away: host } : { home: host, away: seat }
  const spec = specOf(row.terms, seats.home.team, seats.away.team)
  const taken = await hall.database.one(
    `update match set state = 'words', ${side} = $2, seats = $3, spec = $4, words_${side} = $5,
       words_until = now() + $6 * interval '1 millisecond'
     where id = $1 and state = 'open' returning id`,
    [id, coach.id, seatsText(seats.home, seats.away), JSON.stringify(spec), words, WORDS_MS],
  )
  if (taken === null) throw new Refused(409, 'Somebody else was faster: there is no free seat at this table.')
  // Whoever was not there to be asked may have the match loaded nowhere: somebody must begin it.
  await hall.match(id)
  return changedRow(hall, id)
}

/** A coach adds words to the dice: once, after he has seen the commitment and before the match begins. */
export async function addWords(hall: Hall, coach: CoachName, id: string, words: string): Promise<MatchRow> {
  const row = await matchOf(hall.database, id)
  if (row === null) throw notFound('table')
  const side = sideOf(row, coach.id)
  if (side === null) throw new Refused(403, 'You do not sit at this table.')
  const added = await hall.database.one(
    `update match set words_${side} = $2 where id = $1 and state in ('open', 'words') and words_${side} is null returning id`,
    [id, words],
  )
  if (added === null)
    throw new Refused(
      409,
      row.words[side] === null ? 'The match has begun.' : 'Your words are among the dice already.',
    )
  if (row.state === 'words') await hall.match(id)
  return changedRow(hall, id)
}

/** Whoever opened a table takes it away again while nobody has joined. */
export async function withdraw(hall: Hall, coach: CoachName, id: string): Promise<void> {
  const gone = await hall.database.one(
    `update match set state = 'gone' where id = $1 and state = 'open' and $2 in (home, away) returning id`,
    [id, coach.id],
  )
  if (gone === null) throw new Refused(409, 'This table is not yours to take away.')
  await hall.changed(id)
}
