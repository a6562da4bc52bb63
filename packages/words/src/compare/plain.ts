/** A thing that differs, and how each book has it; null where a book has no such thing. */
export interface Difference {
  readonly what: string
  readonly a: string | null
  readonly b: string | null
}

/** Book-keeping words of the engine as a coach would say them; anything else is taken apart at its capitals. */
const LABELS: Readonly<Record<string, string>> = {
  length: 'squares long',
  width: 'squares wide',
  scrimmage: 'line of scrimmage',
  wideZone: 'rows in a wide zone',
  players: 'players',
  onScrimmage: 'at least on the line of scrimmage',
  perWideZone: 'at most in each wide zone',
  turns: 'turns a half',
  halves: 'halves',
  tie: 'a level match',
  'injuries.koRecovery': 'knocked-out players come round on',
  'moving.rushes': 'squares one may go for',
  'moving.standUp.cost': 'standing up costs squares',
  'moving.standUp.roll': 'too slow for that, he stands up on',
  tooFew: 'a coach short of players for the line',
  'injuries.koWhen': 'when they come round',
  'injuries.koBonus': 'help for the knocked-out',
  'fouling.referee': 'fouls: the referee',
  'fouling.spotted': 'fouls: the chance to be seen',
  'blocking.frenzy.mustRush': 'Frenzy: must go for it to block again',
  'rerolls.onePerTurn': 'one team re-roll a turn',
  'rerolls.pro': 'a Pro needs',
  illegalProcedure: 'illegal procedure can be called',
  'moving.heldFirst': 'held before he leaves his square',
  'moving.dodgeFirst': 'dodges before he goes for it',
  'passing.throwIn.die': 'throw-in: the die for its direction',
  'passing.throwIn.countsFirst': 'throw-in: the square it left from counts',
  'passing.throwIn.corner': 'throw-in: over a corner',
  'turn.scoring': 'when a touchdown is looked for',
  'injuries.armourTarget': 'injuries: what beats armour',
  'injuries.row': 'injuries: reading the table',
  'injuries.modify': 'injuries: what modifies the roll',
  'injuries.casualty': 'injuries: a casualty',
  'injuries.treat': 'injuries: medicine for the stunned and knocked-out',
  modifies: 'changes',
  'fouling.bonus': 'added to the armour roll of a foul',
  treasury: 'gold pieces for a new team',
  'players.min': 'fewest players',
  'players.max': 'most players',
  'fanFactor.cost': 'a point of fan factor',
  'fanFactor.min': 'least fan factor',
  'fanFactor.max': 'most fan factor',
  assistant: 'an assistant coach',
  cheerleader: 'a cheerleader',
  apothecary: 'an apothecary',
  rerollCost: 'a team re-roll',
  perTurn: 'how often a turn',
  fromProne: 'by a player who is down',
  inBonusTurn: 'in a bonus turn',
  module: 'belongs to',
  deeds: 'what may be done in it',
  rush: 'going for it needs',
  longestPass: 'longest pass band',
  heat: 'players may collapse',
  'injuries.afterDeath': 'when somebody has died',
  'field.weatherTable': 'weather',
  'kickOff.table': 'kick off',
  'injuries.table': 'injury',
  'injuries.casualties': 'casualty',
  'injuries.seriousInjuries': 'serious injury',
  'passing.outcome': 'throw outcome',
  'procedures.beforeMatch': 'before the match',
  'procedures.beforeHalf': 'before a half',
  'procedures.beforeTurn': 'when a turn begins',
  'procedures.afterTurn': 'when a turn is over',
  'procedures.afterDrive': 'when a drive is over',
}

/** `standUp` and `stand-up` as words. */
export const inWords = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

export const label = (path: string): string =>
  LABELS[path] ??
  path
    .split('.')
    .map((part) => LABELS[part] ?? inWords(part))
    .join(', ')

/** Any value in a few words. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en')
  if (typeof value === 'string') return /^[a-z][\w-]*$/u.test(value) ? inWords(value) : value
  if (typeof value === 'function') return value.name === '' ? 'a rule of its own' : inWords(value.name)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plain).join(', ')
  return Object.entries(value)
    .map(([key, each]) => `${label(key)} ${plain(each)}`)
    .join(', ')
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every plain value in a record by its path, `moving.standUp.cost`. */
function flatten(value: unknown, path = ''): Map<string, unknown> {
  if (!isRecord(value)) return new Map([[path, value]])
  const entries = Object.entries(value).flatMap(([key, each]) => [
    ...flatten(each, path === '' ? key : `${path}.${key}`),
  ])
  return new Map(entries)
}

/** The same thing: the same function, or values that read alike. */
const alike = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a !== 'function' && typeof b !== 'function' && plain(a) === plain(b))

/** What differs between two records, path by path. */
export function compareRecords(a: object, b: object, about = ''): Difference[] {
  const [left, right] = [flatten(a), flatten(b)]
  const paths = new Set([...left.keys(), ...right.keys()])
  return [...paths].flatMap((path) => {
    if (alike(left.get(path), right.get(path))) return []
    const isSwitch = typeof (left.get(path) ?? right.get(path)) === 'boolean'
    const shown = (side: ReadonlyMap<string, unknown>) =>
      side.has(path) ? plain(side.get(path)) : isSwitch ? plain(false) : null
    return [differently(`${about}${label(path)}`, shown(left), shown(right))]
  })
}

/** Two rules may go by the same name; that they differ must still be said. */
const differently = (what: string, a: string | null, b: string | null): Difference =>
  a !== null && a === b ? { what, a: 'one way', b: 'another way' } : { what, a, b }
