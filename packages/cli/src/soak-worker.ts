import { BOTS, type Coach } from '@touchback/bots'
import { type Choice, editionOf, type Game, type MatchSpec, SeededDice, type Side } from '@touchback/engine'
import { loadedTeam } from '@touchback/league'
import { eager, playWatched, randomSpec, type Watch } from '@touchback/engine/testing'
import { addFired, countCalls, type Fired, mark, markDecision, markEvents, markKits } from './fired.ts'
import { seedFor } from './seeds.ts'
import { matchSpec } from './teams.ts'
import { messageOf } from './what-happened.ts'

export interface SoakBatch {
  readonly edition: string
  readonly seed: number
  readonly from: number
  readonly to: number
}

/** What became of the matches of one pair of coaches. */
export interface PairTally {
  matches: number
  decisions: number
  touchdowns: [home: number, away: number]
}

export interface SoakReport {
  matches: number
  decisions: number
  failures: { match: number; message: string }[]
  pairs: Record<string, PairTally>
  fired: Fired
}

/**
 * Who plays whom: a scripted coach costs twenty times a random one, so three of every forty matches bring the passes and throws
 * that others hardly ever reach; half of the others are between coaches who run for the end zone.
 */
const SCRIPTED: Readonly<Record<number, Readonly<Record<Side, string>>>> = {
  5: { home: 'rookie', away: 'random' },
  10: { home: 'random', away: 'rookie' },
  15: { home: 'rookie', away: 'rookie' },
}
const RANDOM: Readonly<Record<Side, string>> = { home: 'random', away: 'random' }
const EAGER: Readonly<Record<Side, string>> = { home: 'eager', away: 'eager' }
const calls: Fired = {}
const counting = new Set<string>()

/** One match in four hundred is watched closely; the others now and then, one in ten played again from its record. */
const watchOf = (index: number): Watch =>
  index % 400 === 0
    ? { fork: 256, save: 32, tryAll: 32, replay: true, events: true, limit: 30_000 }
    : { fork: 4, save: 1, tryAll: 1, replay: index % 10 === 0, events: true, limit: 30_000 }

/** A third of the matches is between drafted teams, a third between loaded ones, a third between teams nobody would allow. */
function specOf({ edition: id, seed }: SoakBatch, index: number): MatchSpec {
  const edition = editionOf(id)
  if (index % 3 === 0) return matchSpec(id, null, seed, index)
  const rosters = Object.keys(edition.teams.rosters)
  const pairing = (index * 187) % rosters.length ** 2
  const home = rosters[pairing % rosters.length] ?? ''
  const away = rosters[Math.floor(pairing / rosters.length)] ?? ''
  const wild = randomSpec(edition, home, away, seedFor(seed, index, 'spec'))
  if (index % 3 === 1) return wild
  const dice = new SeededDice(seedFor(seed, index, 'loaded'))
  const loaded = (roster: string) => loadedTeam(edition, roster, (count) => dice.below(count))
  return { ...wild, teams: { home: loaded(home), away: loaded(away) } }
}

export default function soak(batch: SoakBatch): SoakReport {
  const edition = editionOf(batch.edition)
  if (!counting.has(edition.id)) countCalls(edition, calls)
  counting.add(edition.id)
  const report: SoakReport = { matches: 0, decisions: 0, failures: [], pairs: {}, fired: {} }
  for (let index = batch.from; index < batch.to; index++) {
    try {
      soakMatch(batch, index, report)
    } catch (error) {
      report.failures.push({ match: index, message: messageOf(error) })
    }
  }
  addFired(report.fired, calls)
  for (const kind of Object.keys(calls)) delete calls[kind]
  return report
}

/** Once in a long while the clock runs out, or a coach has had enough. */
function unlisted({ decision, state }: Game, chance: SeededDice): Choice | null {
  if (chance.below(2000) > 0 || decision === null) return null
  const [other] = decision.also
  if (other !== undefined) return other
  const { turn } = state
  return turn.started && !turn.timedOut && turn.side === decision.side ? { type: 'time-out' } : null
}

function coachOf(name: string, seed: number): Coach {
  const make = name === 'eager' ? eager : BOTS[name]
  if (make === undefined) throw new Error(`no bot ${name}`)
  return make(seed)
}

function soakMatch(batch: SoakBatch, index: number, report: SoakReport): void {
  const { seed } = batch
  const names = SCRIPTED[index % 40] ?? (index % 2 === 0 ? RANDOM : EAGER)
  const make = (side: Side): Coach => coachOf(names[side], seedFor(seed, index, side, 'coach'))
  const coaches: Record<Side, Coach> = { home: make('home'), away: make('away') }
  const { fired } = report
  const chance = new SeededDice(seedFor(seed, index, 'clock'))
  const answer = (game: Game): Choice => {
    const side = game.decision?.side ?? 'home'
    const choice = unlisted(game, chance) ?? coaches[side].choose(game)
    markDecision(fired, game)
    mark(fired, 'deed', choice.type)
    return choice
  }
  const spec = specOf(batch, index)
  const { game, decisions, events } = playWatched(
    spec,
    seedFor(seed, index, 'dice') % 2 ** 31,
    answer,
    watchOf(index),
  )
  markEvents(fired, game.edition, events)
  markKits(fired, game)
  const pair = (report.pairs[`${names.home} at home against ${names.away}`] ??= {
    matches: 0,
    decisions: 0,
    touchdowns: [0, 0],
  })
  pair.matches++
  pair.decisions += decisions
  pair.touchdowns[0] += game.state.teams.home.score
  pair.touchdowns[1] += game.state.teams.away.score
  report.matches++
  report.decisions += decisions
}
