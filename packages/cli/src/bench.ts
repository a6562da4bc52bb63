import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  clone,
  Game,
  type Match,
  type MatchSpec,
  must,
  type Player,
  reach,
  SeededDice,
} from '@touchback/engine'
import { seedFor } from './seeds.ts'
import { matchSpec } from './teams.ts'

export interface Figures {
  readonly matchesPerSecond: number
  readonly decisionsPerSecond: number
  readonly cloneMicros: number
  readonly forkMicros: number
  readonly pathsMicros: number
  /** How much longer a match takes when its events are kept, in per cent. */
  readonly eventsCostPercent: number
  /** One match with all its inputs, and ten thousand of them. */
  readonly heldMatchKilobytes: number
  readonly held10000Megabytes: number
}

/** The same matches on every machine: different teams each, as matches have. */
const specOf = (edition: string, index: number): MatchSpec => matchSpec(edition, null, 2004, index)

const choiceOf = (game: Game, random: SeededDice) => {
  const options = game.legalChoices()
  const choice = options[random.below(options.length)]
  if (choice === undefined) throw new Error('there is nothing to choose')
  return choice
}

interface PlayOptions {
  readonly events?: boolean
  readonly record?: boolean
  /** Stop before this many decisions; for ever when absent. */
  readonly stop?: number
}

/** A match with uniformly random choices; returns it and the number of decisions. */
function playRandom(spec: MatchSpec, seed: number, { events, record, stop = Infinity }: PlayOptions) {
  const dice = new SeededDice(seedFor(seed, 'dice'))
  const random = new SeededDice(seedFor(seed, 'choices'))
  const game = Game.start(spec, { dice, events: events ?? false, record: record ?? false })
  let decisions = 0
  while (game.decision !== null && decisions < stop) {
    decisions++
    game.choose(choiceOf(game, random))
  }
  return { game, decisions }
}

/** Matches played within some seconds, over and over the same fifty. */
function pace(edition: string, seconds: number, events: boolean): { matches: number; decisions: number } {
  const specs = Array.from({ length: 50 }, (_, index) => specOf(edition, index))
  const start = performance.now()
  let matches = 0
  let decisions = 0
  while (performance.now() - start < seconds * 1000) {
    decisions += playRandom(must(specs[matches % specs.length]), matches, { events }).decisions
    matches++
  }
  const took = (performance.now() - start) / 1000
  return { matches: matches / took, decisions: decisions / took }
}

/** As a search does: many times on one position before the next. */
const IN_A_ROW = 20

/** Microseconds for each call of `deed`, over and over its subjects; the best of some rounds, as others share the machine. */
function micros<T>(subjects: readonly T[], deed: (subject: T) => void): number {
  let best = Infinity
  for (let round = 0; round < 12; round++) {
    const start = performance.now()
    for (const subject of subjects) for (let i = 0; i < IN_A_ROW; i++) deed(subject)
    best = Math.min(best, ((performance.now() - start) * 1000) / (subjects.length * IN_A_ROW))
  }
  return best
}

/** Matches at decisions all over their length. */
function positions(edition: string, count: number): Game[] {
  const found: Game[] = []
  for (let index = 0; found.length < count; index++) {
    const { game } = playRandom(specOf(edition, index % 50), index, { stop: 5 + ((index * 37) % 520) })
    if (game.decision !== null) found.push(game)
  }
  return found
}

/** On a pitch where nearly everybody still is, somebody standing who can go far. */
function runners(games: readonly Game[]): { match: Match; player: Player }[] {
  return games.flatMap(({ match }) => {
    const fielded = match.state.players.filter((player) => player.place === 'pitch')
    const player = fielded.find((each) => each.stance === 'standing' && match.kit(each).ma >= 6)
    const full = fielded.length >= 2 * match.edition.field.lineUp.players - 2
    return !full || match.state.activation !== null || player === undefined ? [] : [{ match, player }]
  })
}

function kilobytesHeld(edition: string, count: number): number {
  setFlagsFromString('--expose-gc')
  // What the flag puts into every new context.
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    const { heapUsed, external, arrayBuffers } = process.memoryUsage()
    return heapUsed + external + arrayBuffers
  }
  playRandom(specOf(edition, 0), 0, { record: true })
  const before = used()
  const held = Array.from({ length: count }, (_, index) =>
    playRandom(specOf(edition, index), index, { record: true, stop: 500 }),
  )
  const after = used()
  if (held.length !== count) throw new Error('they must still be here')
  return (after - before) / count / 1024
}

export function measure(edition: string, held: number): Figures {
  pace(edition, 1, false)
  const plain = pace(edition, 3, false)
  const told = pace(edition, 2, true)
  const games = positions(edition, 500)
  const random = new SeededDice(77)
  const dice = new SeededDice(78)
  const cloneMicros = micros(games, ({ state }) => void clone(state))
  const forkMicros = micros(games, (game) => {
    const fork = game.fork(dice)
    fork.choose(choiceOf(fork, random))
  })
  const pathsMicros = micros(runners(games), ({ match, player }) => {
    const paths = reach(match, player)
    for (const square of paths.squares()) paths.chance(square)
  })
  const kilobytes = kilobytesHeld(edition, held)
  return {
    matchesPerSecond: plain.matches,
    decisionsPerSecond: plain.decisions,
    cloneMicros,
    forkMicros,
    pathsMicros,
    eventsCostPercent: 100 * (plain.matches / told.matches - 1),
    heldMatchKilobytes: kilobytes,
    held10000Megabytes: (kilobytes * 10_000) / 1024,
  }
}
