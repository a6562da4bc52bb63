import {
  type Choice,
  declaringChance,
  type Decision,
  fromXY,
  type Game,
  IllegalChoice,
  type Match,
  type Path,
  type Player,
  type Reach,
  toXY,
  type XY,
} from '@touchback/engine'
import { keyOf } from '../board/geometry.ts'
import { settings } from '../lib/settings.svelte.ts'
import { Caution } from './caution.svelte.ts'
import { declaration, declaring, isOpen, namedTargets } from './declaring.ts'
import { chosenFirst, groupOptions, type Options } from './options.ts'
import { Plan } from './plan.ts'
import { type Preview, previewOf, type Situation } from './preview.ts'
import { proposalAt, walking } from './proposal.ts'
import { rerollWarnings } from './reroll-warnings.ts'
import type { MatchSession } from './session.svelte.ts'
import { turnWarnings } from './warnings.ts'
import { asChoices, joined, onwards } from './walk.ts'

/** Questions answered on the pitch in one's own time; all others are prompts. */
const UNHURRIED = ['activate', 'act', 'set-up', 'kick']

/** What could be done to the target of a deed, the deed itself among it. */
const waysTo = (decision: Decision | null, deed: Choice): Choice[] =>
  'target' in deed && !('to' in deed)
    ? (decision?.options ?? []).filter(
        (option) => 'target' in option && !('to' in option) && option.target === deed.target,
      )
    : []
const sameDeed = (one: Choice | undefined, other: Choice): boolean => one?.type === other.type

/** Select, see, preview, commit: what the coach is about to do and has not done yet. */
export class Intent implements Situation {
  readonly session: MatchSession
  selected = $state<number | null>(null)
  preview = $state.raw<Preview | null>(null)
  /** The square under the pointer or the cursor; looking never commits. */
  hovered = $state.raw<XY | null>(null)
  /** What clicks on the pitch mean while several things are possible: `move`, `pass`, `spell:zap` ... */
  mode = $state<string | null>(null)
  /** The action that has been called and waits for its target. */
  aim = $state<string | null>(null)
  /** A player who is pointed at in a list. */
  pointedAt = $state<number | null>(null)
  /** Squares the path must pass through, in order. */
  waypoints = $state.raw<readonly XY[]>([])
  /** A new prompt takes no answer in its first moments. */
  ready = $state(true)
  /** The last choice was refused, and why. */
  refused = $state<string | null>(null)
  /** Where the other side could get to is shown. */
  threat = $state(false)
  readonly caution = new Caution()
  readonly #plan = new Plan()

  readonly options: Options = $derived.by(() => {
    void this.session.version
    return groupOptions(this.session.game, this.decision)
  })
  /** Where the acting (or selected) player could get to, from the last waypoint on. */
  readonly reach: Reach | null = $derived.by(() => {
    void this.session.version
    const { mover, prefix } = this
    return mover === null ? null : onwards(this.match, mover, prefix)
  })
  /** The chance that the selected player gets to move at all once he is to; 1 when he is moving already. */
  readonly moveChance: number = $derived.by(() => {
    void this.session.version
    const { mover, reach } = this
    const [near] = reach?.squares() ?? []
    if (this.decision?.type !== 'activate' || mover === null || near === undefined) return 1
    const [step = null] = asChoices(reach?.path(near) as Path)
    return declaringChance(this.game, declaration(this, mover, 'move'), step) ?? 1
  })
  /** The path through the waypoints so far. */
  readonly prefix: Path | null = $derived.by(() => {
    const { mover, waypoints } = this
    if (mover === null || waypoints.length === 0) return null
    let path: Path | null = null
    for (const at of waypoints) path = joined(this.match, mover, path, fromXY(at))
    return path
  })
  /** What a click on the square under the pointer would do. */
  readonly hint: Preview | null = $derived.by(() => {
    void this.session.version
    return this.hovered === null ? null : proposalAt(this, this.hovered)
  })

  constructor(session: MatchSession) {
    this.session = session
  }

  get game(): Game {
    return this.session.game
  }

  get match(): Match {
    return this.session.game.match
  }

  get decision(): Decision | null {
    return this.session.isOurs ? this.session.decision : null
  }

  get showsOdds(): boolean {
    return this.session.settings.odds
  }

  /** Whether this is a prompt: answered in the tray, after a moment. */
  get isPrompt(): boolean {
    const { decision } = this
    return decision !== null && !UNHURRIED.includes(decision.type)
  }

  /** What a click on a square means now. */
  get meaning(): string | null {
    const { meanings } = this.options
    if (this.mode !== null && meanings.includes(this.mode)) return this.mode
    if (meanings.includes('move') || this.decision?.type === 'activate') return 'move'
    const first = meanings[0] ?? null
    if (first?.startsWith('spell:') || (first !== null && chosenFirst(first) !== null && meanings.length > 1))
      return null
    return first ?? (this.mover === null ? null : 'move')
  }

  get mover(): Player | null {
    const { decision, match } = this
    if (decision?.type === 'act' && decision.player !== null) {
      if (this.mode !== null && this.mode !== 'move' && this.options.meanings.includes(this.mode)) return null
      const moves = decision.options.some(
        ({ type }) => type === 'move' || type === 'stand-up' || type === 'leap' || type === 'jump',
      )
      return moves ? match.player(decision.player) : null
    }
    if (decision?.type !== 'activate' || this.selected === null) return null
    return isOpen(decision, this.selected, 'move') ? match.player(this.selected) : null
  }

  get actor(): Player | null {
    const { decision } = this
    const id = decision?.type === 'activate' ? this.selected : (decision?.player ?? null)
    return id === null ? null : this.match.player(id)
  }

  /** Whom the called action can be declared against. */
  get aimedAt(): readonly number[] {
    const { aim, actor, decision } = this
    return aim === null || actor === null ? [] : namedTargets(decision, actor.id, aim)
  }

  select(player: number | null): void {
    this.selected = player
    this.aim = null
    this.cancel()
  }

  /** A player of the benches: chosen where that is an answer or the first half of one, otherwise looked at. */
  pick(player: number): void {
    if (this.decision === null || (this.isPrompt && !this.ready)) return this.select(player)
    if (this.#takesUp(this.match.player(player))) return
    const [choice] = this.decision.type === 'activate' ? [] : (this.options.players.get(player) ?? [])
    if (choice === undefined) this.select(player)
    else this.answer(choice)
  }

  /** One level back: the preview, the way, the meaning, what can be taken back, the selection. */
  back(): void {
    const { session } = this
    const walking = session.decision?.type === 'act' && session.settings.undo !== 'consent'
    if (this.caution.choice !== null) this.caution.drop()
    else if (this.preview !== null) this.preview = null
    else if (this.waypoints.length > 0) this.waypoints = this.waypoints.slice(0, -1)
    else if (this.aim !== null) this.aim = null
    else if (this.mode !== null) this.mode = null
    else if (session.canUndo && walking) session.undo()
    else this.selected = null
  }

  cancel(): void {
    this.preview = null
    this.waypoints = []
    this.caution.drop()
    this.refused = null
  }

  /** Something has happened: what was about to be done belonged to another question, which the clock may have answered. */
  lookAgain(): void {
    this.cancel()
    this.aim = null
    this.pointedAt = null
    const { decision } = this.session
    if (decision?.type === 'activate' && decision.player !== null) this.selected = decision.player
    if (decision === null || this.selected === null) return
    if (this.match.player(this.selected).side !== decision.side) this.selected = null
  }

  /** A click on a square, and on whoever stands there. */
  click(at: XY, waypoint = false): void {
    const { showing } = this.session
    if (showing.running) return showing.skip()
    if (this.decision === null || (this.isPrompt && !this.ready)) return
    this.caution.drop()
    const { preview } = this
    if (preview?.at && keyOf(preview.at) === keyOf(at) && !waypoint) return void this.commit()
    if (waypoint && this.#via(at)) return
    const there = this.match.at(fromXY(at))
    if (this.#takesUp(there)) return
    const found = proposalAt(this, at)
    if (found !== null) return this.propose(found)
    this.preview = null
    if (this.decision.type === 'activate') this.select(there?.id ?? null)
  }

  /** One's own player is taken up: selected in a turn, chosen to be moved or thrown. True when that is what the click was. */
  #takesUp(there: Player | null): boolean {
    const { decision } = this
    if (there === null || decision === null) return false
    if (decision.type === 'activate' && there.side === decision.side) {
      this.mode = null
      this.select(there.id === this.selected ? null : there.id)
      return true
    }
    const meaning = this.options.meanings.find((name) => chosenFirst(name) === there.id)
    if (meaning === undefined || meaning === this.mode) return false
    this.mode = meaning
    this.preview = null
    return true
  }

  /** A square on the way. */
  #via(at: XY): boolean {
    if (this.mover === null || this.reach === null || this.reach.path(fromXY(at)) === null) return false
    this.waypoints = [...this.waypoints, at]
    const path = this.prefix
    if (path !== null) this.preview = walking(this, path, at)
    return true
  }

  /** Shows what would happen, or does it when nothing is at stake. */
  propose(preview: Preview): void {
    this.refused = null
    this.preview = preview
    const sure = !preview.risky || !settings.confirm
    if (sure && preview.others.length === 0) void this.commit()
  }

  /** Declares an action of the selected player; one that names its target waits for it. */
  declare(action: string): void {
    const { actor, decision } = this
    if (actor === null) return
    this.preview = null
    if (namedTargets(decision, actor.id, action).length > 0) this.aim = this.aim === action ? null : action
    else {
      this.aim = null
      this.propose(declaring(this, actor, action))
    }
  }

  /** Only the declaration of what is shown; the rest is decided as it comes. */
  commitDeclaration(): void {
    const [declared] = this.preview?.choices ?? []
    if (declared?.type === 'activate') void this.choose(declared)
  }

  async commit(): Promise<void> {
    const { preview } = this
    if (preview === null) return
    const [first, ...rest] = preview.choices
    this.cancel()
    if (first === undefined) return
    this.#plan.make(rest, this.selected ?? this.decision?.player ?? null)
    await this.#choose(first)
  }

  async choose(choice: Choice): Promise<void> {
    this.cancel()
    await this.#choose(choice)
  }

  async #choose(choice: Choice): Promise<void> {
    try {
      await this.session.choose(choice)
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error
      this.#plan.drop()
      this.refused = error.message
      return
    }
    const { decision } = this.session
    if (decision?.type === 'activate') this.selected = null
    if (decision?.type === 'act') this.mode = null
    const next = this.#plan.next(decision)
    if (next === null) return
    const ways = waysTo(decision, next)
    if (ways.length === 1 && sameDeed(ways[0], next)) return this.#choose(next)
    if (ways.length === 0) return this.#choose(next)
    // There is more than one thing to do to him, or another: the coach says which.
    this.#plan.drop()
    const [way] = ways
    const target = this.match.player((way as { readonly target: number }).target)
    this.propose(previewOf(this, way as Choice, { at: toXY(target.at), target: target.id, others: ways }))
  }

  /** Answers a prompt, when it is ready to be answered and nothing speaks against it. */
  answer(choice: Choice): void {
    if (this.ready) this.#unlessWarned(choice, rerollWarnings)
  }

  /** Ends the turn, unless something that matters is left. */
  endTurn(): void {
    const choice = this.options.buttons.find(({ type }) => type === 'end-turn')
    if (choice !== undefined) this.#unlessWarned(choice, turnWarnings)
  }

  #unlessWarned(choice: Choice, warnings: typeof rerollWarnings): void {
    this.cancel()
    if (!this.caution.holds(this.session.game, choice, warnings)) void this.choose(choice)
  }

  /** Does what was held back. */
  goAhead(): void {
    const { choice } = this.caution
    if (choice !== null) void this.choose(choice)
  }
}
