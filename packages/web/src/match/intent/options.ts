import {
  type Choice,
  type Decision,
  type Game,
  type Match,
  type Player,
  standUpNeedsRoll,
  toXY,
  type XY,
} from '@touchback/engine'
import { keyOf } from '../../board/geometry.ts'

/** The options of a decision by where they are answered: on a square, on a player, or with a button. */
export interface Options {
  readonly squares: ReadonlyMap<string, readonly Choice[]>
  readonly players: ReadonlyMap<number, readonly Choice[]>
  readonly buttons: readonly Choice[]
  /** What clicks on squares can mean: `move`, `pass`, `spell:fireball`, `throw-team-mate:7` ... in the order offered. */
  readonly meanings: readonly string[]
}

/** Meanings that begin with one of one's own: he is chosen first, then where he goes. */
export const chosenFirst = (meaning: string): number | null => {
  const found = /^(?:snap|throw-team-mate|kick-team-mate):(\d+)$/.exec(meaning)
  return found === null ? null : Number(found[1])
}

/** What a click on a square would mean by this choice; null for choices that have no square. */
export function meaningOf(choice: Choice): string {
  switch (choice.type) {
    case 'spell':
      return `spell:${choice.spell}`
    case 'throw-team-mate':
    case 'kick-team-mate':
      return `${choice.type}:${choice.target}`
    case 'snap':
      return `snap:${choice.player}`
    default:
      return choice.type
  }
}

const squareOf = (choice: Choice, actor: XY | null): XY | null => {
  if ('to' in choice) return choice.to
  if (choice.type === 'steer')
    return actor === null ? null : [actor[0] + choice.towards[0], actor[1] + choice.towards[1]]
  return choice.type === 'move' ? (choice.path.at(-1) ?? null) : null
}

const playerOf = (choice: Choice): number | null => {
  if ('to' in choice) return null
  if ('target' in choice && choice.type !== 'activate') return choice.target ?? null
  return 'player' in choice ? (choice.player ?? null) : null
}

function add<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [choice])
  else list.push(choice)
}

export function groupOptions(game: Game, decision: Decision | null): Options {
  const squares = new Map<string, Choice[]>()
  const players = new Map<number, Choice[]>()
  const buttons: Choice[] = []
  const meanings = new Set<string>()
  const { match } = game
  const actor = decision?.player === null || decision === null ? null : toXY(match.player(decision.player).at)
  const onSquare = (at: XY, choice: Choice, meaning: string) => {
    add(squares, keyOf(at), choice)
    meanings.add(meaning)
  }
  for (const choice of decision?.options ?? []) {
    const square = squareOf(choice, actor)
    const player = playerOf(choice)
    if (choice.type === 'set-up' || decision?.type === 'steer') buttons.push(choice)
    else if (choice.type === 'follow-up') {
      buttons.push(choice)
      for (const at of followSquares(decision, choice, actor)) onSquare(at, choice, 'follow-up')
    } else if (square !== null) {
      onSquare(square, choice, meaningOf(choice))
      if (choice.type === 'steer') buttons.push(choice)
    } else if (player !== null) add(players, player, choice)
    else buttons.push(choice)
  }
  return { squares, players, buttons, meanings: [...meanings] }
}

/** Following is clicked where one would go, staying where one stands. */
function followSquares(decision: Decision | null, choice: Choice, actor: XY | null): readonly XY[] {
  if (choice.type !== 'follow-up') return []
  const to = decision?.type === 'follow-up' ? decision.about.to : []
  return choice.follow ? to : actor === null ? [] : [actor]
}

/** Answers that are thrown or kicked, though no deed of an action. */
const THROWN: readonly Choice['type'][] = ['throw-bomb', 'spell', 'kick']

/** Whether a choice throws dice at once: it is shown before it is made. */
export function rollsDice(match: Match, actor: Player | null, choice: Choice): boolean {
  if (choice.type === 'stand-up') return actor !== null && standUpNeedsRoll(match, actor)
  const deed = match.edition.turn.deeds[choice.type]
  return THROWN.includes(choice.type) || (deed !== undefined && deed.quiet !== true)
}
