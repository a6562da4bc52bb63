import { type Edition, own, READINGS } from '@touchback/engine'
import type { Catalogue } from '../catalogue.ts'
import { characteristicText } from '../characteristics.ts'
import { testName } from '../tests.ts'
import { capital, signed } from '../words.ts'
import { compareCareers } from './careers.ts'
import { fieldsOf } from './fields.ts'
import { VALUES } from './labels.ts'
import { compareRecords, type Difference, inWords, label } from './plain.ts'
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
  'passing.ruler',
  'moving.leaping',
  'turn.asides',
  'rerolls.more',
  'rolls.tests',
  'rolls.tableTarget',
  'players.characteristics',
  'players.skills',
  'players.shapes',
  'players.usesSkill',
]
const CHAPTERS_APART: readonly string[] = ['citations', 'readings', 'timing', 'teams', 'career']

/** What differs in numbers, tables, teams and procedures; sections without differences are left out. */
export function differences(a: Edition, b: Edition): DifferenceSection[] {
  const sections: DifferenceSection[] = [
    {
      title: 'Pitch and line-up',
      rows: [...compareRecords(pitch(a), pitch(b)), ...compareRecords(a.field.lineUp, b.field.lineUp)],
    },
    { title: 'Timing', rows: compareRecords(a.timing, b.timing) },
    { title: 'Optional rules', rows: compareRecords(modules(a), modules(b)) },
    { title: 'Where a book can be read two ways', rows: compareAnswers(a, b) },
    { title: 'Characteristics', rows: compareCharacteristics(a, b) },
    { title: 'Passing', rows: compareRecords(bands(a), bands(b)) },
    { title: 'Numbers and procedures', rows: compareRest(a, b) },
    ...tableSections(a, b),
    { title: 'Weather', rows: compareRecords(weather(a), weather(b)).map(asWritten) },
    { title: 'Actions', rows: compareActions(a, b) },
    {
      title: 'Changed into something else',
      rows: compareRecords(shapes(a), shapes(b)),
    },
    { title: 'Creating a team', rows: compareRecords(drafting(a), drafting(b)) },
    { title: 'Leagues', rows: compareCareers(a, b) },
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

/** The pitch as a coach counts it: from one, and squares by their names. */
const pitch = ({ field }: Edition) => {
  const { scrimmage, trapdoors, ...rest } = field.pitch
  const squares = trapdoors?.map(([x, y]) => `${String.fromCharCode(97 + y)}${x + 1}`)
  return {
    ...rest,
    scrimmage: scrimmage.home + 1,
    ...(squares === undefined ? {} : { trapdoors: squares.join(' and ') }),
  }
}

/** What is called by a name of its own keeps it. */
const asWritten = (row: Difference): Difference => ({ ...row, what: capital(row.what) })

/** What each weather does, under its name in the book. */
const weather = (edition: Edition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(edition.field.weather).map(({ name, modifies, rush, longestPass, heat }) => [
      name,
      [
        ...Object.entries(modifies).map(([test, by]) => `${signed(by ?? 0)} ${testName(edition, test)}`),
        ...(rush === undefined ? [] : [`${testName(edition, 'rush')} needs ${rush}+`]),
        ...(longestPass === undefined
          ? []
          : [`no pass beyond ${inWords(edition.passing.bands[longestPass]?.id ?? '')}`]),
        ...(heat === true ? ['players may collapse'] : []),
      ].join(', ') || 'changes nothing',
    ]),
  )

/** What somebody becomes who is changed: his figures and what he can. */
const shapes = ({ players }: Edition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(players.shapes).map(([id, shape]) => [
      id,
      [
        players.characteristics
          .map(({ id: figure, kind }) => `${figure.toUpperCase()} ${characteristicText(kind, shape[figure])}`)
          .join(' '),
        shape.skills.map((skill) => players.skills[skill]?.name ?? inWords(skill)).join(', '),
      ].join('; '),
    ]),
  )

/** What a new team is made of; lists by names instead of by keys. */
const drafting = ({ teams }: Edition) => {
  const { keptStars, infected, raised, ...rest } = teams.drafting
  const rosterName = (id: string) => teams.rosters[id]?.name ?? inWords(id)
  const doubles = Object.entries(keptStars).map(
    ([star, rosters]) =>
      `${teams.specialPlayers[star]?.name ?? inWords(star)}: ${rosters.map(rosterName).join(', ')}`,
  )
  const joined = (as: Readonly<Record<string, string>>): string =>
    Object.entries(as)
      .map(([id, position]) => `${rosterName(id)}: ${inWords(position)}`)
      .join('; ')
  return {
    ...rest,
    ...(doubles.length === 0 ? {} : { keptStars: doubles.join('; ') }),
    ...(joined(infected) === '' ? {} : { infected: joined(infected) }),
    ...(joined(raised) === '' ? {} : { raised: joined(raised) }),
  }
}

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
  Object.fromEntries(
    passing.bands.map(({ id, modifier }) => [id, modifier === 0 ? 'no modifier' : signed(modifier)]),
  )

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

/** Ways to go on with something else: nobody sets out to do them. */
const UNTOLD_DEEDS: readonly string[] = ['steer', 'use']

const actionName = (id: string): string => VALUES[id] ?? inWords(id)

function compareActions(a: Edition, b: Edition): Difference[] {
  const facts = (edition: Edition, id: string) => {
    const action = own(edition.turn.actions, id)
    if (action === undefined) return null
    const { perTurn, fromProne, inBonusTurn, deeds } = action
    const told = deeds.filter((deed) => !UNTOLD_DEEDS.includes(deed)).toSorted()
    return { perTurn: perTurn ?? 'any number', fromProne, inBonusTurn, deeds: told }
  }
  return [...new Set([...Object.keys(a.turn.actions), ...Object.keys(b.turn.actions)])].flatMap((id) => {
    const [left, right] = [facts(a, id), facts(b, id)]
    if (left !== null && right !== null) return compareRecords(left, right, `${actionName(id)}: `)
    return [{ what: actionName(id), a: left === null ? null : 'has it', b: right === null ? null : 'has it' }]
  })
}
