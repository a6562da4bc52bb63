import { type Edition, EDITIONS, editionOf } from '@touchback/engine'
import { own } from '@touchback/engine/doors'
import type { LeagueOptions, OptionValue } from '@touchback/engine/career'
import { draftProblems, type TeamFile } from '@touchback/league'
import { keep, keptJson } from '../../lib/keep.ts'
import { freeShirt } from '../../lib/colours.ts'
import { firstEdition, pairedRosters, PAIRINGS, suggestedTeam } from '../../lib/line-up.ts'
import { oneOf } from '../../lib/random.ts'
import { teams as kept } from '../../lib/teams.svelte.ts'
import { type Form, formsOf } from './forms.ts'
import { type Founding, foundingBook } from './founding.ts'
import { type HouseRule, houseRules, togetherAs } from './house.ts'

/** Where a team comes from: one's own by its id, or a suggested one of a list. */
export type Source = `own:${string}` | `suggested:${string}`
export type Who = 'me' | 'friend' | 'computer'

export interface Row {
  readonly key: number
  readonly who: Who
  /** The name of the coach. */
  readonly coach: string
  readonly program: string | null
  readonly source: Source
  readonly team: TeamFile
}

const LAST = 'touchback.coach'
const lastName = (): string => {
  const name = keptJson(LAST)
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 40) : 'Coach'
}

/** How many a league begins with when nobody says otherwise, and how many it may. */
const USUAL = 4
export const MOST_TEAMS = 16

/** A league that is being founded. */
export class FoundingPlan {
  name = $state('Sunday League')
  me = $state(lastName())
  edition: Edition = $state.raw(firstEdition())
  rules = $state.raw<readonly string[]>([])
  options = $state.raw<LeagueOptions>({})
  rows = $state.raw<readonly Row[]>([])
  form = $state<Form>('round-robin')
  #keys = 0

  constructor() {
    this.#seatAll()
  }

  #seatAll(): void {
    this.rows = []
    this.add('me')
    while (this.rows.length < USUAL) this.add('computer')
  }

  get houseRules(): readonly HouseRule[] {
    return houseRules(this.edition)
  }

  get #chosen(): readonly HouseRule[] {
    return this.houseRules.filter(({ id }) => this.rules.includes(id))
  }

  /** The book with the house rules that are switched on. */
  get book(): Edition {
    return foundingBook({ edition: this.edition.id, house: togetherAs(this.#chosen) })
  }

  bookNamed(id: string): void {
    if (own(EDITIONS, id) === undefined || id === this.edition.id) return
    this.edition = editionOf(id)
    this.rules = []
    this.options = {}
    if (!formsOf(this.edition).includes(this.form)) this.form = 'round-robin'
    this.#seatAll()
  }

  switchRule(id: string, on: boolean): void {
    this.rules = on ? [...this.rules, id] : this.rules.filter((each) => each !== id)
    // What can be bought may be another thing now.
    this.rows = this.rows.map((row) => ({ ...row, team: this.#teamFrom(row.source, row.team) }))
  }

  settle(id: string, value: OptionValue): void {
    this.options = { ...this.options, [id]: value }
  }

  #teamFrom(source: Source, now?: TeamFile): TeamFile {
    const [kind, id = ''] = source.split(/:(.*)/su)
    const mine = kind === 'own' ? kept.find(id) : null
    if (mine !== null) return mine
    const fresh = suggestedTeam(
      this.book,
      own(this.book.teams.rosters, id) === undefined ? this.#freeList() : id,
      new Set(this.rows.map(({ team }) => team.draft.name)),
    )
    return now === undefined
      ? { ...fresh, colour: freeShirt(fresh.colour, this.#shirts) }
      : { ...fresh, draft: { ...fresh.draft, name: now.draft.name }, colour: now.colour }
  }

  get #shirts(): string[] {
    return this.rows.map(({ team }) => team.colour)
  }

  /** A list that nobody plays yet, where there is one; for a person one that is good to begin with. */
  #freeList(who: Who = 'computer'): string {
    const all = Object.keys(this.book.teams.rosters)
    const lists = who === 'computer' ? all : PAIRINGS.map((_, index) => pairedRosters(this.book, index)[0])
    const free = lists.filter((id) => !this.rows.some(({ team }) => team.draft.roster === id))
    if (free.length === 0 && lists !== all) return this.#freeList()
    return oneOf(free.length > 0 ? free : lists)
  }

  /** One's own teams that could play in this league. */
  get ownTeams() {
    const chosen = new Set(this.rows.map(({ source }) => source))
    return kept.list.filter(
      ({ id, edition, draft }) =>
        edition === this.edition.id &&
        (chosen.has(`own:${id}`) || draftProblems(this.book, draft, { league: true }).length === 0),
    )
  }

  /** The team goes to the drawing board among one's own, and plays here as it comes back. Its address there. */
  draft(key: number): string | null {
    const row = this.rows.find((each) => each.key === key)
    if (row === undefined) return null
    const [kind, id = ''] = row.source.split(/:(.*)/su)
    if (kind === 'own' && kept.find(id) !== null) return id
    const team = kept.add({ ...row.team, league: true })
    this.rows = this.rows.map((each) =>
      each.key === key ? { ...each, source: `own:${team.id}`, team } : each,
    )
    return team.id
  }

  /** One's own teams may have been changed since they were chosen. */
  look(): void {
    this.rows = this.rows.map((row): Row => {
      if (!row.source.startsWith('own:')) return row
      const mine = kept.find(row.source.slice('own:'.length))
      return mine === null ? { ...row, source: `suggested:${row.team.draft.roster}` } : { ...row, team: mine }
    })
  }

  add(who: Who): void {
    if (this.rows.length >= MOST_TEAMS) return
    const list = this.#freeList(who)
    const [first] = who === 'me' ? this.ownTeams : []
    const source: Source = first === undefined ? `suggested:${list}` : `own:${first.id}`
    const number = this.rows.filter((row) => row.who === who).length + 1
    const row: Row = {
      key: this.#keys++,
      who,
      coach: who === 'computer' ? `Computer ${number}` : who === 'friend' ? `Friend ${number}` : '',
      program: who === 'computer' ? 'rookie' : null,
      source,
      team: this.#teamFrom(source),
    }
    this.rows = [...this.rows, row]
  }

  remove(key: number): void {
    this.rows = this.rows.filter((row) => row.key !== key)
  }

  /** The friends who are left when every computer has gone; null while that would be no league. */
  get peopleAlone(): readonly Row[] | null {
    const people = this.rows.filter(({ who }) => who !== 'computer')
    return people.length >= 2 && people.length < this.rows.length ? people : null
  }

  leaveComputersOut(): void {
    this.rows = this.peopleAlone ?? this.rows
  }

  change(key: number, change: Partial<Pick<Row, 'coach' | 'program'>>): void {
    this.rows = this.rows.map((row) => (row.key === key ? { ...row, ...change } : row))
  }

  bring(key: number, source: Source): void {
    this.rows = this.rows.map((row) =>
      row.key === key ? { ...row, source, team: this.#teamFrom(source) } : row,
    )
  }

  /** What is still missing, in a sentence; null when the league can be founded. */
  get problem(): string | null {
    if (this.name.trim() === '') return 'The league needs a name.'
    if (this.me.trim() === '') return 'What are you called? Every entry of the league is signed.'
    if (this.rows.length < 2) return 'A league takes at least two teams.'
    const names = this.rows.map(({ coach }) => coach.trim())
    if (this.rows.some(({ who, coach }) => who === 'friend' && coach.trim() === ''))
      return 'Every friend needs a name.'
    const others = names.filter((name) => name !== '')
    if (others.includes(this.me.trim())) return `There is another coach called ${this.me.trim()}.`
    if (new Set(others).size < others.length) return 'Two coaches have the same name.'
    const teams = this.rows.map(({ team }) => team.draft.name)
    const twice = teams.find((name, index) => teams.indexOf(name) < index)
    if (twice !== undefined) return `Two teams are called ${twice}: give one of them another name.`
    for (const { team } of this.rows) {
      const [wrong] = draftProblems(this.book, team.draft, { league: true })
      if (wrong !== undefined) return `${team.draft.name}: ${wrong}`
    }
    return null
  }

  /** As it would be founded. */
  get founding(): Founding {
    const me = this.me.trim()
    keep(LAST, me)
    return {
      name: this.name.trim(),
      me,
      edition: this.edition.id,
      house: togetherAs(this.#chosen),
      options: this.options,
      form: this.form,
      teams: this.rows.map(({ who, coach, program, team }) => ({
        coach: who === 'me' ? me : coach.trim(),
        program,
        colour: team.colour,
        draft: team.draft,
      })),
    }
  }
}

let current: FoundingPlan | null = null

/** What somebody has begun to found stays as it is while he looks elsewhere, at a team of his above all. */
export function foundingPlan(): FoundingPlan {
  current ??= new FoundingPlan()
  current.look()
  return current
}
export const forgetPlan = (): void => void (current = null)
