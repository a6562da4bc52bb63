import {
  flag,
  isFields,
  line,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  own,
  type Reader,
  shown,
  text,
  Unfit,
  unfit,
  whole,
} from '../doors/shape.ts'
import type { Edition } from './edition.ts'
import { extend, type Overlay } from './extend.ts'
import { spanOf, type Table } from './table.ts'

/**
 * House rules: what a league plays differently from its book, as plain JSON that a match carries with it. The shape is that
 * of an overlay of the book; only what is listed below can be changed, and only within bounds.
 */
export type House = Omit<Overlay<Edition>, 'id' | 'catalogues' | 'citations' | 'procedures' | 'players'>

/** House rules from outside that fit a book. */
export const houseOf =
  (base: Edition): Reader<House> =>
  (value, where) => {
    const house = rulesOf(base)(value, where)
    const contradiction = contradictionIn(laidOver(base, house))
    return contradiction === null ? house : unfit(`${where}.${contradiction.field}`, contradiction.wanted)
  }

/** A book as a house plays it. Made once for each text of the rules, so that all their matches share it. */
export function houseEdition(base: Edition, given: House): Edition {
  const house = houseOf(base)(given, 'house')
  const known = resolved.get(base) ?? new Map<string, Edition>()
  resolved.set(base, known)
  const written = JSON.stringify(house)
  const found = known.get(written)
  if (found !== undefined) return found
  const [oldest] = known.keys()
  if (known.size >= MOST_HOUSES && oldest !== undefined) known.delete(oldest)
  const edition = laidOver(base, house)
  known.set(written, edition)
  return edition
}

const MOST_HOUSES = 100
const resolved = new WeakMap<Edition, Map<string, Edition>>()

const laidOver = (base: Edition, house: House): Edition =>
  extend(base, { name: `${base.name}, house rules`, ...house, id: base.id })

/** Entries the book has, each changed in part by what its reader allows. */
const entries =
  <T, R>(
    known: Readonly<Record<string, T>>,
    reader: (entry: T) => Reader<R>,
  ): Reader<Readonly<Record<string, R>>> =>
  (value, where) => {
    if (!isFields(value)) return unfit(where, 'an object', value)
    const read = Object.entries(value).map(([id, change]): [string, R] => {
      const entry = own(known, id)
      if (entry === undefined) throw new Unfit(`${where} has no ${shown(id)}.`)
      return [id, reader(entry)(change, `${where}.${id}`)]
    })
    return Object.fromEntries(read)
  }

const members = <R>(list: readonly { readonly id: string }[], reader: Reader<R>) =>
  entries(Object.fromEntries(list.map((member) => [member.id, member])), () => reader)

/** Rows by their numbers, each with something that this table of the book knows. */
const rowsOf =
  (table: Table<string>): Reader<Readonly<Record<string, string>>> =>
  (value, where) => {
    if (!isFields(value)) return unfit(where, 'an object', value)
    const [first, last] = [table[0]?.from ?? 1, table.at(-1)?.to ?? 0]
    const row = oneOf([...new Set(table.map((entry) => entry.row))])
    const told = new Set<number>()
    const read = Object.entries(value).map(([numbers, result]): [string, string] => {
      const span = spanOf(numbers)
      if (span === null || span.from < first || span.to > last)
        throw new Unfit(`${where} has no ${shown(numbers)}.`)
      // Which of two would count hung on their order, and a store may reorder the fields of JSON.
      for (let number = span.from; number <= span.to; number++) {
        if (told.has(number)) throw new Unfit(`${where} says twice what ${number} means.`)
        told.add(number)
      }
      return [numbers, row(result, `${where}.${numbers}`)]
    })
    return Object.fromEntries(read)
  }

const gold = whole(0, 100_000_000)
const upTo16 = whole(0, 16)
const staff = nullable(object({ cost: optional(gold), max: optional(whole(0, 100)) }))

const position = nullable(
  object({
    max: optional(upTo16),
    cost: optional(gold),
    ma: optional(whole(1, 20)),
    st: optional(whole(1, 20)),
    ag: optional(whole(1, 10)),
    av: optional(whole(1, 12)),
  }),
)

const LONGEST = 32

/** Rows of a range ruler: squares across, and in each the band of every square along; `-` is out of range. */
const rulerOf =
  (bands: number): Reader<readonly string[]> =>
  (value, where) => {
    const rows = listOf(text(LONGEST), LONGEST)(value, where)
    const odd = rows.findIndex((row) =>
      row.split('').some((cell) => cell !== '-' && !(cell >= '0' && Number(cell) < bands)),
    )
    if (odd >= 0)
      unfit(`${where}[${odd}]`, `bands from 0 to ${bands - 1}, or - where no throw reaches`, rows[odd])
    return rows[0]?.startsWith('-') === true
      ? rows
      : unfit(`${where}[0]`, 'a row that begins with -', rows[0])
  }

/** What can be changed, chapter by chapter. */
function rulesOf(base: Edition): Reader<House> {
  const { field, kickOff, turn, passing, injuries, teams, career } = base
  const parts = [...base.modules, ...base.always]
  const some = optional(listOf(oneOf(parts), parts.length))
  return object({
    name: optional(line(80)),
    modules: some,
    always: some,
    readings: optional(entries(base.readings, () => flag)),
    field: optional(
      object({
        lineUp: optional(
          object({
            players: optional(whole(1, 16)),
            onScrimmage: optional(upTo16),
            perWideZone: optional(upTo16),
            few: optional(upTo16),
            mayConcede: optional(flag),
            tooFew: optional(oneOf(['may-concede', 'concedes'])),
          }),
        ),
        weatherTable: optional(rowsOf(field.weatherTable)),
      }),
    ),
    timing: optional(
      object({
        turns: optional(whole(1, 40)),
        halves: optional(whole(1, 4)),
        tie: optional(oneOf(['draw', 'overtime', 'shoot-out'])),
        drawsStand: optional(flag),
        suddenDeath: optional(flag),
        illegalProcedure: optional(flag),
      }),
    ),
    kickOff: optional(
      object({
        table: optional(rowsOf(kickOff.table)),
        touchbackBounces: optional(flag),
        touchbackLying: optional(flag),
        ...(kickOff.tableFirst === undefined ? {} : { tableFirst: optional(flag) }),
      }),
    ),
    turn: optional(
      object({
        actions: optional(
          entries(turn.actions, () =>
            object({
              perTurn: optional(nullable(upTo16)),
              fromProne: optional(flag),
              inBonusTurn: optional(flag),
            }),
          ),
        ),
        scoring: optional(oneOf(['end-of-action', 'at-once', 'at-once-out-of-turn'])),
        lostCarrierIsTurnover: optional(flag),
      }),
    ),
    moving: optional(
      object({
        rushes: optional(whole(0, 10)),
        standUp: optional(object({ cost: optional(whole(0, 10)), roll: optional(whole(2, 7)) })),
        heldFirst: optional(flag),
        dodgeFirst: optional(flag),
      }),
    ),
    blocking: optional(
      object({
        frenzy: optional(object({ whileAdjacent: optional(flag), mustRush: optional(flag) })),
        followersHeld: optional(flag),
      }),
    ),
    passing: optional(
      object({
        ruler: optional(rulerOf(passing.bands.length)),
        bands: optional(members(passing.bands, object({ modifier: optional(whole(-6, 6)) }))),
        throwIn: optional(
          object({
            die: optional(oneOf(['d6', 'd3'])),
            countsFirst: optional(flag),
            corner: optional(oneOf(['template', 'd3', 'sideline'])),
          }),
        ),
      }),
    ),
    injuries: optional(
      object({
        table: optional(rowsOf(injuries.table)),
        casualties: optional(rowsOf(injuries.casualties)),
        seriousInjuries: optional(rowsOf(injuries.seriousInjuries)),
        koRecovery: optional(whole(1, 7)),
        koWhen: optional(oneOf(['before-set-up', 'after-drive'])),
      }),
    ),
    fouling: optional(object({ bonus: optional(whole(-6, 6)) })),
    rerolls: optional(
      object({
        onePerTurn: optional(flag),
        trophies: optional(flag),
        pro: optional(
          object({
            needs: optional(whole(2, 7)),
            helped: optional(flag),
            ownAction: optional(flag),
            oneDie: optional(flag),
          }),
        ),
      }),
    ),
    teams: optional(
      object({
        rosters: optional(
          entries(teams.rosters, ({ positions, extras = {} }) =>
            nullable(
              object({
                rerollCost: optional(gold),
                positions: optional(members(positions, position)),
                bigGuys: optional(object({ max: optional(upTo16) })),
                apothecary: optional(object({ allowed: optional(flag), max: optional(upTo16) })),
                extras: optional(entries(extras, () => staff)),
              }),
            ),
          ),
        ),
        specialPlayers: optional(entries(teams.specialPlayers, () => position)),
        drafting: optional(
          object({
            treasury: optional(gold),
            players: optional(object({ min: optional(whole(1, 16)), max: optional(whole(1, 16)) })),
            specialists: optional(nullable(upTo16)),
            rerolls: optional(nullable(object({ max: optional(upTo16), times: optional(whole(0, 10)) }))),
            fanFactor: optional(
              object({
                cost: optional(gold),
                min: optional(whole(0, 100)),
                max: optional(whole(0, 100)),
                free: optional(whole(0, 100)),
              }),
            ),
            assistant: optional(staff),
            cheerleader: optional(staff),
            apothecary: optional(gold),
          }),
        ),
      }),
    ),
    career: optional(
      object({
        points: optional(entries(career.points, () => whole(0, 50))),
        market: optional(
          object({
            rerolls: optional(object({ times: optional(whole(1, 10)), perMatch: optional(upTo16) })),
            worth: optional(gold),
            players: optional(upTo16),
          }),
        ),
      }),
    ),
  })
}

interface Contradiction {
  readonly field: string
  readonly wanted: string
}

/** What each field alone does not show. */
function contradictionIn({ modules, always, field, teams }: Edition): Contradiction | null {
  if (modules.some((part) => always.includes(part)))
    return { field: 'always', wanted: 'what is not in modules' }

  const { lineUp, pitch } = field
  const across = pitch.width - 2 * pitch.wideZone
  if (lineUp.onScrimmage > Math.min(lineUp.players, across))
    return { field: 'field.lineUp.onScrimmage', wanted: `at most ${Math.min(lineUp.players, across)}` }

  const { players, fanFactor } = teams.drafting
  if (players.min > players.max) return { field: 'teams.drafting.players.min', wanted: 'at most the max' }
  if (fanFactor.min > fanFactor.max)
    return { field: 'teams.drafting.fanFactor.min', wanted: 'at most the max' }
  const rosters = Object.values(teams.rosters)
  if (rosters.length === 0) return { field: 'teams.rosters', wanted: 'one team at least' }
  const empty = rosters.find(({ positions }) => positions.length === 0)
  return empty === undefined
    ? null
    : { field: `teams.rosters.${empty.id}.positions`, wanted: 'one position at least' }
}
