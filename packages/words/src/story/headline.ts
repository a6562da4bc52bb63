import { other, type Side } from '@touchback/engine'
import type { Digest, Score } from './digest.ts'

/** One of several ways to say a thing, always the same for the same match. */
export type Pick = (among: readonly string[]) => string

/** A way of picking that depends on what the match was and on how often it was asked. */
export function picker({ teams, score, doers }: Digest): Pick {
  const text = `${teams.home} ${score.home} ${teams.away} ${score.away} ${doers.length}`
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return (among) => {
    hash = Math.imul(hash ^ 0x5bd1e995, 0x01000193) >>> 0
    return among[(hash >>> 8) % among.length] ?? ''
  }
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count)

/** `once`, `twice`, `three times`. */
export const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${numberWord(count)} times`

/** `a`, `a and b`, `a, b and c`. */
export const inARow = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** The touchdown after which the winners were never caught again. */
export function decisive({ scores, winner }: Digest): Score | null {
  if (scores === null || winner === null) return null
  const lead = ({ after }: Score) => after[winner] - after[other(winner)]
  const level = scores.findLastIndex((each) => lead(each) <= 0)
  return scores[level + 1] ?? null
}

export const wereBehind = ({ scores }: Digest, side: Side): boolean =>
  (scores ?? []).some(({ after }) => after[side] < after[other(side)])

/** It came when nobody could answer any more. */
export const isLast = ({ last }: Digest, { half, turn }: Score): boolean =>
  last !== null && half === last.half && turn === last.turn

/** The line above the report. */
export function headline(digest: Digest, pick: Pick): string {
  const { winner, conceded } = digest
  if (conceded !== null) return givenUp(digest, conceded.side, conceded.forced)
  return winner === null ? level(digest, pick) : won(digest, winner, pick)
}

function givenUp({ teams }: Digest, side: Side, forced: boolean): string {
  const [loser, victor] = [teams[side], teams[other(side)]]
  return forced ? `${loser} run out of players against ${victor}` : `${loser} give up against ${victor}`
}

function level({ teams, score }: Digest, pick: Pick): string {
  const { home, away } = teams
  const result = `${score.home}–${score.away}`
  return score.home === 0
    ? pick([
        `No way through: ${home} and ${away} end ${result}`,
        `${home} and ${away} cannot be parted: ${result}`,
        `Nobody scores between ${home} and ${away}`,
      ])
    : pick([
        `${home} and ${away} share it, ${result}`,
        `Honours even: ${home} ${score.home}, ${away} ${score.away}`,
        `${home} and ${away} cannot be parted: ${result}`,
      ])
}

const MANY = 3

function won(digest: Digest, side: Side, pick: Pick): string {
  const { teams, score, doers, fallen } = digest
  const [victor, loser] = [teams[side], teams[other(side)]]
  const [own, theirs] = [score[side], score[other(side)]]
  const result = `${own}–${theirs}`
  if (own === theirs) return `${victor} beat ${loser} on penalties after ${result}`
  const hero = doers.find((doer) => doer.side === side && doer.feats.touchdowns >= MANY)
  if (hero !== undefined)
    return `${hero.name} scores ${numberWord(hero.feats.touchdowns)} as ${victor} beat ${loser} ${result}`
  const last = decisive(digest)
  if (last !== null && isLast(digest, last) && own - theirs === 1)
    return `${last.name} wins it at the last: ${victor} ${own}, ${loser} ${theirs}`
  if (wereBehind(digest, side)) return `${victor} come from behind to beat ${loser} ${result}`
  const dead = fallen.filter(({ effect }) => effect === 'dead')
  if (dead.length > 1) return `${dead.length} dead as ${victor} beat ${loser} ${result}`
  if (dead[0] !== undefined) return `${dead[0].name} dies as ${victor} beat ${loser} ${result}`
  if (own - theirs >= MANY)
    return pick([`${victor} crush ${loser} ${result}`, `${victor} run riot against ${loser}: ${result}`])
  if (theirs === 0)
    return pick([`${victor} shut ${loser} out, ${result}`, `${victor} beat ${loser} ${result}`])
  return own - theirs === 1
    ? pick([`${victor} edge past ${loser}, ${result}`, `${victor} hold off ${loser} to win ${result}`])
    : pick([`${victor} too good for ${loser}: ${result}`, `${victor} beat ${loser} ${result}`])
}
