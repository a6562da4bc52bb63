import type { Game } from '../game.ts'
import type { Choice } from '../match/choice.ts'
import type { Decision } from '../match/decision.ts'
import type { Event } from '../match/event.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import type { DiceKind, DiceSource } from '../rolls/dice.ts'
import { type BlockChances, blockChances } from './block.ts'
import { rolledChance } from './luck.ts'
import { must } from '../match/must.ts'

/** What a push leads to. */
export interface AfterPush {
  /** Over the edge, whatever the target's coach can do about it. */
  readonly crowd: boolean
  /** The second block that then must be thrown, from where both will stand, and the chance that it comes to it. */
  readonly again: { readonly reached: number; readonly block: BlockChances } | null
}

type Block = Extract<Choice, { type: 'block' }>

/** A push on every block die. */
const PUSHED = 3

/** Dice that push, and otherwise all go well; when they are thrown for a second block somebody looks at the match. */
class PushingDice implements DiceSource {
  readonly #second: (match: Match) => void
  #left: number | null
  match: Match | null = null

  /** `thrown`: the first block is behind them. */
  constructor(second: (match: Match) => void, { thrown }: { readonly thrown: boolean }) {
    this.#second = second
    this.#left = thrown ? 0 : null
  }

  next(kind: DiceKind, sides: number, of: number): number {
    if (kind !== 'block') return sides
    this.#left ??= of
    if (this.#left-- === 0 && this.match !== null) this.#second(this.match)
    return PUSHED
  }
}

/**
 * What a push at the end of a block would come to, found by playing it: whoever has the say takes the square that suits him,
 * the target holds his ground where he would leave the pitch, and no re-roll is taken.
 */
export function afterPush(game: Game, choice: Block): AfterPush {
  const blocker = game.state.activation?.player ?? 0
  return new Push(game.match.player(blocker), choice).from(game, choice, { thrown: false })
}

class Push {
  readonly #blocker: Player
  readonly #target: number

  constructor(blocker: Player, { target }: Block) {
    this.#blocker = blocker
    this.#target = target
  }

  from(game: Game, choice: Choice, when: { readonly thrown: boolean }): AfterPush {
    const second: { again: AfterPush['again'] } = { again: null }
    const dice = new PushingDice((match) => {
      const [blocker, target] = [match.player(this.#blocker.id), match.player(this.#target)]
      const reached = reachedBy(match, blocker, match.sink ?? [])
      second.again ??= { reached, block: blockChances(match, blocker, target) }
    }, when)
    const fork = game.fork(dice, { events: true })
    dice.match = fork.match
    const events: Event[] = [...fork.choose(choice)]
    for (;;) {
      const crowd = events.some(
        (event) => event.type === 'pushed' && event.player === this.#target && event.to === null,
      )
      const { decision } = fork
      const { again } = second
      if (again !== null) return { crowd: false, again }
      if (crowd || isOver(decision)) return { crowd, again: null }
      const pushed = events.some(({ type }) => type === 'block-result')
      const ways = this.#ways(decision)
      if (ways.length > 1)
        return this.#liked(decision, ways, (way) => this.from(fork, way, { thrown: pushed || when.thrown }))
      events.push(...fork.choose(ways[0] ?? decision.default))
    }
  }

  /** What is worth trying: every square, and what the target may do for himself. */
  #ways({ type, player, options, default: fallback }: Decision): readonly Choice[] {
    if (type === 'push' || (type === 'use' && player === this.#target)) return options
    return [options.find((option) => option.type === 'decline') ?? fallback]
  }

  #liked({ side }: Decision, ways: readonly Choice[], try_: (way: Choice) => AfterPush): AfterPush {
    const found = ways.map(try_).toSorted((a, b) => worthOf(b) - worthOf(a))
    const [best] = side === this.#blocker.side ? found : found.toReversed()
    return must(best)
  }
}

const isOver = (decision: Decision | null): decision is null =>
  decision === null || decision.type === 'act' || decision.type === 'activate'

/** The chance of what the blocker must roll on the way to the second block. */
const reachedBy = ({ edition }: Match, { id }: Player, events: readonly Event[]): number =>
  events
    .slice(events.findLastIndex(({ type }) => type === 'block-result') + 1)
    .filter((event) => event.type === 'rolled')
    .filter(({ player }) => player === id)
    .reduce((chance, event) => chance * rolledChance(edition, event), 1)

const worthOf = ({ crowd, again }: AfterPush): number =>
  crowd ? 2 : again === null ? 0 : again.reached * again.block.chance['defender-down']
