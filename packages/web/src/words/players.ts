import { type Edition, exertsZones, type Match, neighbours, type Player } from '@touchback/engine'
import { onePosition, plainWords } from '@touchback/words'

/** What one player plays as, in the words of his team list. */
export function positionName(edition: Edition, roster: string, position: string): string {
  const { rosters, specialPlayers } = edition.teams
  const own = rosters[roster]?.positions.find(({ id }) => id === position)
  return own === undefined ? (specialPlayers[position]?.name ?? plainWords(position)) : onePosition(own)
}

/** The same under his name on a card: whoever is the only one of his kind is a star player there. */
export function playsAs(edition: Edition, roster: string, position: string): string {
  const isStar = edition.teams.specialPlayers[position]?.kind === 'star'
  return isStar ? 'Star player' : positionName(edition, roster, position)
}

/** Opponents who have a player in their tackle zones. */
export const markersOf = (match: Match, player: Player): Player[] =>
  neighbours(match, player.at).filter((other) => other.side !== player.side && exertsZones(match, other))

/** His skills as they stand on a sheet, with what goes with them: `loner:4`. */
export function skillsOf(match: Match, player: Player): string[] {
  const kit = match.kit(player)
  return [...kit.skills].map((id) => {
    const parameter = kit.parameters.get(id)
    return parameter === undefined ? id : `${id}:${parameter}`
  })
}

const PLACES: Readonly<Record<string, string>> = {
  reserves: 'in reserve',
  ko: 'knocked out',
  casualty: 'injured',
  'sent-off': 'sent off',
  absent: 'away',
}

/** Where he is, and how: `standing`, `knocked out`. */
export const whereabouts = ({ place, stance }: { readonly place: string; readonly stance: string }): string =>
  place === 'pitch' ? stance : (PLACES[place] ?? plainWords(place))
