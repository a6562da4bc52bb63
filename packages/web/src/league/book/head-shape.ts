import { listOf, object, optional, type Reader, text, whole } from '@touchback/engine/doors'

/** What lists and the first page show of a league, so that its log need not be read for that. */
export interface LeagueHead {
  readonly id: string
  /** Of how a league is kept: a larger one was written by a newer page. */
  readonly version: number
  readonly name: string
  readonly edition: string
  /** The coach who keeps it on this device. */
  readonly me: string
  readonly season: string
  readonly teams: number
  readonly entries: number
  /** When something was written in it last, in milliseconds. */
  readonly touched: number
  /** What waits for the coaches here. */
  readonly toPlay: number
  readonly toConfirm: number
  readonly toClose: number
  /** Challenges, disputed results and prizes; not there in heads of old. */
  readonly toAnswer?: number
  readonly toRule?: number
  readonly toTake?: number
  /** How the teams of whoever keeps it have fared; not there in heads of old. */
  readonly careers?: readonly CareerHead[]
}

/** A team that plays in a league, and how it has fared. */
export interface CareerHead {
  readonly team: string
  readonly name: string
  readonly roster: string
  readonly colour: string
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly worth: string
}

export const VERSION = 1

const COUNT = whole(0, 1_000_000)
const readCareer: Reader<CareerHead> = object({
  team: text(80),
  name: text(200),
  roster: text(60),
  colour: text(7),
  won: COUNT,
  drawn: COUNT,
  lost: COUNT,
  worth: text(60),
})
export const readHead: Reader<LeagueHead> = object({
  id: text(80),
  version: whole(1, 1_000_000),
  name: text(120),
  edition: text(60),
  me: text(60),
  season: text(120),
  teams: COUNT,
  entries: COUNT,
  touched: whole(0, Number.MAX_SAFE_INTEGER),
  toPlay: COUNT,
  toConfirm: COUNT,
  toClose: COUNT,
  toAnswer: optional(COUNT),
  toRule: optional(COUNT),
  toTake: optional(COUNT),
  careers: optional(listOf(readCareer, 100)),
  /** What newer pages may add. */
  more: optional((value: unknown) => value),
})
