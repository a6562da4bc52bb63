import { type CoachMaker, playSeason } from '@touchback/bots'
import { type Edition, Game, SeededDice, SIDES } from '@touchback/engine'
import { eager, randomSpec } from '@touchback/engine/testing'
import { questionOf } from './golden-question.ts'
import { hashOf } from './hash-of.ts'
import { coachNamed } from './match-run.ts'
import { seedFor } from './seeds.ts'

/** How many matches a book is known by, of coaches without a plan and of those who run for the end zone. */
const [RANDOM, EAGER] = [60, 30]

const random: CoachMaker = (seed) => coachNamed('random', seed)

/** One match of random squads, as a line: who, how it ended, and a hash of all that happened. */
function matchLine(edition: Edition, index: number, maker: CoachMaker): string {
  const dice = new SeededDice(seedFor('golden', index))
  const rosters = Object.keys(edition.teams.rosters)
  const [home = '', away = ''] = SIDES.map(() => rosters[dice.below(rosters.length)])
  const coaches = {
    home: maker(seedFor('golden', index, 'home')),
    away: maker(seedFor('golden', index, 'away')),
  }
  const game = Game.start(randomSpec(edition, home, away, index), { dice, events: true })
  const asked: unknown[] = []
  while (game.decision !== null) {
    asked.push(questionOf(game.decision))
    game.choose(coaches[game.decision.side].choose(game))
  }
  const { teams } = game.state
  return `${index}: ${home} ${teams.home.score}-${teams.away.score} ${away}, ${asked.length} decisions, ${hashOf([asked, game.match.sink])}`
}

/** A short season of eager coaches: its table, and a hash of everything in its log and of the league it makes. */
function seasonLines(edition: Edition): string[] {
  const { log, table } = playSeason({
    edition,
    teams: 4,
    rounds: 3,
    coach: 'random',
    maker: eager,
    seed: (...parts) => seedFor('golden season', ...parts),
  })
  return [
    ...table.map(({ team, played, points }) => `${team}: ${played} played, ${points} points`),
    ...Object.values(log.league.teams).map(
      ({ team }) => `${team.id}: rating ${team.rating}, treasury ${team.treasury}, ${hashOf(team)}`,
    ),
    `season: ${log.entries.length} entries, ${hashOf(log.entries)}`,
  ]
}

/** Matches and a season a book is known by, in groups of lines: a change of any rule shows how far it reaches. */
export const goldenPlays = (edition: Edition): (() => string[])[] => [
  ...Array.from({ length: RANDOM }, (_, index) => () => [matchLine(edition, index, random)]),
  ...Array.from({ length: EAGER }, (_, index) => () => [matchLine(edition, RANDOM + index, eager)]),
  () => seasonLines(edition),
]
