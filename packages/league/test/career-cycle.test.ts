import {
  EDITIONS,
  type Edition,
  editionOf,
  Game,
  same,
  SeededDice,
  SIDES,
  type Side,
} from '@touchback/engine'
import { type MatchReport, ownReport, type Team } from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import { Aftermath } from '../src/aftermath.ts'
import { leagueMatch, playProblems } from '../src/bring.ts'
import { found } from '../src/found.ts'
import { reportOf } from '../src/report/report-of.ts'
import { suggestedDraft } from '../src/suggested.ts'

type Teams = Readonly<Record<Side, Team>>

const MATCHES = 3

interface Option {
  readonly type: string
}

/** A market closes when it can; a team above its limit sheds staff first, and one without enough players takes on the first. */
function soberly(options: readonly Option[], fewest: number): readonly Option[] {
  const some = (...types: string[]) => options.filter(({ type }) => types.includes(type))
  const ends = some('done')
  if (ends.length > 0) return ends
  const leaving = some('remove')
  if (leaving.length === 0) return options
  if (leaving.length < fewest) return some('buy').slice(0, 1)
  const staff = some('dismiss')
  return staff.length > 0 ? staff : leaving
}

/** Anything legal, again and again, until nobody is asked any more. */
function answerAll(asked: Game | Aftermath, edition: Edition, dice: SeededDice): void {
  for (let answers = 0; asked.decision !== null; answers++) {
    if (answers > 20_000) throw new Error(`no end of questions: ${asked.decision.type}`)
    const options: readonly Option[] = asked.decision.options
    const among = answers % 3 === 0 ? options : soberly(options, edition.career.market.players)
    asked.choose(among[dice.below(among.length)] as never)
  }
}

const ids = (team: Team): string[] => team.players.map(({ id }) => id)
const everybody = (team: Team): string[] => [...ids(team), ...team.former.map(({ id }) => id)]

/** What is not so and should be. */
const broken = (claims: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [claim]))

/** One team's aftermath, and what it got wrong. */
function aftermathOf(report: MatchReport, team: Team, side: Side, dice: SeededDice): [Team, string[]] {
  const aftermath = Aftermath.begin({ team, report: ownReport(report, side), options: {} }, dice)
  answerAll(aftermath, editionOf(team), dice)
  const after = aftermath.team
  const money = aftermath.events.reduce(
    (sum, event) => (event.type === 'money' ? sum + event.change : sum),
    0,
  )
  const everyone = everybody(after)
  const saved = JSON.parse(JSON.stringify(aftermath)) as ReturnType<Aftermath['toJSON']>
  const problems = broken({
    'every coin is accounted for': after.treasury === team.treasury + money,
    'nobody is in debt': after.treasury >= 0,
    'no two players are one': new Set(everyone).size === everyone.length,
    'nobody is lost': everybody(team).every((id) => everyone.includes(id)),
    'the match is in the record': after.matches.length === team.matches.length + 1,
    'a saved aftermath is the same': same(Aftermath.load(saved, dice).value?.team, after),
  })
  return [after, problems]
}

/** Everybody on the roster has his line, and what the match says is what the report says. */
function reportProblems(game: Game, report: MatchReport, teams: Teams): string[] {
  return SIDES.flatMap((side) => {
    const { players, guests, spent } = report.sides[side]
    const lines = [...Object.values(players), ...guests]
    const touchdowns = lines.reduce((sum, { feats }) => sum + feats.touchdowns, 0)
    // Some stars change sides, and whoever gives up may be given a score.
    const counted = report.conceded === null && guests.every(({ kind }) => kind !== 'star')
    return broken({
      'everybody has a line': same(Object.keys(players).toSorted(), ids(teams[side]).toSorted()),
      'who misses the match is not there': teams[side].players.every(
        ({ id, missNext }) => !missNext || players[id]?.available === false,
      ),
      'nobody is hurt at home': lines.every(
        ({ hurt, fielded }) => fielded || hurt.every(({ cause }) => cause === 'ageing'),
      ),
      'nobody plays who is not there': lines.every(({ fielded, available }) => available || !fielded),
      'nobody spends what he has not': spent >= 0 && spent <= teams[side].treasury,
      'somebody scored each touchdown': !counted || touchdowns === game.state.teams[side].score,
      'a report is plain data': same(JSON.parse(JSON.stringify(report)), report),
    })
  })
}

describe.each(Object.values(EDITIONS))('$name', (edition) => {
  const rosters = Object.keys(edition.teams.rosters)
  test.each([1, 2])(
    'a career goes through its matches with nothing lost (seed %i)',
    (seed) => {
      const dice = new SeededDice(seed * 7919)
      const team = (id: string): Team => {
        const roster = rosters[dice.below(rosters.length)] ?? ''
        const founded = found(edition, suggestedDraft(edition, roster), { id, colour: '#123456' })
        return edition.career.market.paid ? { ...founded, treasury: founded.treasury + 200_000 } : founded
      }
      let teams: Teams = { home: team('home'), away: team('away') }
      for (let count = 0; count < MATCHES; count++) {
        const game = Game.start(leagueMatch(edition, teams.home, teams.away), { dice, events: true })
        answerAll(game, edition, dice)
        const report = reportOf(game)
        expect(reportProblems(game, report, teams)).toEqual([])
        const [home, homeProblems] = aftermathOf(report, teams.home, 'home', dice)
        const [away, awayProblems] = aftermathOf(report, teams.away, 'away', dice)
        expect([...homeProblems, ...awayProblems]).toEqual([])
        teams = { home, away }
        expect(SIDES.flatMap((side) => playProblems(edition, teams[side]))).toEqual([])
      }
    },
    60_000,
  )
})
