import { type Edition, editionOf, type House } from '@touchback/engine'
import type { LeagueOptions } from '@touchback/engine/career'
import { type Draft, LeagueLog, nextRound } from '@touchback/league'
import type { Reading } from '@touchback/engine'
import { type Form, isDrawn, openingOf } from './forms.ts'

/** A team that takes part from the beginning, and who coaches it. */
export interface Entering {
  /** The name of a coach; one who names several teams coaches them all. */
  readonly coach: string
  /** The program that coaches it; null for a person. */
  readonly program: string | null
  readonly colour: string
  readonly draft: Draft
}

export interface Founding {
  readonly name: string
  /** The commissioner. */
  readonly me: string
  readonly edition: string
  readonly house: House | null
  readonly options: LeagueOptions
  readonly teams: readonly Entering[]
  readonly form: Form
}

/** A short name for an address, unlike those that are taken. */
function slug(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
    .slice(0, 30)
  const base = plain === '' ? 'team' : plain
  for (let more = 1; ; more++) {
    const wanted = more === 1 ? base : `${base}-${more}`
    if (!taken.has(wanted)) return wanted
  }
}

/** The book a league would play by. */
export const foundingBook = ({ edition, house }: Pick<Founding, 'edition' | 'house'>): Edition =>
  editionOf(house === null ? edition : { edition, house })

/** The first entries of a league, from its founding to its first round, or the sentence that is against it. */
export function foundingEntries(plan: Founding, at: string): Reading<readonly unknown[]> {
  const { me, name, edition, house, options, teams, form } = plan
  const most = Math.max(1, ...teams.map(({ coach }) => teams.filter((each) => each.coach === coach).length))
  const { value: log, problem } = LeagueLog.found({
    no: 1,
    at,
    by: me,
    type: 'founded',
    name,
    edition,
    ...(house === null ? {} : { house }),
    options,
    ...(most > 1 ? { teamsPerCoach: most } : {}),
    ...(teams.length === 2 ? { inARow: 0 } : {}),
  })
  if (log === null) return { value: null, problem }
  const taken = new Set<string>()
  const ids = teams.map(({ draft }) => {
    const id = slug(draft.name, taken)
    taken.add(id)
    return id
  })
  const coaches = teams.filter(
    ({ coach }, index) => coach !== me && teams.findIndex((each) => each.coach === coach) === index,
  )
  const contents: object[] = [
    ...coaches.map(({ coach, program }) => ({
      type: 'joined',
      coach,
      name: coach,
      ...(program === null ? {} : { program }),
    })),
    ...teams.map(({ coach, colour, draft }, index) => ({
      type: 'drafted',
      team: ids[index],
      coach,
      colour,
      draft,
    })),
    { type: 'season-begun', season: 'season-1', name: 'Season 1' },
    { ...openingOf(foundingBook(plan), form, teams.length), teams: ids },
  ]
  const write = (content: object): string | null =>
    log.append({ by: me, ...content, no: log.entries.length + 1, at }).problem
  for (const content of contents) {
    const refused = write(content)
    if (refused !== null) return { value: null, problem: refused }
  }
  if (isDrawn(form) && form !== 'knock-out') {
    const refused = drawFirst(log, write)
    if (refused !== null) return { value: null, problem: refused }
  }
  return { value: log.entries, problem: null }
}

/** So that there is something to play at once; a cup is drawn by hand, for everybody to see. */
function drawFirst(log: LeagueLog, write: (content: object) => string | null): string | null {
  const [competition = ''] = Object.keys(log.league.competitions)
  const { value: next, problem } = nextRound(log.league, competition)
  if (next === null) return problem
  const { round, pairings } = next
  return write({ type: 'round-drawn', competition, round, pairings })
}
