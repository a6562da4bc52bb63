import { keep, keptJson } from '../lib/keep.ts'
import { BOTS } from '@touchback/bots'
import {
  type Edition,
  EDITIONS,
  editionOf,
  type MatchOptions,
  other,
  type ReadingId,
  type Readings,
  type Side,
} from '@touchback/engine'
import { own } from '@touchback/engine/doors'
import { draftProblems, matchTeams, type TeamFile } from '@touchback/league'
import { isClock, isUndoPolicy, type UndoPolicy } from '../match/session/kept.ts'
import { firstEdition, lineUp, pairedRosters, usualOptions } from '../lib/line-up.ts'
import { teams } from '../lib/teams.svelte.ts'
import { type Source, teamFrom } from './source.ts'

export interface Seat {
  readonly coach: string
  readonly source: Source
  readonly team: TeamFile
}

const KEY = 'touchback.choose'

/** What the coaches liked last time. */
interface Habits {
  readonly edition: string
  readonly coaches: Readonly<Record<Side, string>>
  readonly undo: UndoPolicy
  readonly odds: boolean
  readonly clock: number | null
  readonly tie: MatchOptions['tie']
}
const TIES: readonly MatchOptions['tie'][] = ['draw', 'overtime', 'shoot-out']

/** As far as what is kept makes sense; the rest is as usual. */
function habits(): Partial<Habits> {
  const kept = keptJson(KEY)
  if (typeof kept !== 'object' || kept === null) return {}
  const told = new Map<string, unknown>(Object.entries(kept))
  const seats = new Map<string, unknown>(Object.entries(told.get('coaches') ?? {}))
  const [edition, undo, odds, clock] = ['edition', 'undo', 'odds', 'clock'].map((name) => told.get(name))
  const tie = TIES.find((one) => one === told.get('tie'))
  return {
    ...(typeof edition === 'string' ? { edition } : {}),
    coaches: { home: known(seats.get('home')) ?? 'human', away: known(seats.get('away')) ?? 'rookie' },
    ...(isUndoPolicy(undo) ? { undo } : {}),
    ...(typeof odds === 'boolean' ? { odds } : {}),
    ...(isClock(clock) ? { clock } : {}),
    ...(tie === undefined ? {} : { tie }),
  }
}

/** A coach there still is. */
const known = (coach: unknown): string | undefined =>
  typeof coach === 'string' && (coach === 'human' || Object.hasOwn(BOTS, coach)) ? coach : undefined

/** A match that is being arranged. */
export class Plan {
  edition: Edition = $state.raw(firstEdition())
  seats = $state.raw() as Record<Side, Seat> // taken by the constructor
  without = $state.raw<readonly string[]>([])
  undo = $state<UndoPolicy>('until-dice')
  odds = $state(true)
  clock = $state<number | null>(null)
  tableDice = $state(false)
  league = $state(false)
  tie = $state<MatchOptions['tie']>('draw')
  rerollSuccesses = $state(false)
  illegalProcedure = $state(false)
  /** Where the coaches read the book otherwise than it does itself. */
  readings = $state.raw<Readings>({})

  constructor(ownTeam: string | null) {
    const team = ownTeam === null ? null : teams.find(ownTeam)
    const { edition, undo, odds, clock, tie } = habits()
    const book = own(EDITIONS, team?.edition ?? edition ?? '')
    if (book !== undefined) this.edition = book
    this.undo = undo ?? 'until-dice'
    this.odds = odds ?? true
    this.clock = clock ?? null
    this.tie = tie !== undefined && edition === this.edition.id ? tie : this.edition.timing.tie
    this.#seatBoth()
    if (team !== null) this.bring('home', `own:${team.id}`)
  }

  #seatBoth(): void {
    const { coaches } = habits()
    const [home, away] = pairedRosters(this.edition, 0)
    this.seats = {
      home: { coach: coaches?.home ?? 'human', ...this.#from(`suggested:${home}`) },
      away: { coach: coaches?.away ?? 'rookie', ...this.#from(`suggested:${away}`) },
    }
  }

  #from(source: Source): Pick<Seat, 'source' | 'team'> {
    return { source, team: teamFrom(this.edition, source) }
  }

  book(id: string): void {
    if (own(EDITIONS, id) === undefined || id === this.edition.id) return
    this.edition = editionOf(id)
    this.without = []
    this.readings = {}
    this.tie = this.edition.timing.tie
    this.#seatBoth()
  }

  bring(side: Side, source: Source): void {
    this.seats = { ...this.seats, [side]: { ...this.seats[side], ...this.#from(source) } }
  }

  coach(side: Side, coach: string): void {
    this.seats = { ...this.seats, [side]: { ...this.seats[side], coach } }
  }

  swap(): void {
    this.seats = { home: this.seats.away, away: this.seats.home }
  }

  leaveOut(module: string, out: boolean): void {
    this.without = out ? [...this.without, module] : this.without.filter((one) => one !== module)
  }

  readAs(id: ReadingId, on: boolean): void {
    const { [id]: _before, ...others } = this.readings
    this.readings = on === this.edition.readings[id] ? others : { ...others, [id]: on }
  }

  /** Why a side cannot play as it is. */
  problems(side: Side): string[] {
    return draftProblems(this.edition, this.seats[side].team.draft, {})
  }

  /** Stars whom both teams have hired: they play for neither, unless a list keeps them. */
  get fallenOut(): readonly string[] {
    const { home, away } = this.seats
    const met = matchTeams(this.edition, home.team.draft, away.team.draft)
    const gone = (seat: Seat, players: readonly { position: string }[]) =>
      seat.team.draft.players.filter(
        ({ position }) =>
          this.edition.teams.specialPlayers[position]?.kind === 'star' &&
          !players.some((player) => player.position === position),
      )
    const names = [...gone(home, met.home.players), ...gone(away, met.away.players)].map(
      ({ position }) => this.edition.teams.specialPlayers[position]?.name ?? position,
    )
    return [...new Set(names)]
  }

  get ready(): boolean {
    return this.problems('home').length === 0 && this.problems('away').length === 0
  }

  get options(): MatchOptions {
    return {
      ...usualOptions(this.edition),
      modules: this.edition.modules.filter((module) => !this.without.includes(module)),
      league: this.league,
      tie: this.tie,
      rerollSuccesses: this.rerollSuccesses,
      ...(Object.keys(this.readings).length === 0 ? {} : { readings: this.readings }),
      illegalProcedure: this.illegalProcedure,
    }
  }

  /** The match as arranged. */
  arranged(): ReturnType<typeof lineUp> {
    const { undo, odds, clock, tie, tableDice, seats } = this
    const coaches = { home: seats.home.coach, away: seats.away.coach }
    const kept: Habits = { edition: this.edition.id, coaches, undo, odds, clock, tie }
    keep(KEY, kept)
    return lineUp(
      { home: seats.home.team, away: seats.away.team },
      { coaches, undo, odds, clock, tableDice },
      this.options,
    )
  }

  /** Whether consent can be given: another person sits at the table. */
  hasTwoPeople(side: Side): boolean {
    return this.seats[side].coach === 'human' && this.seats[other(side)].coach === 'human'
  }
}
