import { type Edition, own, READINGS } from '@touchback/engine'
import type { Catalogue } from '../catalogue.ts'
import { fieldsOf } from './fields.ts'
import { compareRecords, type Difference, inWords, label, plain } from './plain.ts'
import { READING_WORDS, readingAnswer } from '../readings.ts'
import { compareKickOffs, compareRules, compareSkills, type Reading } from './readings.ts'
import { type AnyTable, compareTables, isTable } from './tables.ts'
import { compareSpecials, compareTeams } from './teams.ts'

export interface DifferenceSection {
  readonly title: string
  readonly rows: readonly Difference[]
}

/** What differs between two books, for a person. Sections without differences are left out. */
export interface Comparison {
  readonly a: { readonly id: string; readonly name: string }
  readonly b: { readonly id: string; readonly name: string }
  readonly sections: readonly DifferenceSection[]
  /** What one of two related books rules for itself. */
  readonly rules: readonly Reading[]
  readonly kickOffs: readonly Reading[]
  readonly skills: readonly Reading[]
}

/** What has a section or a comparison of its own, or is nobody's business but the engine's. */
const APART: readonly string[] = [
  'id',
  'name',
  'catalogues',
  'modules',
  'always',
  'field.pitch',
  'field.lineUp',
  'field.weather',
  'kickOff.events',
  'turn.actions',
  'turn.deeds',
  'turn.areas',
  'passing.bands',
  'rolls.tests',
  'rolls.tableTarget',
  'players.characteristics',
  'players.skills',
  'players.shapes',
  'players.usesSkill',
]
const CHAPTERS_APART: readonly string[] = ['citations', 'readings', 'timing', 'teams']

/** What differs in numbers, tables, teams and procedures; sections without differences are left out. */
export function differences(a: Edition, b: Edition): DifferenceSection[] {
  const sections: DifferenceSection[] = [
    {
      title: 'Pitch and line-up',
      rows: [
        ...compareRecords(a.field.pitch, b.field.pitch),
        ...compareRecords(a.field.lineUp, b.field.lineUp),
      ],
    },
    { title: 'Timing', rows: compareRecords(a.timing, b.timing) },
    { title: 'Optional rules', rows: compareRecords(modules(a), modules(b)) },
    { title: 'Where a book can be read two ways', rows: compareAnswers(a, b) },
    { title: 'Characteristics', rows: compareCharacteristics(a, b) },
    { title: 'Passing', rows: compareRecords(bands(a), bands(b)) },
    { title: 'Numbers and procedures', rows: compareRest(a, b) },
    ...tableSections(a, b),
    { title: 'Weather', rows: compareRecords(inOneLine(a.field.weather), inOneLine(b.field.weather)) },
    { title: 'Actions', rows: compareActions(a, b) },
    {
      title: 'Changed into something else',
      rows: compareRecords(inOneLine(a.players.shapes), inOneLine(b.players.shapes)),
    },
    { title: 'Creating a team', rows: compareRecords(a.teams.drafting, b.teams.drafting) },
    { title: 'Teams', rows: compareTeams(a, b) },
    { title: 'Big guys and stars', rows: compareSpecials(a, b) },
  ]
  return sections.filter(({ rows }) => rows.length > 0)
}

export function compareEditions(a: Edition, b: Edition, catalogue: Catalogue): Comparison {
  return {
    a: { id: a.id, name: a.name },
    b: { id: b.id, name: b.name },
    sections: differences(a, b),
    rules: compareRules(a, b, catalogue),
    kickOffs: compareKickOffs(a, b, catalogue),
    skills: compareSkills(a, b, catalogue),
  }
}

/** Each entry of a record as text, so that it is compared as a whole. */
const inOneLine = (record: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, plain(value)]))

/** What coaches may leave out, and what is always in. */
const modules = ({ modules: optional, always }: Edition): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...optional.map((id) => [id, 'if the coaches want it']),
    ...always.map((id) => [id, 'always']),
  ])

/** What either book makes of a question that the words leave open; null where it does not arise. */
const compareAnswers = (a: Edition, b: Edition): Difference[] =>
  READINGS.flatMap((id) => {
    const answer = ({ readings }: Edition) => {
      const on = readings[id]
      return on === undefined ? null : readingAnswer(id, on)
    }
    const [left, right] = [answer(a), answer(b)]
    return left === right ? [] : [{ what: READING_WORDS[id].name, a: left, b: right }]
  })

function compareCharacteristics(a: Edition, b: Edition): Difference[] {
  const cards = ({ players }: Edition) =>
    Object.fromEntries(
      players.characteristics.map(({ id, kind, min, max }) => [
        id.toUpperCase(),
        kind === 'target' ? `a number to roll, ${min}+ to ${max}+` : `a value, ${min} to ${max}`,
      ]),
    )
  const table = ({ rolls, players }: Edition) =>
    players.characteristics.some(({ id, kind }) => id === 'ag' && kind === 'value')
      ? Object.fromEntries(
          [1, 2, 3, 4, 5, 6].map((value) => [`Agility ${value} needs`, `${rolls.tableTarget(value)}+`]),
        )
      : {}
  return [...compareRecords(cards(a), cards(b)), ...compareRecords(table(a), table(b))].map((row) => ({
    ...row,
    what: row.what.length === 2 ? row.what.toUpperCase() : row.what,
  }))
}

const bands = ({ passing }: Edition) =>
  Object.fromEntries(passing.bands.map(({ id, modifier }) => [id, modifier]))

/** Whatever else a book holds: a number that joins the edition is compared without anybody asking for it. */
function compareRest(a: Edition, b: Edition): Difference[] {
  const rest = (edition: Edition) =>
    Object.fromEntries(
      fieldsOf(edition).filter(
        ([path, value]) =>
          !APART.includes(path) && !CHAPTERS_APART.includes(path.split('.')[0] ?? '') && !isTable(value),
      ),
    )
  return compareRecords(rest(a), rest(b))
}

function tableSections(a: Edition, b: Edition): DifferenceSection[] {
  const tables = (edition: Edition) =>
    fieldsOf(edition).flatMap(([path, value]): [string, AnyTable][] =>
      isTable(value) ? [[path, value]] : [],
    )
  const [left, right] = [new Map(tables(a)), new Map(tables(b))]
  return [...new Set([...left.keys(), ...right.keys()])].map((path) => ({
    title: `Table: ${label(path)}`,
    rows: compareTables(left.get(path) ?? [], right.get(path) ?? []),
  }))
}

function compareActions(a: Edition, b: Edition): Difference[] {
  const facts = (edition: Edition, id: string) => {
    const action = own(edition.turn.actions, id)
    if (action === undefined) return null
    const { perTurn, fromProne, inBonusTurn, deeds } = action
    return { perTurn: perTurn ?? 'any number', fromProne, inBonusTurn, deeds: deeds.toSorted() }
  }
  return [...new Set([...Object.keys(a.turn.actions), ...Object.keys(b.turn.actions)])].flatMap((id) => {
    const [left, right] = [facts(a, id), facts(b, id)]
    if (left !== null && right !== null) return compareRecords(left, right, `${inWords(id)}: `)
    return [{ what: inWords(id), a: left === null ? null : 'has it', b: right === null ? null : 'has it' }]
  })
}
