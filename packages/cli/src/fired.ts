import { type Edition, type Event, type Game, MOMENTS, must, PHASES, type Skill } from '@touchback/engine'
import { citedRules } from '@touchback/words'

/** How often each thing of each kind was seen: `fired.phase['kick-off']`. Plain, so that workers can send it. */
export type Fired = Record<string, Record<string, number>>

export function mark(fired: Fired, kind: string, what: string, times = 1): void {
  const kinds = (fired[kind] ??= {})
  kinds[what] = (kinds[what] ?? 0) + times
}

export function addFired(into: Fired, from: Fired): void {
  for (const [kind, counts] of Object.entries(from))
    for (const [what, times] of Object.entries(counts)) mark(into, kind, what, times)
}

/** Marks what a position and its question show. */
export function markDecision(fired: Fired, game: Game): void {
  if (game.decision === null) return
  mark(fired, 'decision', game.decision.type)
  markKey(fired, game.edition, game.decision.rule)
}

function markKey(fired: Fired, edition: Edition, key: string): void {
  mark(fired, 'rule', key)
  for (const id of citedRules(edition, key)) {
    const skill = /\.(?:skill|racial|weapon|coreskill)\.([a-z-]+)/u.exec(id)?.[1]
    if (skill !== undefined && edition.players.skills[skill] !== undefined) mark(fired, 'skill', skill)
  }
}

/** Tables as events name them, and the tests whose result is one. */
export function markEvents(fired: Fired, edition: Edition, events: readonly Event[]): void {
  for (const event of events) {
    mark(fired, 'event', event.type)
    markKey(fired, edition, event.rule)
    switch (event.type) {
      case 'skill-used':
        mark(fired, 'skill', event.skill)
        break
      case 'reroll':
        mark(fired, 'skill', event.with)
        break
      case 'rolled':
        mark(fired, 'test', event.test)
        markModifiers(fired, event.modifiers)
        break
      case 'armour':
        markModifiers(fired, event.modifiers)
        break
      case 'injury':
        markModifiers(fired, event.modifiers)
        mark(fired, 'injury', event.result)
        break
      case 'casualty':
        mark(fired, 'casualty', event.result)
        break
      case 'serious-injury':
        mark(fired, 'serious injury', event.result)
        break
      case 'weather':
        mark(fired, 'weather', event.weather)
        break
      case 'table':
        mark(fired, event.table, event.row)
        break
      case 'activated':
        mark(fired, 'action', event.action)
        break
      default:
    }
  }
}

function markModifiers(fired: Fired, modifiers: readonly (readonly [source: string, value: number])[]): void {
  for (const [source] of modifiers) mark(fired, 'skill', source)
}

/** Skills that only answer questions leave no event: for them it counts that somebody had them on the pitch. */
export function markKits(fired: Fired, { match }: Game): void {
  for (const player of match.state.players)
    if (player.conditions.includes('fielded'))
      for (const skill of match.kit(player).skills) {
        const value = match.edition.players.skills[skill]
        if (value !== undefined && onlyAnswers(value)) mark(fired, 'skill', skill)
      }
}

const TELLING: readonly (keyof Skill)[] = ['modifies', 'hinders', 'rerolls', 'damage', 'substitutes', 'when']
const onlyAnswers = (skill: Skill): boolean => TELLING.every((hook) => skill[hook] === undefined)

/** From now on every moment hook and every phase of the edition is counted when it runs. For a process of its own. */
export function countCalls(edition: Edition, fired: Fired): void {
  for (const skill of Object.values(edition.players.skills)) {
    for (const hook of ['modifies', 'hinders'] as const)
      if (skill[hook] !== undefined)
        Object.assign(skill, { [hook]: counted(skill[hook], () => mark(fired, 'skill', skill.id)) })
    if (skill.when !== undefined)
      Object.assign(skill, {
        when: counted(skill.when, (moment) => {
          mark(fired, 'moment', moment)
          mark(fired, 'skill', skill.id)
        }),
      })
  }
  Object.assign(
    edition.procedures.phases,
    counted(edition.procedures.phases, (phase) => mark(fired, 'phase', phase)),
  )
}

type AnyFunction = (...given: never[]) => unknown

function counted(
  functions: { readonly [name: string]: AnyFunction | undefined },
  called: (name: string) => void,
): Record<string, AnyFunction> {
  return Object.fromEntries(
    Object.entries(functions).map(([name, original]) => [
      name,
      (...given: never[]) => {
        called(name)
        return must(original)(...given)
      },
    ]),
  )
}

/** Everything of each kind that an edition has. */
function everything(edition: Edition): Readonly<Record<string, readonly string[]>> {
  const rows = (table: Edition['injuries']['casualties']) => [...new Set(table.map(({ row }) => row))]
  return {
    skill: Object.keys(edition.players.skills),
    moment: MOMENTS.filter((moment) =>
      Object.values(edition.players.skills).some(({ when }) => when?.[moment] !== undefined),
    ),
    test: Object.keys(edition.rolls.tests),
    deed: Object.keys(edition.turn.deeds),
    action: Object.keys(edition.turn.actions),
    phase: PHASES.filter((phase) => phase !== 'over'),
    'kick-off': rows(edition.kickOff.table),
    weather: rows(edition.field.weatherTable),
    injury: rows(edition.injuries.table),
    casualty: rows(edition.injuries.casualties),
    'serious injury': rows(edition.injuries.seriousInjuries),
    rule: Object.keys(edition.citations),
  }
}

export const neverFired = (edition: Edition, fired: Fired): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(everything(edition)).map(([kind, all]) => [
      kind,
      all.filter((what) => fired[kind]?.[what] === undefined),
    ]),
  )
