import { bookOf, type Entry, type League } from '@touchback/league'
import { deathsOf } from '@touchback/league/views'
import { gainText } from '@touchback/words'
import { entryText, isNews } from '../words/entries.ts'
import { playerIn } from '../words/people.ts'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Who died in a match, and by whose hand. */
const deaths = (league: League, match: string): string[] =>
  deathsOf(league, match).map(({ team, player, killer }) => {
    const whose = `${playerIn(league, team, player)} of ${league.teams[team]?.team.name ?? team}`
    return killer === null
      ? `${whose} dies on the pitch.`
      : `${killer.name} of ${league.teams[killer.team]?.team.name ?? killer.team} kills ${whose}.`
  })

/** What a team's books have brought: who has learned something, who has come. */
function gains(league: League, { team: id, match, choices }: Entry<'aftermath'>): string[] {
  const entrant = league.teams[id]
  if (entrant === undefined) return []
  const { team } = entrant
  const after = (league.played[id] ?? []).indexOf(match) + 1
  const learned = [...team.players, ...team.former].flatMap(({ name, gained }) => {
    const now = gained.filter((gain) => gain.after === after && after > 0)
    return now.length === 0
      ? []
      : [`${name} gains ${listed(now.map(({ take }) => gainText(bookOf(league), take)))}`]
  })
  const come = choices.flatMap((choice) =>
    choice.type === 'buy' && choice.name !== undefined ? [choice.name] : [],
  )
  return [
    ...(learned.length === 0 ? [] : [`${team.name}: ${listed(learned)}.`]),
    ...(come.length === 0
      ? []
      : [`${listed(come)} ${come.length === 1 ? 'signs' : 'sign'} for ${team.name}.`]),
  ]
}

/** What an entry is worth telling of. */
function told(league: League, entry: Entry): string[] {
  if (isNews(entry)) return [entryText(league, entry)]
  switch (entry.type) {
    case 'aftermath':
      return gains(league, entry)
    case 'played':
    case 'ruled':
    case 'confirmed':
      return deaths(league, entry.match)
    default:
      return []
  }
}

/** The latest of what everybody wants to hear of, the newest first. */
export function newsOf(league: League, entries: readonly Entry[], most: number): string[] {
  const news: string[] = []
  for (const entry of entries.toReversed()) {
    news.push(...told(league, entry))
    if (news.length >= most) break
  }
  return news.slice(0, most)
}
