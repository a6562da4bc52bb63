import {
  type ActionId,
  type Decision,
  declaringChance,
  fromXY,
  type Game,
  type Match,
  type Path,
  type Player,
  type Reach,
  walking,
  type XY,
} from '@touchback/engine'
import { declaration, isOpen, namedTargets } from './declaring.ts'
import { chosenFirst, groupOptions, type Options } from './options.ts'
import type { Preview, Situation } from './preview.ts'
import { proposalAt } from './proposal.ts'
import type { MatchSession } from '../session/session.svelte.ts'
import { joined, onwards } from './walk.ts'

/** Questions answered on the pitch in one's own time; all others are prompts. */
const UNHURRIED = ['activate', 'act', 'set-up', 'kick']

/** What is asked, who would act, what a click would mean and what would come of it: all a coach sees before he does anything. */
export class Outlook implements Situation {
  readonly session: MatchSession
  /** The player whose turn it would be to act. */
  selected = $state<number | null>(null)
  /** The square under the pointer or the cursor; looking never commits. */
  hovered = $state.raw<XY | null>(null)
  /** What clicks on the pitch mean while several things are possible: `move`, `pass`, `spell:zap` ... */
  mode = $state<string | null>(null)
  /** The action that has been called and waits for its target. */
  aim = $state<ActionId | null>(null)
  /** A player who is pointed at in a list. */
  pointedAt = $state<number | null>(null)
  /** Squares the path must pass through, in order. */
  waypoints = $state.raw<readonly XY[]>([])
  /** Where the other side could get to is shown. */
  threat = $state(false)

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
    const path = near === undefined ? null : (reach?.path(near) ?? null)
    if (this.decision?.type !== 'activate' || mover === null || path === null) return 1
    const [step = null] = walking(path)
    return declaringChance(this.game, declaration(this.decision, mover, 'move'), step) ?? 1
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
    return this.decision !== null && this.asksPrompt
  }

  /** Whether what is asked, of whomever, is a prompt; it stays one while the answer is shown. */
  get asksPrompt(): boolean {
    const { decision } = this.session
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
}
