import { type ActionId, type Choice, fromXY, type Player, toXY, type XY } from '@touchback/engine'
import { keyOf } from '../../board/geometry.ts'
import { settings } from '../../lib/settings.svelte.ts'
import { Caution } from './caution.svelte.ts'
import { declaration, namedTargets } from './declaring.ts'
import type { Odds } from '../odds/odds.ts'
import { canBeNext } from './next-player.ts'
import { chosenFirst } from './options.ts'
import { Outlook } from './outlook.svelte.ts'
import { Plan } from './plan.ts'
import { type Preview, previewOf } from './preview.ts'
import { proposalAt, walkAlong } from './proposal.ts'
import { rerollWarnings } from './reroll-warnings.ts'
import { actionWarnings, turnWarnings } from './warnings.ts'

/** Select, see, preview, commit: what the coach is about to do and has not done yet. */
export class Intent extends Outlook {
  preview = $state.raw<Preview | null>(null)
  /** A new prompt takes no answer in its first moments. */
  ready = $state(true)
  /** The last choice was refused, and why. */
  refused = $state<string | null>(null)
  readonly caution = new Caution()
  readonly #plan = new Plan()
  /** Who is taken up when the action under way is over. */
  #next: number | null = null
  /** Whether an action is being ended for another player, who will be selected. */
  isGoingOn = false

  /** The chances of what is about to be done, or of what is pointed at; null when there are none, or none are wanted. */
  readonly shownOdds: Odds | null = $derived.by(() => {
    const odds = this.showsOdds ? ((this.preview ?? this.hint)?.odds ?? null) : null
    return odds !== null && (odds.lines.length > 0 || odds.dice !== undefined) ? odds : null
  })

  select(player: number | null): void {
    this.selected = player
    this.aim = null
    this.cancel()
  }

  /** A player of the benches: chosen where that is an answer or the first half of one, otherwise looked at. */
  pick(player: number): void {
    if (this.decision === null || (this.isPrompt && !this.ready)) return this.select(player)
    const picked = this.match.player(player)
    if (this.#takesUp(picked)) return
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
    this.#next = null
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
    if (this.#goesOnTo(there)) return
    this.preview = null
    if (this.decision.type === 'activate') this.select(there?.id ?? null)
  }

  /** Tapped from afar, where squares are small: another of one's own is gone on to, and nothing is proposed. */
  goOnTo(at: XY): void {
    if (this.decision?.type === 'act' && proposalAt(this, at) === null)
      this.#goesOnTo(this.match.at(fromXY(at)))
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

  /** Another of one's own is clicked while one acts: that action ends, unless something is lost by it, and he is next. */
  #goesOnTo(there: Player | null): boolean {
    const { decision, session } = this
    if (there === null || decision?.type !== 'act' || there.id === decision.player) return false
    const closing = this.options.buttons.find(({ type }) => type === 'end-activation')
    if (closing === undefined || !canBeNext(session.view, decision.side, there.id)) return false
    this.cancel()
    this.#next = there.id
    if (!this.caution.holds(session.game, closing, actionWarnings)) void this.choose(closing)
    return true
  }

  /** A square on the way. */
  #via(at: XY): boolean {
    if (this.mover === null || this.reach === null || this.reach.path(fromXY(at)) === null) return false
    this.waypoints = [...this.waypoints, at]
    const path = this.prefix
    if (path !== null) this.preview = walkAlong(this, path, at)
    return true
  }

  /** Shows what would happen, or does it when nothing is at stake. */
  propose(preview: Preview): void {
    this.refused = null
    this.preview = preview
    const sure = !preview.risky || !settings.confirm
    if (sure && preview.others.length === 0) void this.commit()
  }

  /** Another of the things that the same click could mean; the one that is shown already is done. */
  takeWay(way: Choice): void {
    const { preview } = this
    if (preview === null) return
    const shown = preview.choices[0] === way
    if (!shown) this.preview = previewOf(this, { deed: way }, preview)
    if (shown || !settings.confirm) void this.commit()
  }

  /** Declares an action of the selected player; one that names its target waits for it. */
  declare(action: ActionId): void {
    const { actor, decision } = this
    if (actor === null) return
    this.preview = null
    if (namedTargets(decision, actor.id, action).length > 0) this.aim = this.aim === action ? null : action
    else {
      this.aim = null
      this.propose(previewOf(this, { declared: declaration(decision, actor, action) }))
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
    const next = this.#next
    this.cancel()
    this.isGoingOn = next !== null
    await this.#choose(choice)
    this.isGoingOn = false
    if (next !== null && this.session.decision?.type === 'activate') this.select(next)
  }

  async #choose(choice: Choice): Promise<void> {
    const refused = await this.session.choose(choice)
    if (refused !== null) {
      this.#plan.drop()
      this.refused = refused
      return
    }
    const { decision } = this.session
    if (decision?.type === 'activate') this.selected = null
    // What an action was declared for is shown first, where it can be done at once.
    if (decision?.type === 'act')
      this.mode =
        choice.type === 'activate' && this.options.meanings.includes(choice.action) ? choice.action : null
    const next = this.#plan.next(decision)
    if (next?.ways === undefined) return next === null ? undefined : this.#choose(next.choice)
    const target = this.match.player(next.target)
    this.propose(
      previewOf(this, { deed: next.choice }, { at: toXY(target.at), target: target.id, others: next.ways }),
    )
  }

  /** Answers a prompt, when it is ready to be answered and nothing speaks against it. */
  answer(choice: Choice): void {
    if (this.ready) this.#unlessWarned(choice, rerollWarnings)
  }

  /** A button for something the acting player could do: what rolls dice is shown first. */
  press(choice: Choice): void {
    if (this.decision?.type !== 'act') return this.answer(choice)
    this.cancel()
    this.propose(previewOf(this, { deed: choice }))
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
