import type { Feats, InjuryEffect, MatchReport, PlayerReport } from '@touchback/engine/career'
import { type Awarded, type Fixture, type League, sideOf, winnerOf } from '../log/league.ts'
import { type Culprit, culpritOf } from './cemetery.ts'
import { playerName } from './people.ts'

/** Where a match stands. */
export type Stage = 'to-play' | 'awarded' | 'reported' | 'disputed' | 'books-open' | 'closed'

export function stageOf({ report, settled, disputed, closed }: Fixture): Stage {
  if (report === null) return settled ? 'awarded' : 'to-play'
  if (disputed !== null && !settled) return 'disputed'
  if (!settled) return 'reported'
  return closed.home && closed.away ? 'closed' : 'books-open'
}

/** Somebody who did something, or was hurt, in a match. */
export interface Mention {
  readonly team: string
  readonly name: string
  readonly feats: Feats
  readonly hurt: readonly { readonly effect: InjuryEffect; readonly by: Culprit | null }[]
}

/** A match and what became of it. */
export interface MatchPage {
  readonly match: string
  readonly competition: string | null
  readonly round: number | null
  readonly home: string
  readonly away: string
  readonly when: string | null
  readonly stage: Stage
  readonly disputed: string | null
  /** A result that was not played. */
  readonly awarded: Awarded | null
  readonly winner: string | null
  readonly report: MatchReport | null
  /** Those of both teams who have anything to tell. */
  readonly mentions: readonly Mention[]
}

export function matchPage(league: League, id: string): MatchPage | null {
  const fixture = league.fixtures[id]
  if (fixture === undefined) return null
  const { competition, round, home, away, when, report, disputed, awarded } = fixture
  return {
    match: id,
    competition,
    round,
    home,
    away,
    when,
    stage: stageOf(fixture),
    disputed,
    awarded,
    winner: winnerOf(fixture),
    report,
    mentions: report === null ? [] : mentionsIn(league, { ...fixture, report }),
  }
}

function mentionsIn(league: League, fixture: Fixture & { readonly report: MatchReport }): Mention[] {
  const mention = (team: string, name: string, { feats, hurt }: PlayerReport): Mention[] =>
    hurt.length === 0 && Object.values(feats).every((count) => count === 0)
      ? []
      : [
          {
            team,
            name,
            feats,
            hurt: hurt.map(({ effect, by }) => ({
              effect,
              by: by === undefined ? null : culpritOf(league, fixture, team, by),
            })),
          },
        ]
  return [fixture.home, fixture.away].flatMap((team) => {
    const { players, guests } = fixture.report.sides[sideOf(fixture, team)]
    return [
      ...Object.entries(players).flatMap(([id, line]) => mention(team, playerName(league, team, id), line)),
      ...guests.flatMap((guest) => mention(team, guest.name, guest)),
    ]
  })
}
