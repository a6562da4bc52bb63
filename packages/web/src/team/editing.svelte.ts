import { type Edition, editionOf } from '@touchback/engine'
import {
  type Draft,
  type DraftPlayer,
  draftProblems,
  freeNumber,
  freshName,
  itemise,
  playerOffers,
  type StaffId,
  staffOffers,
  teamName,
  teamValue,
  treasuryLeft,
  withStaff,
} from '@touchback/league'
import { readable } from '../lib/colours.ts'
import { below } from '../lib/random.ts'
import { type KeptTeam, teams } from '../lib/teams.svelte.ts'

/** A team on the drawing board: every change is kept at once and can be taken back. */
export class Editing {
  readonly id: string
  #past = $state.raw<readonly KeptTeam[]>([])
  /** The name as it is being typed: a title that grew when the field is left would move away whatever is pressed next. */
  typed = $state<string | null>(null)

  constructor(id: string) {
    this.id = id
  }

  get team(): KeptTeam {
    const team = teams.find(this.id)
    if (team === null) throw new Error(`no team ${this.id} on this device`)
    return team
  }
  get draft(): Draft {
    return this.team.draft
  }
  get title(): string {
    return this.typed?.trim() || this.draft.name
  }
  readonly edition: Edition = $derived(editionOf(this.team.edition))
  readonly #options = $derived({ league: this.team.league })
  readonly problems = $derived(draftProblems(this.edition, this.draft, this.#options))
  readonly value = $derived(teamValue(this.edition, this.draft))
  readonly left = $derived(treasuryLeft(this.edition, this.draft))
  readonly bill = $derived(itemise(this.edition, this.draft))
  readonly players = $derived(playerOffers(this.edition, this.draft, this.#options))
  readonly staff = $derived(staffOffers(this.edition, this.draft, this.#options))

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (before === undefined) return
    this.#past = this.#past.slice(0, -1)
    teams.change(before)
  }

  #change(changes: Partial<KeptTeam>): void {
    this.#past = [...this.#past.slice(-60), this.team]
    teams.change({ ...this.team, ...changes })
  }
  #redraft(changes: Partial<Draft>): void {
    this.#change({ draft: { ...this.draft, ...changes } })
  }

  hire(position: string): void {
    const star = this.edition.teams.specialPlayers[position]?.kind === 'star'
    const player: DraftPlayer = {
      position,
      number: freeNumber(this.draft.players),
      ...(star ? {} : { name: freshName(this.draft, position, below) }),
    }
    this.#redraft({ players: [...this.draft.players, player] })
  }

  release(index: number): void {
    this.#redraft({ players: this.draft.players.toSpliced(index, 1) })
  }

  /** The one hired last goes first. */
  releaseOne(position: string): void {
    const index = this.draft.players.findLastIndex((player) => player.position === position)
    if (index >= 0) this.release(index)
  }

  #player(index: number, changes: Partial<DraftPlayer>): void {
    this.#redraft({
      players: this.draft.players.map((player, at) => (at === index ? { ...player, ...changes } : player)),
    })
  }
  renamePlayer(index: number, name: string): void {
    if (name.trim() !== '') this.#player(index, { name: name.trim() })
  }
  newName(index: number): void {
    const player = this.draft.players[index]
    if (player !== undefined) this.#player(index, { name: freshName(this.draft, player.position, below) })
  }
  /** Whoever wears it already gets the other's. */
  number(index: number, number: number): void {
    if (!Number.isInteger(number) || number < 1 || number > 99) return
    const worn = (at: number): number => this.draft.players[at]?.number ?? at + 1
    const before = worn(index)
    this.#redraft({
      players: this.draft.players.map((player, at) => {
        if (at === index) return { ...player, number }
        return worn(at) === number ? { ...player, number: before } : player
      }),
    })
  }
  staffTo(id: StaffId, count: number): void {
    this.#change({ draft: withStaff(this.edition, this.draft, id, count) })
  }
  /** Picks a special rule the list leaves to its coach. */
  pickRule(index: number, id: string): void {
    const picked = [...(this.draft.picked ?? [])]
    picked[index] = id
    this.#redraft({ picked })
  }
  rename(name: string): void {
    this.typed = null
    if (name.trim() !== '') this.#redraft({ name: name.trim() })
  }
  newTeamName(): void {
    this.rename(teamName(this.draft.roster, below))
  }
  dress(colour: string): void {
    this.#change({ colour: readable(colour) })
  }
  forLeague(league: boolean): void {
    this.#change({ league })
  }
}
