import type { Edition, Skill } from '@touchback/engine'

/**
 * An edition flattened to stable text: what it is made of after every overlay. Kept as a golden file, so that a change of
 * rules shows as a difference a person can read.
 */
export function editionText(edition: Edition): string {
  return [
    `${edition.name} (${edition.id})`,
    ...section('Modules', edition.modules),
    ...section('Pitch', fields(edition.pitch)),
    ...section('Line-up', fields(edition.lineUp)),
    ...section('Timing', fields(edition.timing)),
    ...section('Numbers', numbers(edition)),
    ...section('Actions', Object.entries(edition.actions).map(action)),
    ...section('Deeds', Object.keys(edition.deeds)),
    ...section('Tests', Object.entries(edition.tests).map(test)),
    ...Object.entries(tables(edition)).flatMap(([name, table]) =>
      section(
        name,
        table.map(({ from, to, row }) => `${from === to ? from : `${from}-${to}`}  ${row}`),
      ),
    ),
    ...section(
      'Weather',
      Object.entries(edition.weather).map(([id, weather]) => `${id}: ${plain(weather)}`),
    ),
    ...section(
      'Kick-off events',
      Object.entries(edition.kickOffEvents).map(
        ([id, event]) => `${id}: ${event.name}, distance ${event.distance ?? 'd6'}, ${event.rule}`,
      ),
    ),
    ...section('Skills', Object.values(edition.skills).toSorted(byId).map(skill)),
    ...section(
      'Shapes',
      Object.entries(edition.shapes).map(([id, shape]) => `${id}: ${plain(shape)}`),
    ),
    ...Object.values(edition.rosters).flatMap((roster) =>
      section(`Team ${roster.id}`, [
        `${roster.name}, re-roll ${roster.rerollCost}, apothecary ${plain(roster.apothecary)}, wizard ${plain(roster.wizard)}`,
        `big guys ${plain(roster.bigGuys)}, stars x${roster.starPriceMultiplier} except ${plain(roster.starPriceExempt)}`,
        ...roster.positions.map(position),
      ]),
    ),
    ...section('Big guys and stars', Object.values(edition.specialPlayers).toSorted(byId).map(special)),
    ...section(
      'Phases',
      Object.entries(edition.phases).map(([phase, play]) => `${phase}: ${play.name}`),
    ),
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

const numbers = (edition: Edition): string[] => [
  `agility table: ${[1, 2, 3, 4, 5, 6].map((value) => `${value} ${edition.tableTarget(value)}+`).join(', ')}`,
  `knocked-out players come round on ${edition.koRecovery}+`,
  `squares to go for: ${edition.rushes}`,
  `standing up costs ${edition.standUp.cost}, or a roll of ${edition.standUp.roll}+`,
  `pass bands: ${edition.passBands.map(({ id, modifier }) => `${id} ${signed(modifier)}`).join(', ')}`,
]

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

const action = ([id, rule]: [string, Edition['actions'][string]]): string =>
  `${id}: ${rule.deeds.join(' ')}; per turn ${rule.perTurn ?? 'any number'}${rule.fromProne && rule.deeds.includes('stand-up') ? '; from prone' : ''}` +
  `${rule.inBonusTurn ? '; in a bonus turn' : ''}${rule.module === null ? '' : `; module ${rule.module}`}` +
  `${rule.problem === undefined ? '' : '; on a condition'}; ${rule.rule}`

const test = ([id, rule]: [string, Edition['tests'][string]]): string => `${id}: ${plain(rule)}`

function tables(edition: Edition): Readonly<Record<string, Edition['injury'] | Edition['casualty']>> {
  return {
    'Injury table': edition.injury,
    'Casualty table': edition.casualty,
    'Serious-injury table': edition.seriousInjury,
    'Weather table': edition.weatherTable,
    'Kick-off table': edition.kickOffTable,
  }
}

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
    ? Object.keys(rule as object).join(' ')
    : plain(rule)

const position = (each: Edition['rosters'][string]['positions'][number]): string =>
  `0-${each.max} ${each.id}: ${each.title}, ${each.cost}, MA${each.ma} ST${each.st} AG${each.ag} AV${each.av}` +
  (each.skills.length === 0 ? '' : `, ${each.skills.join(' ')}`) +
  (each.keywords.length === 0 ? '' : ` (${each.keywords.join(' ')})`)

const special = (each: Edition['specialPlayers'][string]): string =>
  `${each.kind} ${position(each)}; ${each.name}; for ${plain(each.teams)}; one match ${each.singleMatchCost ?? 'never'}`

const procedures = (edition: Edition): string[] =>
  (['beforeMatch', 'beforeHalf', 'beforeTurn', 'afterDrive'] as const).map(
    (point) => `${point}: ${edition[point].map((procedure) => procedure.name).join(', ') || 'nothing'}`,
  )
