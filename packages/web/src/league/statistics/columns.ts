import type { Feat } from '@touchback/engine/career'
import { bookOf, type League } from '@touchback/league'
import type { PlayerTally, TeamTally } from '@touchback/league/views'
import { statisticName, statisticShort } from '@touchback/words'
import { positionName } from '../words/positions.ts'
import type { Column } from './table.ts'

/** Names and addresses, as an open league gives them. */
export interface Ways {
  readonly league: League
  readonly name: (team: string) => string
  readonly to: (...parts: readonly string[]) => string
}

const count = <Row>(id: string, name: string, short: string, value: (row: Row) => number): Column<Row> => ({
  id,
  name,
  short,
  value,
})

export const teamColumns = ({ name, to }: Ways): readonly Column<TeamTally>[] => [
  {
    id: 'team',
    name: 'Team',
    value: ({ team }) => name(team),
    href: ({ team }) => to('team', team),
    crest: ({ team }) => team,
  },
  count('played', 'Matches played', 'P', ({ played }) => played),
  count('won', 'Won', 'W', ({ won }) => won),
  count('drawn', 'Drawn', 'D', ({ drawn }) => drawn),
  count('lost', 'Lost', 'L', ({ lost }) => lost),
  {
    id: 'share',
    name: 'Share of wins, a draw as half of one, in per cent',
    short: 'Win %',
    value: ({ played, won, drawn }) => (played === 0 ? null : Math.round((100 * (won + drawn / 2)) / played)),
  },
  count('touchdowns', 'Touchdowns scored', 'TD', ({ touchdowns }) => touchdowns),
  count('conceded', 'Touchdowns let in', 'TD−', ({ conceded }) => conceded),
  count('casualties', 'Casualties caused', 'Cas', ({ casualties }) => casualties),
  count('suffered', 'Casualties suffered', 'Cas−', ({ suffered }) => suffered),
  count('kills', 'Opponents killed', 'Kills', ({ kills }) => kills),
  count('deaths', 'Players who died', 'Dead', ({ deaths }) => deaths),
  count('completions', 'Completed passes', 'Cp', ({ completions }) => completions),
  count('interceptions', 'Interceptions', 'Int', ({ interceptions }) => interceptions),
  count('fouls', 'Fouls', 'Fl', ({ fouls }) => fouls),
]

const SHOWN_FEATS: readonly Feat[] = [
  'touchdowns',
  'completions',
  'interceptions',
  'deflections',
  'casualties',
  'otherCasualties',
  'fouls',
]

/** Points and awards are of a whole career: over one season nobody counts them. */
export function playerColumns(
  { league, name, to }: Ways,
  rows: readonly PlayerTally[],
  { career }: { readonly career: boolean },
): readonly Column<PlayerTally>[] {
  const { levels } = bookOf(league).career
  /** Some books count neither points nor awards. */
  const counted = career && levels.length > 0
  const level: Column<PlayerTally> = {
    id: 'level',
    name: 'Level',
    words: true,
    value: (row) => row.level,
    text: (row) => levels[row.level]?.title ?? '',
  }
  const feat = (id: Feat): Column<PlayerTally> =>
    count(id, statisticName(id), statisticShort(id), ({ feats }) => feats[id])
  return [
    {
      id: 'name',
      name: 'Player',
      value: (row) => row.name,
      href: ({ team, player }) => to('player', team, player),
      crest: ({ team }) => team,
    },
    {
      id: 'team',
      name: 'Team',
      value: ({ team }) => name(team),
      href: ({ team }) => to('team', team),
      wide: true,
    },
    {
      id: 'position',
      name: 'Position',
      wide: true,
      value: ({ team, position }) => positionName(league, team, position),
    },
    count('matches', 'Matches', 'P', ({ matches }) => matches),
    ...(counted
      ? [
          count<PlayerTally>(
            'points',
            statisticName('points'),
            statisticShort('points'),
            ({ points }) => points,
          ),
        ]
      : []),
    ...SHOWN_FEATS.filter((id) => rows.some(({ feats }) => feats[id] > 0)).map(feat),
    count('kills', 'Opponents killed', 'Kills', ({ kills }) => kills),
    ...(counted
      ? [
          count<PlayerTally>('mvps', statisticName('mvps'), statisticShort('mvps'), ({ mvps }) => mvps),
          ...(levels.some(({ title }) => title !== '') ? [level] : []),
        ]
      : []),
    {
      id: 'status',
      name: 'Where he is now',
      short: 'Now',
      value: ({ status }) => (status === 'active' ? 'plays' : status),
    },
  ]
}
