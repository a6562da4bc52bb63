import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Choice,
  type Decision,
  type DiceKind,
  type DiceSource,
  editionOf,
  Game,
  SeededDice,
  SIDES,
} from '@touchback/engine'
import { readScenarios, readSpec, readState, type Scenario, ScriptedDice } from '@touchback/engine/testing'
import { found as foundTeam, leagueMatch, suggestedDraft } from '@touchback/league'
import { type Position, prepare } from '../src/learn/position.ts'
import type { OldMatch } from './match.ts'

const folder = join(import.meta.dirname, '..', '..', 'engine', 'scenarios')

/** A question of the book and one kind of answer to it, with a match that has just come to it. */
export interface Case {
  readonly name: string
  readonly decision: string
  readonly choice: Choice
  readonly kept: OldMatch
}

/** Scripted dice that remember what they have shown. */
class Watched implements DiceSource {
  readonly seen: number[] = []
  readonly #dice: ScriptedDice

  constructor(dice: ScriptedDice) {
    this.#dice = dice
  }

  next(kind: DiceKind, sides: number, of: number, among: readonly number[]): number {
    const value = this.#dice.next(kind, sides, of, among)
    this.seen.push(value)
    return value
  }
}

/** Names in a scenario become the numbers of the protocol. */
function withIds({ match, state }: Game, entry: Readonly<Record<string, unknown>>): Choice {
  const names = state.players.map((player) => match.sheet(player).name)
  const id = (name: unknown): unknown =>
    typeof name === 'string' && names.includes(name) ? names.indexOf(name) : name
  const read: Record<string, unknown> = { ...entry }
  for (const field of ['player', 'target']) if (field in read) read[field] = id(read[field])
  if (Array.isArray(read['targets'])) read['targets'] = read['targets'].map(id)
  if (typeof read['place'] === 'object' && read['place'] !== null)
    read['place'] = Object.fromEntries(
      Object.entries(read['place']).map(([name, at]) => [String(id(name)), at]),
    )
  return read as unknown as Choice
}

const settings = {
  coaches: { home: 'human', away: 'human' },
  undo: 'off',
  odds: true,
  tableDice: false,
} as const

/** Plays a scenario and calls `see` at each of its questions. */
function visit(scenario: Scenario, see: (game: Game, kept: () => OldMatch) => void): void {
  const edition = editionOf(scenario)
  const spec = readSpec(edition, scenario)
  const names = SIDES.flatMap((side) => spec.teams[side].players.map(({ name }) => name))
  const dice = new Watched(new ScriptedDice(scenario.dice ?? [], (id) => names[id] ?? ''))
  const from = readState(edition, spec, scenario)
  if (scenario.phase === undefined && scenario.play?.[0]?.['type'] === 'spell') {
    from.phase = 'start-of-turn'
    from.teams[from.turn.side].turn--
    from.turn.started = false
  }
  const choices: Choice[] = []
  const game = Game.from(spec, from, { dice })
  const kept = (): OldMatch => ({
    format: 'touchback-match',
    version: 1,
    spec,
    from,
    settings,
    choices: [...choices],
    dice: [...dice.seen],
  })
  see(game, kept)
  for (const entry of scenario.play ?? []) {
    const choice = withIds(game, entry)
    game.choose(choice)
    choices.push(choice)
    see(game, kept)
  }
}

const isRefused = (scenario: Scenario) => scenario.expect?.refused === true || scenario.auto === true

/** Questions of one kind that different rules ask in different ways. */
const BY_RULE = 'select snap move pick-die push set-up steer induce measure throw-bomb intercept'.split(' ')

/** Books in which dice must reach a characteristic have ways of their own to do most things. */
const family = (book: string): string =>
  editionOf(book).players.characteristics.some(({ kind }) => kind === 'target') ? ', target numbers' : ''

/** What else makes a question or an answer one of its own. */
function detailOf(book: string, { type, rule, about }: Decision, choice: Choice): string {
  switch (choice.type) {
    case 'activate':
      return ` ${choice.action}${choice.target === undefined ? '' : ' at somebody'}${'measure' in about ? ` (${rule})` : ''}`
    case 'spell':
      return ` ${choice.spell}`
    case 'measure':
      return ` ${choice.measure}`
    case 'induce':
      return ` ${/^(mercenary|skill):/.exec(choice.what)?.[1] ?? rule}`
    default:
      return `${BY_RULE.includes(type) ? ` (${rule})` : ''}${type === 'act' ? family(book) : ''}`
  }
}

/** Asked before a league match only, between teams with a career: one rich, one far behind. */
const BEFORE_A_MATCH = ['hire', 'handicap', 'learn', 'boost']

/** A league match from its first hiring, played on at random until every question that comes before it has been asked. */
function visitPreMatches(see: (game: Game, kept: () => OldMatch) => void): void {
  const edition = editionOf('lrb4')
  const team = (id: string, rating: number) => ({
    ...foundTeam(edition, suggestedDraft(edition, id), { id, colour: '#e8833a' }),
    treasury: 300_000,
    rating,
  })
  const spec = leagueMatch(edition, team('human', 100), team('orc', 250))
  for (let seed = 1; seed <= 12; seed++) {
    const seeded = new SeededDice(seed)
    const seen: number[] = []
    const dice: DiceSource = {
      next(kind, sides) {
        const face = seeded.next(kind, sides)
        seen.push(face)
        return face
      },
    }
    const choices: Choice[] = []
    const game = Game.start(spec, { dice })
    while (game.decision !== null && game.decision.type !== 'call') {
      if (BEFORE_A_MATCH.includes(game.decision.type))
        see(game, () => ({
          format: 'touchback-match',
          version: 1,
          spec,
          settings,
          choices: [...choices],
          dice: [...seen],
        }))
      const { options } = game.decision
      const choice = options[seeded.below(options.length)]
      if (choice === undefined) break
      game.choose(choice)
      choices.push(choice)
    }
  }
}

const casesOf = new Map<string, Case[]>()

/** Every kind of question with every kind of answer that the scenarios come to, once; of one book, or of all. */
export function everyCase(book = '**'): Case[] {
  // Thousands of scenarios are played for it, and many tests ask.
  const cases = casesOf.get(book) ?? findCases(book)
  casesOf.set(book, cases)
  return cases
}

function findCases(book: string): Case[] {
  const found = new Map<string, Case>()
  const note =
    (edition: string) =>
    ({ decision }: Game, kept: () => OldMatch) => {
      for (const choice of decision?.options ?? []) {
        if (decision === null) continue
        const name = `${decision.type}: ${choice.type}${detailOf(edition, decision, choice)}`
        if (!found.has(name)) found.set(name, { name, decision: decision.type, choice, kept: kept() })
      }
    }
  for (const file of globSync(`${book}/*.json`, { cwd: folder }).toSorted()) {
    const scenarios = readScenarios(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    for (const scenario of scenarios.filter((one) => !isRefused(one))) visit(scenario, note(scenario.edition))
  }
  if (book === '**') visitPreMatches(note('lrb4'))
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Two coaches at this device in a small position of home's turn, drawn for a test. */
export function keptPosition(
  position: Position,
  {
    choices = [],
    dice = [],
    clock = null,
    edition = 'lrb4',
  }: Partial<Pick<OldMatch, 'choices' | 'dice'>> & { clock?: number | null; edition?: string } = {},
): OldMatch {
  const { spec, from } = prepare(editionOf(edition), position)
  const settings = {
    coaches: { home: 'human', away: 'human' },
    undo: 'until-dice',
    odds: true,
    tableDice: false,
    clock,
  } as const
  return { format: 'touchback-match', version: 1, spec, from, settings, choices, dice }
}

/** The first case of a name, whatever rule asks. */
export function caseNamed(cases: readonly Case[], name: string): Case {
  const found = cases.find((one) => one.name === name || one.name.startsWith(`${name} (`))
  if (found === undefined) throw new Error(`no position for ${name}`)
  return found
}
