import { readTeam, type TeamFile } from '@touchback/league'
import { keep } from './keep.ts'
import { freshId } from './random.ts'

/** A team kept on this device. */
export interface KeptTeam extends TeamFile {
  readonly id: string
}

const KEY = 'touchback.teams'

/** What cannot be read any more stays where it is, untouched, beside what can. */
let unread: unknown[] = []

function read(): KeptTeam[] {
  unread = []
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((entry: unknown) => {
      const { id, ...rest } = Object(entry) as { id?: unknown }
      const { team } = readTeam(JSON.stringify(rest))
      if (team !== null && typeof id === 'string') return [{ ...team, id }]
      unread.push(entry)
      return []
    })
  } catch {
    return []
  }
}

class Teams {
  list = $state.raw<readonly KeptTeam[]>(read())
  /** The team deleted last, until the screen is left. */
  deleted = $state.raw<{ team: KeptTeam; at: number } | null>(null)
  /** Why the last change could not be kept. */
  problem = $state<string | null>(null)

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
    this.problem = keep(KEY, [...list, ...unread])
      ? null
      : 'This device has no room left: the change lasts only until the page is closed.'
  }
}

export const teams = new Teams()

// Another page of ours has changed the teams.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) teams.list = read()
})
