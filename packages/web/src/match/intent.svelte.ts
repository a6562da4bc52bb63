import { actionProblem, type Choice, type Path, type Player, type Reach, reach, squareAt, toXY, type XY } from '@touchback/engine'
import { keyOf } from '../board/geometry.ts'
import { settings } from '../lib/settings.svelte.ts'
import { groupOptions, type Options, rollsDice } from './options.ts'
import type { MatchSession } from './session.svelte.ts'

/** What a second click (or Enter) will do. */
export interface Preview {
  readonly choices: readonly Choice[]
  readonly at: XY | null
  readonly path: readonly XY[]
  readonly chance: number | null
}

/** Select, see, preview, commit: what the coach is about to do and has not done yet. */
export class Intent {
  readonly session: MatchSession
  selected = $state<number | null>(null)
  preview = $state.raw<Preview | null>(null)
  /** What clicks on the pitch mean while several things are possible: `move`, `pass`, ... */
  mode = $state('move')
  /** Squares the path must pass through, in order. */
  waypoints = $state.raw<readonly XY[]>([])
  readonly options: Options = $derived.by(() => {
    void this.session.version
    return groupOptions(this.session.isOurs ? this.session.decision : null)
  })
  /** Where the acting (or selected) player could get to. */
  readonly reach: Reach | null = $derived.by(() => {
    void this.session.version
    const mover = this.mover
    return mover === null ? null : reach(this.session.game.match, mover)
  })

  constructor(session: MatchSession) {
    this.session = session
  }

  get #decision() {
    return this.session.isOurs ? this.session.decision : null
  }

  /** The player whose squares are shown. */
  get mover(): Player | null {
    const decision = this.#decision
    const { match } = this.session.game
    if (decision?.type === 'act' && decision.player !== null && this.mode === 'move') {
      const moves = decision.options.some(({ type }) => type === 'move' || type === 'stand-up')
      return moves ? match.player(decision.player) : null
    }
    if (decision?.type !== 'activate' || this.selected === null) return null
    const player = match.player(this.selected)
    return actionProblem(match, player, 'move') === null ? player : null
  }

  select(player: number | null): void {
    this.selected = player
    this.cancel()
  }

  /** One level back: the preview, then the selection. */
  back(): void {
    if (this.preview !== null) this.cancel()
    else if (this.session.canUndo && this.session.decision?.type === 'act') this.session.undo()
    else this.selected = null
  }

  cancel(): void {
    this.preview = null
    this.waypoints = []
  }

  /** A click on a square, and on whoever stands there. */
  click(at: XY, waypoint = false): void {
    if (!this.session.isOurs) return this.session.skip()
    const { preview } = this
    if (preview?.at && keyOf(preview.at) === keyOf(at) && !waypoint) return void this.commit()
    const there = this.session.view.players.find((player) => player.at !== null && keyOf(player.at) === keyOf(at))
    if (this.#answer(at, there?.id ?? null)) return
    if (this.#decision?.type === 'activate' && there !== undefined) return this.#pick(there.id, at)
    this.#walk(at, waypoint)
  }

  /** An option on this very square or player. True when there was one. */
  #answer(at: XY, player: number | null): boolean {
    const onPlayer = player === null || this.#decision?.type === 'activate' ? undefined : this.options.players.get(player)
    const onSquare = this.options.squares.get(keyOf(at))?.filter(({ type }) => type === this.mode || this.mode === 'move')
    const choices = onPlayer ?? onSquare?.filter(({ type }) => type !== 'move' && (type !== 'pass' || this.mode === 'pass'))
    const choice = choices?.[0]
    if (choice === undefined) return false
    this.propose({ choices: [choice], at, path: [], chance: null }, rollsDice(choice))
    return true
  }

  /** In a turn: one's own player is selected, an opponent beside the selected one is a target. */
  #pick(id: number, at: XY): void {
    const decision = this.#decision
    const { match } = this.session.game
    const player = match.player(id)
    if (player.side === decision?.side) return this.select(id === this.selected ? null : id)
    if (this.selected === null) return
    const blocker = match.player(this.selected)
    const beside = Math.max(...toXY(blocker.at).map((n, i) => Math.abs(n - (at[i] ?? 0)))) === 1
    if (!beside || player.stance !== 'standing' || actionProblem(match, blocker, 'block') !== null) return
    const choices: Choice[] = [
      { type: 'activate', player: blocker.id, action: 'block' },
      { type: 'block', target: id },
    ]
    this.propose({ choices, at, path: [], chance: null }, true)
  }

  #walk(at: XY, waypoint: boolean): void {
    const target = squareAt(...at)
    const found = this.reach?.path(target) ?? null
    const { mover } = this
    if (mover === null || this.reach === null || found === null || found.steps.length === 0) return this.cancel()
    const declared = this.#decision?.type === 'act'
    const walking = asChoices(found)
    const choices: Choice[] = declared ? walking : [{ type: 'activate', player: mover.id, action: 'move' }, ...walking]
    const chance = this.reach.chance(target)
    if (waypoint) this.waypoints = [...this.waypoints, at]
    this.propose({ choices, at, path: found.steps.map(({ to }) => toXY(to)), chance }, chance < 1 || waypoint)
  }

  /** Shows what would happen, or does it when nothing is at stake. */
  propose(preview: Preview, risky: boolean): void {
    this.preview = preview
    if (!risky || !settings.confirm) void this.commit()
  }

  async commit(): Promise<void> {
    const { preview } = this
    if (preview === null) return
    this.cancel()
    for (const choice of preview.choices) await this.session.choose(choice)
    this.mode = 'move'
    if (this.session.decision?.type !== 'activate') this.selected = null
  }

  async choose(choice: Choice): Promise<void> {
    this.cancel()
    await this.session.choose(choice)
  }
}

/** A path as the choices that walk it: steps in one go, each leap on its own. */
function asChoices({ steps }: Path): Choice[] {
  const choices: Choice[] = []
  let walked: XY[] = []
  const walk = () => {
    if (walked.length > 0) choices.push({ type: 'move', path: walked })
    walked = []
  }
  for (const { to, leap } of steps) {
    if (leap) {
      walk()
      choices.push({ type: 'leap', to: toXY(to) })
    } else walked.push(toXY(to))
  }
  walk()
  return choices
}
