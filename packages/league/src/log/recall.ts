import {
  type DiceKind,
  type DiceSource,
  IllegalChoice,
  MissingDie,
  RecordedDice,
  WrongDie,
} from '@touchback/engine'
import type { CareerChoice, CareerDecision, Team } from '@touchback/engine/career'
import {
  Aftermath,
  type AftermathSetting,
  type KnownAnswers,
  listed,
  type SavedAftermath,
} from '../aftermath.ts'

/** A die that was thrown, and who was drawn by it. */
interface Thrown {
  readonly face: number
  readonly sides: number
  readonly drawn: string | null
}

/** What was thrown and answered when books were closed, each with the question it belongs to. */
export interface Memory {
  readonly rolls: ReadonlyMap<string, readonly Thrown[]>
  readonly answers: ReadonlyMap<string, readonly CareerChoice[]>
  /** Rolls and questions that come once in somebody's life: those of a rank he reaches. */
  readonly once: ReadonlySet<string>
}

/** What books hold of things that come once in a life: after a correction they may come in other books. */
export function lifelong(memories: readonly Memory[]): Memory {
  const once = new Set(memories.flatMap((memory) => [...memory.once]))
  const of = <T>(lists: (memory: Memory) => ReadonlyMap<string, T>): Map<string, T> =>
    new Map(memories.flatMap((memory) => [...lists(memory)].filter(([key]) => memory.once.has(key))))
  return { rolls: of(({ rolls }) => rolls), answers: of(({ answers }) => answers), once }
}

/** The same roll of the same player. */
const rollOf = (what: string, whom: string | null): string => JSON.stringify([what, whom])

/** The same question about the same player: of what it is about only the words count, not the dice. */
const questionOf = ({ type, player, about }: CareerDecision): string =>
  JSON.stringify([type, player, ...Object.values(about).filter((each) => typeof each === 'string')])

/** Those who can be drawn, by their place: the roster as it was brought, then the guests. */
const namesOf = (setting: AftermathSetting): readonly string[] => [
  ...setting.team.players.map(({ id }) => id),
  ...('report' in setting ? setting.report.guests.map(({ name }) => name) : []),
]

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

/** Plays recorded dice and writes down what each was for. */
class Noting implements DiceSource {
  readonly rolls = new Map<string, Thrown[]>()
  readonly once = new Set<string>()
  /** The player whose roll of a lifetime it is, until something else is rolled for. */
  whose: string | null = null
  readonly #recorded: RecordedDice
  readonly #names: readonly string[]
  #roll = ''

  constructor({ dice, ...setting }: SavedAftermath) {
    this.#recorded = new RecordedDice(dice)
    this.#names = namesOf(setting)
  }

  about(what: string, whom: string | null, { once }: { readonly once: boolean }): void {
    this.#roll = rollOf(what, whom)
    this.whose = once ? whom : null
    if (once) this.once.add(this.#roll)
  }

  next(kind: DiceKind, sides: number, _of: number, among: readonly number[]): number {
    const face = this.#recorded.next(kind, sides)
    const drawn = kind === 'player' ? (this.#names[among[face - 1] ?? -1] ?? null) : null
    add(this.rolls, this.#roll, { face, sides, drawn })
    return face
  }
}

/** What books that were closed hold, question by question; of books that today's rules keep otherwise what comes before that. */
export function memoryOf(saved: SavedAftermath): Memory {
  const noting = new Noting(saved)
  const answers = new Map<string, CareerChoice[]>()
  let asked = 0
  const known: KnownAnswers = (decision) => {
    const choice = saved.choices[asked++]
    const question = questionOf(decision)
    if (choice !== undefined) add(answers, question, choice)
    if (isAbout(decision, noting.whose)) noting.once.add(question)
    return choice
  }
  try {
    Aftermath.begin(saved, noting, known)
  } catch (error) {
    if (!(error instanceof MissingDie || error instanceof WrongDie || error instanceof IllegalChoice))
      throw error
  }
  return { rolls: noting.rolls, answers, once: noting.once }
}

/** What is asked about the player who has just made a roll of his lifetime belongs to it. */
const isAbout = ({ player }: CareerDecision, whose: string | null): boolean =>
  whose !== null && player === whose

/** What is known of questions: that of these very books, and of what comes once in a life that of the team's other books. */
export interface Recollection {
  readonly own: Memory
  readonly elsewhere: () => Memory
}

/** Gives every question that is asked again the dice and the answer it had; the rest comes from elsewhere. */
export class Recall implements DiceSource {
  /** What was rolled for last, and for whom. */
  rolling: { readonly what: string; readonly player: string | null } = { what: '', player: null }
  readonly #known: Recollection
  readonly #names: readonly string[]
  readonly #others: DiceSource
  readonly #used = new Map<string, number>()
  #once = false

  constructor(known: Recollection, setting: AftermathSetting, others: DiceSource) {
    this.#known = known
    this.#names = namesOf(setting)
    this.#others = others
  }

  about(what: string, player: string | null, { once }: { readonly once: boolean }): void {
    this.rolling = { what, player }
    this.#once = once
    this.#others.about?.(what, player, { once })
  }

  next(kind: DiceKind, sides: number, of: number, among: readonly number[]): number {
    const { what, player } = this.rolling
    const roll = rollOf(what, player)
    const used = this.#used.get(roll) ?? 0
    const { own, elsewhere } = this.#known
    const thrown = own.rolls.get(roll) ?? (this.#once ? elsewhere().rolls.get(roll) : undefined)
    const face = this.#face(thrown?.[used], sides, among)
    if (face === null) return this.#others.next(kind, sides, of, among)
    this.#used.set(roll, used + 1)
    return face
  }

  /** Whoever was drawn is drawn again, wherever he stands now. */
  #face(thrown: Thrown | undefined, sides: number, among: readonly number[]): number | null {
    if (thrown === undefined) return null
    if (thrown.drawn === null) return thrown.sides === sides ? thrown.face : null
    const place = among.indexOf(this.#names.indexOf(thrown.drawn))
    return place < 0 ? null : place + 1
  }

  /** The answer a question had, if it is still legal. In a market whatever cannot be had any more is left out. */
  readonly answer = (decision: CareerDecision): CareerChoice | undefined => {
    const question = questionOf(decision)
    const { own, elsewhere } = this.#known
    const isOnce = this.#once && isAbout(decision, this.rolling.player)
    const known = own.answers.get(question) ?? (isOnce ? elsewhere().answers.get(question) : null) ?? []
    for (let used = this.#used.get(question) ?? 0; used < known.length; used++) {
      const choice = known[used]
      const legal = choice === undefined ? undefined : listed(decision, choice)
      if (legal === undefined && decision.type !== 'buy') return undefined
      this.#used.set(question, used + 1)
      if (legal !== undefined) return legal
    }
    return undefined
  }
}

/** Somebody who came to a team when its books were closed. */
export interface Arrival {
  readonly position: string
  readonly id: string
}

export const arrivals = (before: Team, after: Team): Arrival[] => {
  const old = new Set([...before.players, ...before.former].map(({ id }) => id))
  return [...after.players, ...after.former]
    .filter(({ id }) => !old.has(id))
    .map(({ position, id }) => ({ position, id }))
}

/**
 * A team after its books were closed again: whoever came then has the id he had, whoever comes now for the first time one that
 * nobody else can have, and the next one's is what it was. Later entries mean the same players as before.
 */
export function withOldIds(
  before: Team,
  after: Team,
  {
    came,
    signed,
    fresh,
  }: { readonly came: readonly Arrival[]; readonly signed: number; readonly fresh: string },
): Team {
  const left = [...came]
  const taken = new Set([...before.players, ...before.former].map(({ id }) => id))
  const reserved = new Set([...taken, ...came.map(({ id }) => id)])
  const ids = new Map<string, string>()
  const unused = (): string => {
    let number = ids.size + 1
    while (reserved.has(`${fresh}-${number}`)) number++
    reserved.add(`${fresh}-${number}`)
    return `${fresh}-${number}`
  }
  for (const { position, id } of arrivals(before, after)) {
    const index = left.findIndex((each) => each.position === position)
    const [old] = index < 0 ? [] : left.splice(index, 1)
    const free = old !== undefined && !taken.has(old.id)
    ids.set(id, free ? old.id : unused())
  }
  const renamed = <T extends { readonly id: string }>(player: T): T => {
    const id = ids.get(player.id)
    return id === undefined || id === player.id ? player : { ...player, id }
  }
  return {
    ...after,
    players: after.players.map(renamed),
    former: after.former.map(renamed),
    signed: Math.max(signed, before.signed),
  }
}
