import { readTeam, type TeamFile } from '@touchback/league'
import { keep, keptJson, keptText } from './keep.ts'
import { freshId } from './random.ts'

/** A team kept on this device. */
export interface KeptTeam extends TeamFile {
  readonly id: string
}

const KEY = 'touchback.teams'

/** An entry that cannot be read any more, and why. It stays where it is, untouched, beside those that can. */
export interface UnreadTeam {
  readonly entry: unknown
  readonly problem: string
}

/** Should the list itself be damaged, its text is put aside before anything is kept in its place. */
const DAMAGED = `${KEY}.damaged`

function read(): { list: KeptTeam[]; unread: UnreadTeam[] } {
  const text = keptText(KEY)
  const kept = text === null ? [] : keptJson(KEY)
  if (!Array.isArray(kept)) {
    if (text !== null) keep(DAMAGED, text)
    return {
      list: [],
      unread: text === null ? [] : [{ entry: text, problem: 'The list of teams is damaged.' }],
    }
  }
  const list: KeptTeam[] = []
  const unread: UnreadTeam[] = []
  const ids = new Set<string>()
  for (const entry of kept) {
    // Whatever it is, it has an id or none.
    const { id, ...file }: { readonly id?: unknown } = Object(entry)
    const { team, problem } = readTeam(JSON.stringify(file))
    if (team === null) unread.push({ entry, problem })
    else if (typeof id !== 'string' || id === '' || ids.has(id)) list.push({ ...team, id: freshId() })
    else list.push({ ...team, id })
    if (typeof id === 'string') ids.add(id)
  }
  return { list, unread }
}

class Teams {
  list = $state.raw<readonly KeptTeam[]>([])
  /** What is kept and cannot be read. */
  unread = $state.raw<readonly UnreadTeam[]>([])
  /** The team deleted last, until the screen is left. */
  deleted = $state.raw<{ team: KeptTeam; at: number } | null>(null)
  /** Why the last change could not be kept. */
  problem = $state<string | null>(null)

  constructor() {
    this.look()
  }

  look(): void {
    Object.assign(this, read())
  }

  find(id: string): KeptTeam | null {
    return this.list.find((team) => team.id === id) ?? null
  }

  add(team: TeamFile): KeptTeam {
    const kept = { ...team, id: freshId() }
    this.#keep([kept, ...this.list])
    return kept
  }

  change(team: KeptTeam): void {
    this.#keep(this.list.map((one) => (one.id === team.id ? team : one)))
  }

  duplicate(team: KeptTeam): KeptTeam {
    return this.add({ ...team, draft: { ...team.draft, name: `${team.draft.name} (copy)` } })
  }

  remove(team: KeptTeam): void {
    this.deleted = { team, at: this.list.indexOf(team) }
    this.#keep(this.list.filter((one) => one.id !== team.id))
  }

  bringBack(): void {
    if (this.deleted === null) return
    this.#keep(this.list.toSpliced(this.deleted.at, 0, this.deleted.team))
    this.deleted = null
  }

  #keep(list: readonly KeptTeam[]): void {
    this.list = list
    this.problem = keep(KEY, [...list, ...this.unread.map(({ entry }) => entry)])
      ? null
      : 'This device has no room left: the change lasts only until the page is closed.'
  }
}

export const teams = new Teams()

// Another page of ours has changed the teams.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) teams.look()
})
