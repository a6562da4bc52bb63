import type { Stats } from '../career/team.ts'
import { freshPlayer } from '../match/fresh.ts'
import type { Match } from '../match/match.ts'
import type { Position } from '../match/roster.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Side } from '../match/side.ts'
import type { Player } from '../match/state.ts'

/** Who joins: a position of a team list, under a name, with what makes him different. */
export interface Recruit {
  readonly name: string
  readonly position: Position
  readonly skills?: readonly string[]
  readonly keywords?: readonly string[]
  /** What life has left him of what is printed. */
  readonly stats?: Readonly<Stats>
  readonly niggles?: number
}

/** Somebody who is on no team sheet joins a side, and is in Reserves from now on. */
export function join(match: Match, side: Side, { name, position, ...more }: Recruit, rule: RuleKey): Player {
  const { state } = match
  const { ma, st, ag, pa, av } = more.stats ?? position
  const sheet = {
    name,
    number: state.players.length,
    position: position.id,
    ma,
    st,
    ag,
    ...(pa === undefined ? {} : { pa }),
    av,
    positionSt: position.st,
    skills: [...position.skills, ...(more.skills ?? [])],
    keywords: [...position.keywords, ...(more.keywords ?? [])],
    ...(more.niggles === undefined ? {} : { niggles: more.niggles }),
  }
  state.recruits = [...state.recruits, sheet]
  const joined = freshPlayer(state.players.length, side)
  state.players.push(joined)
  match.refreshKits()
  match.emit({ type: 'joined', player: joined.id, side, rule })
  return joined
}
