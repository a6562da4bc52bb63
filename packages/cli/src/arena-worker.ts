import { forEach, Game, other, SeededDice, type Side, SIDES } from '@touchback/engine'
import { addScore, emptyScore, type Score } from './arena-score.ts'
import { coachNamed } from './match-run.ts'
import { seedFor } from './seeds.ts'
import { type MatchManner, matchSpec, type Pairing } from './teams.ts'

/** Two coaches who meet with two teams; who is at home and who has which team goes round. */
export interface Bout extends Required<MatchManner> {
  readonly edition: string
  readonly coaches: readonly [string, string]
  readonly teams: readonly [string, string]
  readonly seed: number
  /** Milliseconds a turn for coaches who search. */
  readonly budget?: number
  /** Tries a turn instead: the same on any machine. */
  readonly nodes?: number
}

export interface ArenaBatch {
  readonly bout: Bout
  readonly from: number
  readonly to: number
}

export default function playArena({ bout, from, to }: ArenaBatch): Score {
  const score = emptyScore()
  for (let index = from; index < to; index++) addScore(score, playBout(bout, index))
  return score
}

/** What this thread has worked so far: others on the machine do not count. */
const milliseconds = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Match number `index`: four matches in a row have the same two drafts or their mirror, every way round. */
export function playBout(bout: Bout, index: number): Score {
  const { edition, seed, teams, coaches } = bout
  const [one, two] = teams
  const first: Side = index % 2 === 0 ? 'home' : 'away'
  const pairing: Pairing = index % 4 < 2 ? [one, two] : [two, one]
  const spec = matchSpec(edition, pairing, seed, index >> 2, bout)
  const thinking = {
    ...(bout.nodes === undefined ? {} : { nodes: bout.nodes }),
    ...(bout.budget === undefined ? {} : { budget: bout.budget, now: milliseconds }),
  }
  const make = (who: 0 | 1) => coachNamed(coaches[who], seedFor(seed, index, 'coach', who), thinking)
  const coach = forEach(SIDES, (side) => make(side === first ? 0 : 1))
  const game = Game.start(spec, { dice: new SeededDice(seedFor(seed, index, 'dice')), events: true })
  const score = emptyScore()
  const turns: [Map<string, number>, Map<string, number>] = [new Map(), new Map()]
  while (game.decision !== null) {
    const { side } = game.decision
    const { half, drive, teams: sides } = game.state
    const turn = `${half} ${drive} ${sides[side].turn}`
    const start = milliseconds()
    const choice = coach[side].choose(game)
    const spent = turns[side === first ? 0 : 1]
    spent.set(turn, (spent.get(turn) ?? 0) + milliseconds() - start)
    game.choose(choice)
  }
  for (const event of game.match.sink ?? [])
    if (event.type === 'turnover') {
      const by = score.turnovers[event.side === first ? 0 : 1]
      by[event.cause] = (by[event.cause] ?? 0) + 1
    }
  const [mine, theirs] = [game.state.teams[first].score, game.state.teams[other(first)].score]
  score.matches = 1
  score.results[mine > theirs ? 0 : mine === theirs ? 1 : 2] = 1
  score.touchdowns = [mine, theirs]
  for (const who of [0, 1] as const) {
    const times = [...turns[who].values()]
    score.turns[who] = times.length
    score.ms[who] = times.reduce((sum, time) => sum + time, 0)
    score.slowest[who] = Math.max(0, ...times)
  }
  return score
}
