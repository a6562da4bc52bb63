import type { ActionRule, Edition, Skill } from '@touchback/engine'
import { fieldsOf } from '@touchback/words'

/**
 * An edition flattened to stable text: what it is made of after every overlay. Kept as a golden file, so that a change of
 * rules shows as a difference a person can read.
 */
export function editionText(edition: Edition): string {
  return [
    `${edition.name} (${edition.id})`,
    ...section('Catalogues', edition.catalogues),
    ...section('Modules', edition.modules),
    ...section('Pitch', fields(edition.field.pitch)),
    ...section('Line-up', fields(edition.field.lineUp)),
    ...section('Timing', fields(edition.timing)),
    ...section('Characteristics', edition.players.characteristics.map(plain)),
    ...section('Numbers', numbers(edition)),
    ...section('Actions', Object.entries(edition.turn.actions).map(action)),
    ...section('Deeds', Object.keys(edition.turn.deeds)),
    ...section('Tests', Object.entries(edition.rolls.tests).map(test)),
    ...tables(edition).flatMap(([name, table]) =>
      section(
        `Table ${name}`,
        table.map(({ from, to, row }) => `${from === to ? from : `${from}-${to}`}  ${row}`),
      ),
    ),
    ...section(
      'Weather',
      Object.entries(edition.field.weather).map(([id, weather]) => `${id}: ${plain(weather)}`),
    ),
    ...section(
      'Kick-off events',
      Object.entries(edition.kickOff.events).map(
        ([id, event]) => `${id}: ${event.name}, distance ${event.distance ?? 'd6'}, ${event.rule}`,
      ),
    ),
    ...section('Skills', Object.values(edition.players.skills).toSorted(byId).map(skill)),
    ...section(
      'Shapes',
      Object.entries(edition.players.shapes).map(([id, shape]) => `${id}: ${plain(shape)}`),
    ),
    ...Object.values(edition.teams.rosters).flatMap((roster) =>
      section(`Team ${roster.id}`, [
        `${roster.name}, re-roll ${roster.rerollCost}, apothecary ${plain(roster.apothecary)}, wizard ${plain(roster.wizard)}`,
        `big guys ${plain(roster.bigGuys)}, stars x${roster.starPriceMultiplier} except ${plain(roster.starPriceExempt)}`,
        ...roster.positions.map(position),
      ]),
    ),
    ...section('Big guys and stars', Object.values(edition.teams.specialPlayers).toSorted(byId).map(special)),
    ...section(
      'Phases',
      Object.entries(edition.procedures.phases).map(([phase, play]) => `${phase}: ${play.name}`),
    ),
    ...section('Creating a team', fields(edition.teams.drafting)),
    ...section('Procedures at fixed points', procedures(edition)),
    '',
  ].join('\n')
}

const section = (title: string, lines: readonly string[]): string[] => [
  '',
  `== ${title}`,
  ...(lines.length === 0 ? ['(none)'] : lines),
]

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

/** Any plain value in one line; functions by their name alone. */
function plain(value: unknown): string {
  if (typeof value === 'function') return value.name === '' ? 'a rule' : `${value.name}()`
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plain).join(' ')
  if (typeof value === 'object' && value !== null)
    return (
      Object.entries(value)
        .map(([key, each]) => `${key} ${plain(each)}`)
        .join(', ') || 'nothing'
    )
  return String(value)
}

const fields = (record: object): string[] =>
  Object.entries(record).map(([key, value]) => `${key}: ${plain(value)}`)

/** What has a section of its own. */
const APART: ReadonlySet<string> = new Set(
  (
    'id name catalogues modules field.pitch field.lineUp field.weather kickOff.events turn.actions turn.deeds ' +
    'passing.bands rolls.tests rolls.tableTarget players.characteristics players.skills players.shapes ' +
    'teams.rosters teams.specialPlayers teams.drafting procedures.phases'
  ).split(' '),
)

/** Everything else a book holds, so that whatever joins it shows here without anybody asking for it. */
const rest = (edition: Edition): [string, unknown][] =>
  fieldsOf(edition).filter(([path]) => !APART.has(path) && !/^(timing|citations)\./u.test(path))

const numbers = (edition: Edition): string[] => [
  `agility table: ${[1, 2, 3, 4, 5, 6].map((value) => `${value} ${edition.rolls.tableTarget(value)}+`).join(', ')}`,
  `pass bands: ${edition.passing.bands.map(({ id, modifier }) => `${id} ${signed(modifier)}`).join(', ')}`,
  ...rest(edition)
    .filter(([, value]) => !isTable(value) && !isProcedures(value))
    .map(([key, value]) => `${key}: ${plain(value)}`),
]

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

const action = ([id, rule]: [string, ActionRule]): string =>
  `${id}: ${rule.deeds.join(' ')}; per turn ${rule.perTurn ?? 'any number'}${rule.fromProne && rule.deeds.includes('stand-up') ? '; from prone' : ''}` +
  `${rule.inBonusTurn ? '; in a bonus turn' : ''}${rule.module === null ? '' : `; module ${rule.module}`}` +
  `${rule.problem === undefined ? '' : '; on a condition'}; ${rule.rule}`

const test = ([id, rule]: [string, unknown]): string => `${id}: ${plain(rule)}`

const isTable = (value: unknown): value is Edition['injuries']['table'] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row: unknown) => typeof row === 'object' && row !== null && 'from' in row && 'row' in row)

const tables = (edition: Edition): [string, Edition['injuries']['table']][] =>
  rest(edition).flatMap(([key, value]): [string, Edition['injuries']['table']][] =>
    isTable(value) ? [[key, value]] : [],
  )

/** A skill with every hook by name. */
function skill(value: Skill): string {
  const { id, name, category, kind, ...hooks } = value
  const shown = Object.entries(hooks).map(([hook, rule]) =>
    hook === 'facts' || hook === 'resists' || typeof rule === 'number'
      ? `${hook} ${plain(rule)}`
      : hook === 'damage'
        ? `damage ${plain(rule)}`
        : `${hook} ${names(hook, rule)}`,
  )
  return `${id}: ${name}, ${category} ${kind}${shown.length === 0 ? '' : `; ${shown.join('; ')}`}`
}

const names = (hook: string, rule: unknown): string =>
  hook === 'when' || hook === 'modifies' || hook === 'hinders'
    ? Object.keys(Object(rule)).join(' ')
    : plain(rule)

const position = (each: Edition['teams']['rosters'][string]['positions'][number]): string =>
  `0-${each.max} ${each.id}: ${each.title}, ${each.cost}, MA${each.ma} ST${each.st} AG${each.ag}${each.pa === undefined ? '' : ` PA${each.pa ?? '-'}`} AV${each.av}` +
  (each.skills.length === 0 ? '' : `, ${each.skills.join(' ')}`) +
  (each.keywords.length === 0 ? '' : ` (${each.keywords.join(' ')})`)

const special = (each: Edition['teams']['specialPlayers'][string]): string =>
  `${each.kind} ${position(each)}; ${each.name}; for ${plain(each.teams)}; one match ${each.singleMatchCost ?? 'never'}`

type Named = { readonly name: string }
const isProcedures = (value: unknown): value is readonly Named[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'function')

const procedures = (edition: Edition): string[] =>
  rest(edition).flatMap(([point, value]) =>
    isProcedures(value) ? [`${point}: ${value.map(({ name }) => name).join(', ')}`] : [],
  )
