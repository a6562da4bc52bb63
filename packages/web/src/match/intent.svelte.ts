import {
  actionProblem,
  type Choice,
  explain,
  fromXY,
  IllegalChoice,
  isAdjacent,
  type Path,
  type Player,
  type Reach,
  reach,
  type Square,
  STEPS,
  toXY,
  type XY,
} from '@touchback/engine'
import { keyOf } from '../board/geometry.ts'
import { settings } from '../lib/settings.svelte.ts'
import { blockOddsOf, chained, choiceOdds, type Odds, pathOdds } from './odds.ts'
import { groupOptions, meaningOf, type Options, rollsDice } from './options.ts'
import type { MatchSession } from './session.svelte.ts'
import { turnWarnings, type Warning } from './warnings.ts'
import { asChoices, joined, onwards } from './walk.ts'

/** What a second click (or Enter) will do. */
export interface Preview {
  readonly choices: readonly Choice[]
  readonly at: XY | null
  readonly path: readonly XY[]
  readonly odds: Odds | null
  /** Dice will be rolled. */
  readonly risky: boolean
  /** Other things the same click could mean. */
  readonly others: readonly Choice[]
  readonly target: number | null
}

const TARGETED: Readonly<Record<string, string>> = { blitz: 'block', foul: 'foul', 'hand-off': 'hand-off' }
/** Questions answered on the pitch in one's own time; all others are prompts. */
const UNHURRIED = ['activate', 'act', 'set-up', 'kick']

/** Select, see, preview, commit: what the coach is about to do and has not done yet. */
export class Intent {
  readonly session: MatchSession
  selected = $state<number | null>(null)
  preview = $state.raw<Preview | null>(null)
  /** The square under the pointer or the cursor; looking never commits. */
  hovered = $state.raw<XY | null>(null)
  /** What clicks on the pitch mean while several things are possible: `move`, `pass`, `spell:zap` ... */
  mode = $state<string | null>(null)
  /** Squares the path must pass through, in order. */
  waypoints = $state.raw<readonly XY[]>([])
  /** The turn is about to end although something is left to do. */
  warnings = $state.raw<readonly Warning[]>([])
  /** A new prompt takes no answer in its first moments. */
  ready = $state(true)
  /** The last choice was refused, and why. */
  refused = $state<string | null>(null)
  /** Where the other side could get to is shown. */
  threat = $state(false)
  #plan: readonly Choice[] = []
  #planner: number | null = null

  readonly options: Options = $derived.by(() => {
    void this.session.version
    return groupOptions(this.session.game, this.decision)
  })
  /** Where the acting (or selected) player could get to, from the last waypoint on. */
  readonly reach: Reach | null = $derived.by(() => {
    void this.session.version
    const { mover, prefix } = this
    return mover === null ? null : onwards(this.session.game.match, mover, prefix)
  })
  /** The path through the waypoints so far. */
  readonly prefix: Path | null = $derived.by(() => {
    const { mover, waypoints } = this
    if (mover === null || waypoints.length === 0) return null
    let path: Path | null = null
    for (const at of waypoints) path = joined(this.session.game.match, mover, path, fromXY(at))
    return path
  })
  /** What a click on the square under the pointer would do. */
  readonly hint: Preview | null = $derived.by(() => {
    void this.session.version
    return this.hovered === null ? null : this.at(this.hovered)
  })

  constructor(session: MatchSession) {
    this.session = session
  }

  get decision() {
    return this.session.isOurs ? this.session.decision : null
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
    const chosenFirst = first?.startsWith('spell:') || first?.startsWith('snap:')
    if (chosenFirst) return null
    return first ?? (this.mover === null ? null : 'move')
  }

  /** The player who moves when squares are clicked. */
  get mover(): Player | null {
    const { decision } = this
    const { match } = this.session.game
    if (decision?.type === 'act' && decision.player !== null) {
      if (this.mode !== null && this.mode !== 'move' && this.options.meanings.includes(this.mode)) return null
      const moves = decision.options.some(
        ({ type }) => type === 'move' || type === 'stand-up' || type === 'leap',
      )
      return moves ? match.player(decision.player) : null
    }
    if (decision?.type !== 'activate' || this.selected === null) return null
    const player = match.player(this.selected)
    return actionProblem(match, player, 'move') === null ? player : null
  }

  /** Who acts, or would. */
  get actor(): Player | null {
    const { decision } = this
    const id = decision?.type === 'activate' ? this.selected : (decision?.player ?? null)
    return id === null ? null : this.session.game.match.player(id)
  }

  select(player: number | null): void {
    this.selected = player
    this.cancel()
  }

  /** One level back: the preview, the way, the meaning, what can be taken back, the selection. */
  back(): void {
    if (this.warnings.length > 0) this.warnings = []
    else if (this.preview !== null) this.preview = null
    else if (this.waypoints.length > 0) this.waypoints = this.waypoints.slice(0, -1)
    else if (this.mode !== null) this.mode = null
    else if (
      this.session.canUndo &&
      this.session.decision?.type === 'act' &&
      this.session.settings.undo !== 'consent'
    )
      this.session.undo()
    else this.selected = null
  }

  cancel(): void {
    this.preview = null
    this.waypoints = []
    this.warnings = []
    this.refused = null
  }

  /** A click on a square, and on whoever stands there. */
  click(at: XY, waypoint = false): void {
    if (this.session.animating) return this.session.skip()
    if (this.decision === null || (this.isPrompt && !this.ready)) return
    this.warnings = []
    const { preview } = this
    if (preview?.at && keyOf(preview.at) === keyOf(at) && !waypoint) return void this.commit()
    if (waypoint && this.#via(at)) return
    const there = this.#playerAt(at)
    if (this.#takesUp(there)) return
    const found = this.at(at)
    if (found !== null) return this.propose(found)
    this.preview = null
    if (this.decision.type === 'activate') this.select(there?.id ?? null)
  }

  #playerAt(at: XY): Player | null {
    return this.session.game.match.at(fromXY(at))
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
    const meaning = this.options.meanings.find(
      (name) => name === `snap:${there.id}` || name === `throw-team-mate:${there.id}`,
    )
    if (meaning === undefined || meaning === this.mode) return false
    this.mode = meaning
    this.preview = null
    return true
  }

  /** A square on the way. */
  #via(at: XY): boolean {
    const { mover } = this
    if (mover === null || this.reach === null || this.reach.path(fromXY(at)) === null) return false
    this.waypoints = [...this.waypoints, at]
    const path = this.prefix
    if (path !== null) this.preview = this.#walking(path, at)
    return true
  }

  /** What a click on a square would do; null when it would do nothing. */
  at(at: XY): Preview | null {
    const { decision } = this
    if (decision === null) return null
    const there = this.#playerAt(at)
    if (decision.type === 'activate') return there === null ? this.#walk(at) : this.#attack(there, at)
    const onPlayer = there === null ? undefined : this.options.players.get(there.id)
    if (onPlayer !== undefined) return this.#offer(onPlayer, at, there?.id ?? null)
    const onSquare = this.#onSquare(at, there)
    if (onSquare !== null) return onSquare
    if (there !== null && decision.type === 'act') return this.#approach(there, at)
    return this.meaning === 'move' ? this.#walk(at) : null
  }

  #onSquare(at: XY, there: Player | null): Preview | null {
    const choices = this.options.squares.get(keyOf(at)) ?? []
    const { meaning, actor } = this
    const wanted = choices.filter((choice) => meaningOf(choice) === meaning)
    // A team-mate is thrown to without saying so first; where one stands nobody can walk.
    const passes =
      there !== null && there !== actor && meaning === 'move'
        ? choices.filter(({ type }) => type === 'pass')
        : []
    const found = wanted.length > 0 && !(meaning === 'move' && this.mover !== null) ? wanted : passes
    return found.length === 0 ? null : this.#offer(found, at, there?.id ?? null)
  }

  #offer(choices: readonly Choice[], at: XY | null, target: number | null): Preview | null {
    const [first, ...others] = choices
    if (first === undefined) return null
    return {
      choices: [first],
      at,
      path: [],
      odds: this.#oddsOf(first),
      risky: rollsDice(first),
      others: others.length > 0 ? choices : [],
      target,
    }
  }

  #oddsOf(choice: Choice): Odds | null {
    const { actor } = this
    return actor === null || !this.session.settings.odds
      ? null
      : choiceOdds(this.session.game.match, actor, choice)
  }

  /** In a turn: an opponent beside the selected player is blocked, one farther off is blitzed. */
  #attack(target: Player, at: XY): Preview | null {
    const { match } = this.session.game
    const blocker = this.selected === null ? null : match.player(this.selected)
    if (blocker === null || target.side === blocker.side || target.stance !== 'standing') return null
    const declare = (action: string): Choice => ({ type: 'activate', player: blocker.id, action })
    if (isAdjacent(blocker.at, target.at) && actionProblem(match, blocker, 'block') === null) {
      const choices = [declare('block'), { type: 'block', target: target.id } as const]
      const odds = this.session.settings.odds ? blockOddsOf(match, blocker, target) : null
      return { choices, at, path: [], odds, risky: true, others: [], target: target.id }
    }
    if (actionProblem(match, blocker, 'blitz') !== null) return null
    return this.#approaching(blocker, target, at, 'block', [declare('blitz')])
  }

  /** Within an action that has a target: the way there and the deed. */
  #approach(target: Player, at: XY): Preview | null {
    const { decision, session } = this
    const { match, state } = session.game
    const { activation } = state
    const mover = decision?.player === null || decision === null ? null : match.player(decision.player)
    if (mover === null || activation === null || activation.done || this.mover === null) return null
    const deed = TARGETED[activation.action]
    const foe = target.side !== mover.side
    const fits =
      deed === 'block'
        ? foe && target.stance === 'standing'
        : deed === 'foul'
          ? foe && target.stance !== 'standing'
          : !foe && target.stance === 'standing'
    return deed === undefined || !fits ? null : this.#approaching(mover, target, at, deed, [])
  }

  #approaching(
    mover: Player,
    target: Player,
    at: XY,
    deed: string,
    declared: readonly Choice[],
  ): Preview | null {
    const keep = deed === 'block' ? 1 : 0
    const via = this.prefix
    const last = via?.steps.at(-1)?.to
    const spot =
      last !== undefined && isAdjacent(last, target.at) ? via : this.#bestSpot(mover, target, keep, deed)
    if (spot === null) return null
    const from = spot.steps.at(-1)?.to ?? mover.at
    const act = { type: deed, target: target.id } as Choice
    const odds = this.session.settings.odds ? this.#approachOdds(mover, target, spot, from, deed) : null
    return {
      choices: [...declared, ...asChoices(spot), act],
      at,
      path: spot.steps.map(({ to }) => toXY(to)),
      odds,
      risky: true,
      others: [],
      target: target.id,
    }
  }

  /** The square beside the target that promises most. */
  #bestSpot(mover: Player, target: Player, keep: number, deed: string): Path | null {
    const { match } = this.session.game
    const paths = reach(match, mover, { keep })
    let best: { path: Path; worth: number } | null = null
    for (const step of STEPS) {
      const square = (target.at + step) as Square
      const here = square === mover.at && mover.stance === 'standing'
      const path: Path | null = here
        ? { player: mover.id, standsUp: false, steps: [], rolls: [], moved: 0 }
        : paths.path(square)
      if (path === null) continue
      const chance = here ? 1 : paths.chance(square)
      const after = deed === 'block' ? (blockOddsOf(match, mover, target, square).chance ?? 0) : 1
      const worth = chance * (1 + after) - path.steps.length / 1000
      if (best === null || worth > best.worth) best = { path, worth }
    }
    return best?.path ?? null
  }

  #approachOdds(mover: Player, target: Player, path: Path, from: Square, deed: string): Odds {
    const { match } = this.session.game
    const way = pathOdds(match, path)
    if (deed !== 'block') return way
    const far = path.moved + 1 > match.kit(mover).ma
    const rush = far ? explain(match, { test: 'rush', player: mover, from, to: from }) : null
    const toBlock: Odds =
      rush === null
        ? way
        : chained(way, {
            chance: rush.chance,
            withRerolls: null,
            lines: [{ what: 'rush', needed: rush.needed, chance: rush.chance, modifiers: rush.modifiers }],
          })
    return chained(toBlock, blockOddsOf(match, mover, target, from))
  }

  #walk(at: XY): Preview | null {
    const { mover } = this
    if (mover === null) return null
    const path = joined(this.session.game.match, mover, this.prefix, fromXY(at))
    return path === null || path.steps.length === 0 ? null : this.#walking(path, at)
  }

  #walking(path: Path, at: XY): Preview {
    const declared = this.decision?.type === 'act'
    const walk = asChoices(path)
    const choices: Choice[] = declared
      ? walk
      : [{ type: 'activate', player: path.player, action: 'move' }, ...walk]
    const odds = pathOdds(this.session.game.match, path)
    return {
      choices,
      at,
      path: path.steps.map(({ to }) => toXY(to)),
      odds: this.session.settings.odds ? odds : null,
      risky: path.rolls.length > 0,
      others: [],
      target: null,
    }
  }

  /** Shows what would happen, or does it when nothing is at stake. */
  propose(preview: Preview): void {
    this.refused = null
    this.preview = preview
    const sure = !preview.risky || !settings.confirm
    if (sure && preview.others.length === 0) void this.commit()
  }

  /** One of several meanings of the same click. */
  proposeChoice(choice: Choice): void {
    const at = this.preview?.at ?? null
    const target = this.preview?.target ?? null
    this.preview = {
      choices: [choice],
      at,
      path: [],
      odds: this.#oddsOf(choice),
      risky: rollsDice(choice),
      others: this.preview?.others ?? [],
      target,
    }
    if (!rollsDice(choice) || !settings.confirm) void this.commit()
  }

  async commit(): Promise<void> {
    const { preview } = this
    if (preview === null) return
    const [first, ...rest] = preview.choices
    this.cancel()
    if (first === undefined) return
    this.#plan = rest
    this.#planner = this.selected ?? this.decision?.player ?? null
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
      this.#plan = []
      this.refused = error.message
      return
    }
    await this.#goOn()
  }

  /** The rest of what was planned, while the same player is still at it and on his feet. */
  async #goOn(): Promise<void> {
    const { decision } = this.session
    const [next, ...rest] = this.#plan
    if (decision?.type === 'activate' || decision === null) this.#plan = []
    if (decision?.type === 'activate') this.selected = null
    if (decision?.type !== 'act') return
    this.mode = null
    if (next === undefined || decision.player !== this.#planner) return
    this.#plan = rest
    await this.#choose(next)
  }

  /** Ends the turn, unless something that matters is left; a second time it ends all the same. */
  endTurn(): void {
    const choice = this.options.buttons.find(({ type }) => type === 'end-turn')
    if (choice === undefined) return
    const found = settings.warnings ? turnWarnings(this.session.game, settings.silenced) : []
    this.cancel()
    if (found.length > 0) this.warnings = found
    else void this.choose(choice)
  }

  endTurnAnyway(): void {
    void this.choose({ type: 'end-turn' })
  }
}
