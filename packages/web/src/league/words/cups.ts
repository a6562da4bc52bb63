import { bookOf, type Competition, type League } from '@touchback/league'
import { capital, plainWords } from '@touchback/words'

/** A cup of the book by its name. */
export const cupName = (league: League, id: string): string =>
  bookOf(league).career.tournaments?.cups[id]?.name ?? capital(plainWords(id))

/** A group by its letter: A, B, C. */
export const groupLetter = (division: number): string => String.fromCodePoint(64 + division)

const seasonName = ({ seasons }: League, season: string | null): string =>
  seasons.find(({ id }) => id === season)?.name ?? ''

/** A competition by its name; where another one bears it, by its season. */
export function competitionName(league: League, id: string): string {
  const found = league.competitions[id]
  if (found === undefined) return id
  const season = seasonName(league, found.season)
  const isShared = Object.values(league.competitions).some(
    (other) => other.id !== id && other.name === found.name,
  )
  if (!isShared || season === '') return found.name
  return season.startsWith(found.name) ? season : `${found.name}, ${season}`
}

const FORMATS: Readonly<Record<Competition['format'], string>> = {
  'round-robin': 'Round robin',
  groups: 'Groups and knock-out',
  swiss: 'Swiss',
  'knock-out': 'Knock-out',
  open: 'Open play',
  ladder: 'Ladder',
  'play-offs': 'Play-offs',
}
export const formatName = (format: Competition['format']): string => FORMATS[format]
