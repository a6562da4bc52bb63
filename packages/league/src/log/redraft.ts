import type { Edition, Reading } from '@touchback/engine'
import {
  cloneTeam,
  itemise,
  newPlayer,
  redraftBudget,
  redraftPrice,
  type Team,
  type TeamMatch,
  worthOf,
} from '@touchback/engine/career'
import { type Draft, limitProblems, squadProblems } from '../draft.ts'
import type { Content } from './entry.ts'
import { bookOf, known, type League } from './league.ts'

const refuse = (problem: string) => ({ value: null, problem }) as const
const total = (lines: readonly (readonly [string, number])[]): number =>
  lines.reduce((sum, [, gold]) => sum + gold, 0)

/** The matches a team has played in the season that ended last. */
const seasonMatches = ({ seasons }: Pick<League, 'seasons'>, team: Team): readonly TeamMatch[] =>
  team.matches.slice(seasons.at(-1)?.before[team.id] ?? 0)

/** A team drafted anew between two seasons, or why it cannot be: its fans stay, everybody and everything else is paid for. */
export function redraft(league: League, { team: id, keep, draft }: Content<'redrafted'>): Reading<Team> {
  const old = known(league.teams, id)?.team
  if (old === undefined) return refuse(`There is no team "${id}" in this league.`)
  const book = bookOf(league)
  if (book.career.season === undefined) return refuse(`${book.name} drafts no team anew.`)
  const kept = keep.flatMap((player) => old.players.filter((each) => each.id === player))
  if (kept.length < keep.length || new Set(keep).size < keep.length)
    return refuse(`${old.name} can keep only those it has, and each once.`)
  const problem = legal(
    book,
    old,
    draft,
    kept.map(({ position }) => ({ position })),
  )
  if (problem !== null) return refuse(problem)
  const budget = total(redraftBudget(book, old, seasonMatches(league, old)))
  const cost =
    itemise(book, { ...draft, fanFactor: 0 }).reduce((sum, item) => sum + item.total, 0) +
    kept.reduce((sum, player) => sum + redraftPrice(book, old, player), 0)
  return cost > budget
    ? refuse(`The team costs ${cost} gold and may cost ${budget}.`)
    : { value: rebuilt(book, old, draft, keep, budget - cost), problem: null }
}

function legal(book: Edition, old: Team, draft: Draft, kept: Draft['players']): string | null {
  const roster = book.teams.rosters[old.roster]
  if (roster === undefined || draft.roster !== old.roster) return `${old.name} plays from its own list.`
  if (draft.fanFactor !== old.fanFactor) return `${old.name} keeps its fans: ${old.fanFactor}.`
  const { min, max } = book.teams.drafting.fanFactor
  const fanFactor = Math.min(max, Math.max(min, draft.fanFactor))
  const whole = { ...draft, fanFactor, players: [...kept, ...draft.players] }
  const [problem] = [...squadProblems(book, whole), ...limitProblems(book, roster, whole, { league: true })]
  return problem ?? null
}

function rebuilt(book: Edition, old: Team, draft: Draft, keep: readonly string[], treasury: number): Team {
  const team = cloneTeam(old)
  const leavers = team.players.filter(({ id }) => !keep.includes(id))
  for (const player of leavers) {
    player.status = 'left'
    player.leftAfter = team.matches.length
  }
  team.former = [...team.former, ...leavers]
  team.players = team.players.filter(({ id }) => keep.includes(id))
  for (const { position, name } of draft.players)
    team.players = [...team.players, newPlayer(book, team, position, name)]
  const { rerolls, cheerleaders, assistants, apothecaries, extras = {} } = draft
  const built = {
    ...team,
    name: draft.name,
    rerolls,
    cheerleaders,
    assistants,
    apothecaries,
    extras,
    treasury,
  }
  return book.career.worth.unit === 'rating' ? { ...built, rating: worthOf(book, built) } : built
}
