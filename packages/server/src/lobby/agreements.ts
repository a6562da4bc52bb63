import { other, type Side } from '@touchback/engine'
import type { Clock, Ending, Offer } from '@touchback/wire'
import { rowsOf } from '../database/inputs.ts'
import { sideOf } from '../database/matches.ts'
import type { Hall } from '../live/hall.ts'
import type { LiveMatch } from '../live/live-match.ts'
import type { Outcome } from '../live/outcome.ts'
import { Refused } from '../refused.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** How long a coach must have been silent, and be away, before the other may claim the match. */
function claimAfter(clock: Clock): number {
  switch (clock.type) {
    case 'untimed':
      return 15 * MINUTE
    case 'turn':
    case 'chess':
      return 5 * MINUTE
    case 'days':
      return Math.max(2, clock.days) * DAY
  }
}

function counted(outcome: Outcome): void {
  if (outcome.type === 'refused') throw new Refused(409, outcome.sentence)
  if (outcome.type === 'away') throw new Refused(503, 'The database is away: try again.')
}

const done = (match: LiveMatch, what: Offer): Promise<Outcome> => {
  switch (what) {
    case 'draw':
      return match.decide('end', () => ({ reason: 'draw-agreed', winner: 'draw' }))
    case 'adjourn':
      return match.decide('pause')
    case 'resume':
      return match.decide('resume')
  }
}

/** A coach agrees to something, or takes that back. It is done when the other has agreed to the same. */
export async function agree(hall: Hall, match: LiveMatch, side: Side, what: Offer | null): Promise<void> {
  if (match.row.state !== 'live') throw new Refused(409, 'The match is not being played.')
  if (what !== null && what !== 'draw' && match.referee?.paused !== (what === 'resume'))
    throw new Refused(
      409,
      what === 'resume' ? 'The match is not adjourned.' : 'The match is adjourned already.',
    )
  const row = await hall.database.one<{ theirs: Offer | null }>(
    `update match set offer_${side} = $2 where id = $1 and state = 'live' returning offer_${other(side)} as theirs`,
    [match.id, what],
  )
  const computer = match.row.seats[other(side)]?.computer ?? null
  // A computer has nothing against waiting, and does not give a match away.
  const theirs = computer === null ? row?.theirs : what === 'draw' ? null : what
  if (what !== null && theirs === what) {
    counted(await done(match, what))
    await hall.database.rows('update match set offer_home = null, offer_away = null where id = $1', [
      match.id,
    ])
  }
  await hall.changed(match.id)
}

/** A moderator ends a match that its coaches cannot: nobody rules on a match of his own. */
export async function adjudicate(
  match: LiveMatch,
  moderator: string,
  winner: Ending['winner'],
): Promise<void> {
  if (sideOf(match.row, moderator) !== null) throw new Refused(403, 'Nobody rules on a match of his own.')
  if (match.row.state !== 'live') throw new Refused(409, 'The match is not being played.')
  counted(await match.decide('end', () => ({ reason: 'adjudicated', winner })))
}

/** The other coach is asked, has been silent for too long and is nowhere to be seen: the match is the claimant's. */
export async function claim(hall: Hall, match: LiveMatch, side: Side): Promise<void> {
  const { referee } = match
  if (referee === null || match.row.state !== 'live') throw new Refused(409, 'The match is not being played.')
  if (referee.asked !== other(side)) throw new Refused(409, 'It is not the other coach who is awaited.')
  const theirId = match.row.coachIds[other(side)]
  const isHere = theirId === null || (await hall.presence.isHere(theirId))
  if (isHere || match.row.seats[other(side)]?.computer !== null)
    throw new Refused(409, 'The other coach is here.')
  const waited = await waitedFor(hall, match, other(side))
  const left = claimAfter(match.row.terms.clock) - waited
  if (left > 0)
    throw new Refused(409, `The other coach has ${Math.ceil(left / MINUTE)} more minutes to come back.`)
  counted(await match.decide('end', () => ({ reason: 'claimed', winner: side })))
}

/** How long the match has waited for a coach since he last answered himself; when the clock has answered for him, that was waiting, too. */
async function waitedFor(hall: Hall, match: LiveMatch, side: Side): Promise<number> {
  const rows = await rowsOf(hall.database, match.id, 0)
  const answered = rows.findLastIndex((row) => row.kind === 'input' && row.side === side)
  const since = rows.slice(Math.max(answered, 0))
  const waits = since.map((row, index) => {
    const next = since[index + 1]
    const forHim =
      next === undefined || next.side === 'clock' || (next.kind === 'default' && next.side === side)
    return forHim ? (next?.at ?? Date.now()) - row.at : 0
  })
  return waits.reduce((sum, wait) => sum + wait, 0)
}
