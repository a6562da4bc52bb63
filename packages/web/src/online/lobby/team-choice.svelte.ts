import { type Edition, EDITIONS, editionOf } from '@touchback/engine'
import { own } from '@touchback/engine/doors'
import { draftProblems, readTeam, type TeamFile } from '@touchback/league'
import { type Source, teamFrom } from '../../choose/source.ts'
import { keep, keptJson } from '../../lib/keep.ts'
import { pairedRosters } from '../../lib/line-up.ts'
import { below } from '../../lib/random.ts'
import { teams } from '../../lib/teams.svelte.ts'

const KEY = 'touchback.online'

/** What was brought to a table last. */
function lastTime(): { readonly book: string; readonly source: string } {
  const { book, source }: Record<string, unknown> = Object(keptJson(KEY))
  return {
    book: typeof book === 'string' ? book : '',
    source: typeof source === 'string' ? source : '',
  }
}

/** The book that was played last, or the one for a quick evening: the last on the shelf, seven a side. */
export function lastBook(): string {
  const { book } = lastTime()
  return own(EDITIONS, book)?.id ?? Object.keys(EDITIONS).at(-1) ?? ''
}

/** The team a coach brings to a table. */
export class TeamChoice {
  // All three are chosen by the constructor.
  edition = $state.raw() as Edition
  source = $state.raw() as Source
  team = $state.raw() as TeamFile

  /** The list of whoever sits there already: ours is another, unless we choose so. */
  readonly #opponent: string | null

  constructor(book: string, opponent: string | null = null) {
    this.#opponent = opponent
    this.book(book)
  }

  book(id: string): void {
    this.edition = editionOf(id)
    const { book, source } = lastTime()
    const [kind, which = ''] = source.split(':')
    const kept = kind === 'own' && book === id && teams.find(which) !== null
    const pair = pairedRosters(this.edition, below(7)).filter((roster) => roster !== this.#opponent)
    this.bring(kept ? `own:${which}` : `suggested:${pair[below(pair.length)]}`)
  }

  bring(source: Source): void {
    this.source = source
    this.team = teamFrom(this.edition, source)
  }

  get problems(): readonly string[] {
    return draftProblems(this.edition, this.team.draft, {})
  }

  /** The team as it goes out; remembered for the next time. */
  brought(): TeamFile {
    keep(KEY, { book: this.edition.id, source: this.source })
    const { team } = readTeam(JSON.stringify(teamOnly(this.team)))
    return team ?? this.team
  }
}

/** Without what only this device knows of it. */
function teamOnly(team: TeamFile): TeamFile {
  const { id: _id, ...file }: TeamFile & { readonly id?: string } = team
  return file
}
