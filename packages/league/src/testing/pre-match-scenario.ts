import {
  type Choice,
  type Edition,
  type Event,
  fanFactor,
  IllegalChoice,
  type Match,
  type MatchOptions,
  type Player,
  read,
  readSpec,
  type Side,
  SIDES,
  startingRerolls,
  type TeamSheet,
} from '@touchback/engine'
import { matchReport, type Team } from '@touchback/engine/career'
import { own } from '@touchback/engine/doors'
import { PreMatch, ScenarioError, ScriptedDice, weatherNamed } from '@touchback/engine/testing'
import { leagueMatch, playProblems } from '../bring.ts'
import type { CareerCommon } from './career-common.ts'
import { NOTHING_TO_REFUSE } from './play-out.ts'
import { type ScenarioTeam, scenarioTeam } from './scenario-team.ts'
import { storyDifference, type StoryEntry } from './story.ts'

export interface ExpectedPlayer {
  readonly spp?: number
  readonly niggles?: number
  /** Gained in his career or for this match, any order. */
  readonly skills?: readonly string[]
  readonly stats?: Readonly<Record<string, number | null>>
}

export interface ExpectedSide {
  readonly treasury?: number
  readonly rerolls?: number | readonly [number, number]
  readonly trophyRerolls?: number
  readonly fanFactor?: number
  readonly absent?: readonly string[]
  readonly hired?: readonly string[]
  readonly fielded?: readonly string[]
  readonly players?: Readonly<Record<string, ExpectedPlayer>>
}

export interface PreMatchExpectation {
  readonly gate?: number | null
  readonly weather?: string
  readonly gold?: number
  readonly handicaps?: Readonly<Partial<Record<Side, readonly string[]>>>
  readonly decision?: string | null
  readonly asks?: Side
  readonly offers?: readonly string[]
  readonly notOffered?: readonly string[]
  readonly events?: readonly StoryEntry[]
  readonly refused?: boolean
  readonly home?: ExpectedSide
  readonly away?: ExpectedSide
}

/** A team before a match; a contract is what a cup brings, without the cup. */
export interface PreMatchTeam extends ScenarioTeam {
  readonly contract?: boolean | string
}

/** The cup whose holder has a contract, where the scenario does not say which. */
const CONTRACT = 'dungeonbowl'

function withContract(edition: Edition, sheet: TeamSheet, { contract = false }: PreMatchTeam): TeamSheet {
  if (contract === false || sheet.career === undefined) return sheet
  const cup = contract === true || contract === 'wizard' ? CONTRACT : contract
  if (!Object.hasOwn(edition.career.tournaments?.cups ?? {}, cup))
    throw new ScenarioError(`no cup called "${cup}" brings a contract in ${edition.name}`)
  return { ...sheet, career: { ...sheet.career, cups: [...sheet.career.cups, cup] } }
}

export interface PreMatchScenario extends CareerCommon {
  readonly kind: 'pre-match'
  readonly home: PreMatchTeam
  readonly away: PreMatchTeam
  readonly stage?: string
  /** What stars have suffered before. */
  readonly starInjuries?: MatchOptions['starInjuries']
  readonly options?: Readonly<Record<string, number | boolean | string>>
  readonly expect?: PreMatchExpectation
}

/** From the first hiring to just before the coin is tossed. */
export function beforeMatch(edition: Edition, scenario: PreMatchScenario, keys: Set<string>): string | null {
  const { expect = {}, stage, starInjuries, options } = scenario
  for (const side of SIDES)
    if (typeof scenario[side] !== 'object') throw new ScenarioError(`"${side}" is missing`)
  const teams = { home: scenarioTeam(edition, scenario.home), away: scenarioTeam(edition, scenario.away) }
  for (const side of SIDES) {
    const [problem] = playProblems(edition, teams[side])
    if (problem !== undefined) return expect.refused === true ? null : problem
  }
  const more = {
    ...(stage === undefined ? {} : { stage }),
    ...(starInjuries === undefined ? {} : { starInjuries }),
    ...(options === undefined ? {} : { settled: options }),
  }
  const match = leagueMatch(edition, teams.home, teams.away, more)
  const sheets = {
    home: withContract(edition, match.teams.home, scenario.home),
    away: withContract(edition, match.teams.away, scenario.away),
  }
  const { value: spec, problem } = read(readSpec, { ...match, teams: sheets }, 'The match')
  if (spec === null) throw new ScenarioError(problem)
  const dice = new ScriptedDice(scenario.dice ?? [], (id) => nameOf(preMatch.match, id))
  const preMatch = new PreMatch(spec, dice)
  preMatch.begin()
  const wrong = playOut(scenario, preMatch, keys)
  for (const { rule } of preMatch.events) keys.add(rule)
  if (wrong !== null) return wrong === REFUSED ? null : wrong
  if (dice.left.length > 0) return `expected every die to be rolled, got ${dice.left.join(' ')} left over`
  return difference(preMatch, teams, expect)
}

/** Those of the roster by their names, those who joined for the day by what they are. */
function nameOf(match: Match, id: number): string {
  const { id: known, name, position } = match.sheet(match.player(id))
  return known === undefined ? position : name
}

const REFUSED = 'refused, as it should be'

/** Plays the entries; with `auto` whatever no entry answers is declined, and an entry waits for its question. */
function playOut(
  { play = [], auto = false, expect = {} }: PreMatchScenario,
  preMatch: PreMatch,
  keys: Set<string>,
): string | null {
  const note = () => {
    if (preMatch.decision !== null) keys.add(preMatch.decision.rule)
  }
  note()
  if (expect.refused === true && play.length === 0) return NOTHING_TO_REFUSE
  for (const [index, entry] of play.entries()) {
    const where = `choice ${index + 1} (${JSON.stringify(entry)})`
    const mustBeRefused = expect.refused === true && index === play.length - 1
    if (auto) declineUntil(preMatch, entry, note)
    try {
      const choice = withIds(preMatch, entry)
      if (typeof choice['player'] === 'string')
        throw new IllegalChoice(`Nobody called "${choice['player']}" has come to this match.`)
      preMatch.choose(choice)
      note()
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error
      return mustBeRefused ? REFUSED : `expected ${where} to be accepted, got: ${error.message}`
    }
    if (mustBeRefused) return `expected ${where} to be refused, got it accepted`
  }
  if (auto) declineUntil(preMatch, null, note)
  return null
}

type Entry = Readonly<Record<string, unknown>>

function declineUntil(preMatch: PreMatch, next: Entry | null, note: () => void): void {
  for (;;) {
    const options = preMatch.decision?.options ?? []
    const no = options.find(({ type }) => type === 'decline')
    if (no === undefined || (next !== null && options.some((option) => answers(preMatch, option, next))))
      return
    preMatch.choose(no)
    note()
  }
}

const answers = (preMatch: PreMatch, option: Choice, entry: Entry): boolean =>
  JSON.stringify(sortedFields(option)) === JSON.stringify(sortedFields(withIds(preMatch, entry)))

const sortedFields = (fields: object): unknown =>
  Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))

/**
 * A level that is reached before a match may be answered as one after it, and a characteristic as what it adds; whoever is
 * to be named is selected, also where the question has a word of its own.
 */
function understood(entry: Entry, options: readonly Choice[]): Entry {
  const { type } = entry
  if (type === 'select' && options.some((option) => option.type === 'rune')) return { ...entry, type: 'rune' }
  const take = type === 'improve' ? entry['take'] : type === 'learn' ? entry['skill'] : undefined
  if (typeof take !== 'string') return entry
  return take.startsWith('+') ? { type: 'boost', stat: take.slice(1) } : { type: 'learn', skill: take }
}

/** The name of a player becomes his number: of two of that name the one who can be meant. */
function withIds({ match, decision }: PreMatch, told: Entry): Entry {
  const entry = understood(told, decision?.options ?? [])
  const { player } = entry
  if (typeof player !== 'string') return entry
  const named = match.state.players.filter(({ id }) => nameOf(match, id) === player)
  const meant = named.find(({ id }) =>
    decision?.options.some((option) => 'player' in option && option.player === id),
  )
  return { ...entry, player: (meant ?? named[0])?.id ?? player }
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

const differs = (what: string, wanted: unknown, got: unknown): string | null =>
  wanted === undefined || shown(wanted) === shown(got)
    ? null
    : `expected ${what} ${shown(wanted)}, got ${shown(got)}`

const sorted = (list: readonly string[] | undefined): readonly string[] | undefined => list?.toSorted()

type Teams = Readonly<Record<Side, Team>>

function difference(preMatch: PreMatch, teams: Teams, expect: PreMatchExpectation): string | null {
  const { match, events, decision } = preMatch
  const told = <T extends Event['type']>(type: T) =>
    events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  const handicaps = (side: Side) =>
    told('handicap').flatMap((event) => (event.side === side ? [event.handicap] : []))
  const problems = [
    differs('gate', expect.gate, matchReport(match, events).gate),
    differs('weather', expect.weather && weatherNamed(match.edition, expect.weather), match.state.weather),
    differs('gold', expect.gold, told('gold').at(-1)?.gold ?? 0),
    differs('decision', expect.decision, decision?.type ?? null),
    differs('the coach asked', expect.asks, decision?.side),
    ...SIDES.map((side) =>
      differs(`handicaps of ${side}`, sorted(expect.handicaps?.[side]), sorted(handicaps(side))),
    ),
    ...SIDES.map((side) => sideDifference(match, events, teams[side], side, expect[side] ?? {})),
    offersDifference(preMatch, expect),
    storyDifference(expect.events ?? [], events),
  ]
  return problems.find((problem) => problem !== null) ?? null
}

function sideDifference(
  match: Match,
  events: readonly Event[],
  team: Team,
  side: Side,
  expect: ExpectedSide,
): string | null {
  const sheet = match.teamSheet(side)
  const state = match.team(side)
  const second = startingRerolls(sheet, state)
  const hired = events.flatMap((event) =>
    event.type === 'hired' && event.side === side && event.cost > 0 ? [event.what] : [],
  )
  const mine = match.state.players.filter((player) => player.side === side)
  const guests = mine.filter((player) => match.sheet(player).id === undefined)
  const lost = guests.filter(({ place }) => place === 'absent').map(({ id }) => nameOf(match, id))
  const missing = team.players.filter(({ missNext }) => missNext).map(({ name }) => name)
  const clashed = events.flatMap((event) =>
    event.type === 'removed' && event.rule === 'star.clash' ? [event.player] : [],
  )
  const kept = mine.filter(({ place, id }) => place === 'absent' && !clashed.includes(id))
  const problems = [
    differs('treasury', expect.treasury, match.team(side).gold),
    differs(
      'rerolls',
      expect.rerolls,
      Array.isArray(expect.rerolls) ? [state.rerolls, second] : state.rerolls,
    ),
    differs('trophyRerolls', expect.trophyRerolls, state.trophies),
    differs('fanFactor', expect.fanFactor, fansOf(match, events, side)),
    differs(
      'absent',
      sorted(expect.absent),
      sorted([...missing, ...kept.map(({ id }) => nameOf(match, id))]),
    ),
    differs('hired', sorted(expect.hired), sorted(hired)),
    differs('fielded', sorted(expect.fielded), sorted(hired.filter((what) => !lost.includes(what)))),
    ...Object.entries(expect.players ?? {}).map(([name, wanted]) => {
      const player = mine.find(({ id }) => nameOf(match, id) === name)
      if (player === undefined) return `expected a player ${name}, got none`
      return playerDifference(match, events, player, name, wanted)
    }),
  ]
  const problem = problems.find((each) => each !== null) ?? null
  return problem === null ? null : `${side}: ${problem}`
}

/** Books that roll for fans say how many came. */
function fansOf(match: Match, events: readonly Event[], side: Side): number {
  const told = events.findLast((event) => event.type === 'fans' && event.side === side)
  return told?.type === 'fans' ? told.fanFactor : fanFactor(match, side)
}

function playerDifference(
  match: Match,
  events: readonly Event[],
  player: Player,
  name: string,
  { spp, niggles, skills, stats = {} }: ExpectedPlayer,
): string | null {
  const sheet = match.sheet(player)
  const kit = match.kit(player)
  const learned = events.flatMap((event) =>
    event.type === 'learned' && event.player === player.id ? [event.take] : [],
  )
  const inspired = player.gains.some(({ source }) => source === 'inspiration')
  const gained = [
    ...(sheet.gained ?? []).flatMap(({ take }) => (take.startsWith('+') ? [] : [take])),
    ...player.gains.flatMap((gain) => gain.skills),
  ].filter((skill) => match.edition.players.skills[skill.split(':')[0] ?? '']?.category !== 'handicap')
  const award = inspired ? (match.edition.career.points.mvp ?? 0) : 0
  const problems = [
    differs(`points of ${name}`, spp, (sheet.points ?? 0) + award),
    differs(
      `niggles of ${name}`,
      niggles,
      (sheet.niggles ?? 0) + learned.filter((take) => take === 'niggle').length,
    ),
    differs(`skills of ${name}`, sorted(skills), sorted(gained)),
    ...Object.entries(stats).map(([stat, wanted]) =>
      differs(`${stat} of ${name}`, wanted, own<unknown>({ ...kit }, stat)),
    ),
  ]
  return problems.find((problem) => problem !== null) ?? null
}

function offersDifference({ match, decision }: PreMatch, expect: PreMatchExpectation): string | null {
  const offered = new Set(
    (decision?.options ?? []).map((option) => {
      if ('player' in option && option.player !== undefined) return nameOf(match, option.player)
      const id = Object.values(option).find((value, index) => index > 0 && typeof value === 'string')
      return typeof id === 'string' ? id : option.type
    }),
  )
  const missing = expect.offers?.find((id) => !offered.has(id))
  if (missing !== undefined)
    return `expected ${missing} to be offered, got ${[...offered].join(', ') || 'nothing'}`
  const surplus = expect.notOffered?.find((id) => offered.has(id))
  return surplus === undefined ? null : `expected ${surplus} not to be offered`
}
