import type { Match } from '../match/match.ts'
import type { Side } from '../match/side.ts'
import type { Player } from '../match/state.ts'
import type { Square } from '../match/square.ts'
import { blockFace, type BlockFace } from '../match/block-face.ts'
import { blockOdds } from '../play/block-dice.ts'
import { knocksDown, pushesBack, savedBy } from '../play/block-faces.ts'
import { teamRerollWorks } from '../rolls/rerolls.ts'
import { standingAt } from './standing-at.ts'

/** What a block comes to once everyone has used what keeps him on his feet. */
export const BLOCK_RESULTS = [
  'attacker-down',
  'both-down',
  'nothing',
  'pushed',
  'defender-down',
  'into-the-crowd',
] as const
export type BlockResult = (typeof BLOCK_RESULTS)[number]

/** What each result is worth to the blocker's coach: his picks, his opponent's picks and the re-roll follow from it. */
export type BlockWorth = Readonly<Record<BlockResult, number>>
const USUAL_WORTH: BlockWorth = {
  'attacker-down': -1,
  'both-down': -0.6,
  nothing: 0,
  pushed: 0.3,
  'defender-down': 1,
  'into-the-crowd': 1.1,
}

export interface BlockChances {
  readonly dice: number
  readonly chooser: Side
  readonly chance: Readonly<Record<BlockResult, number>>
  /** The mean worth of the result. */
  readonly worth: number
}

export interface BlockSituation {
  /** The blocker stands here instead of where he is: for a blitz. */
  readonly from?: Square
  /** Re-roll all dice once, when that promises more and the team's counter works for the blocker. */
  readonly reroll?: boolean
  readonly worth?: BlockWorth
  /** Whoever is pushed leaves the pitch: see `afterPush`. */
  readonly crowd?: boolean
  /** The blocker's own strength, when something has changed it. */
  readonly strength?: number
}

/** What a face comes to. */
export function blockResult(
  match: Match,
  blocker: Player,
  target: Player,
  face: BlockFace,
  { crowd }: Pick<BlockSituation, 'crowd'> = {},
): BlockResult {
  const falls = (player: Player, who: 'blocker' | 'target') =>
    knocksDown(face, who) && savedBy(match, blocker, player, face) === null
  const [attackerDown, defenderDown] = [falls(blocker, 'blocker'), falls(target, 'target')]
  if (attackerDown) return defenderDown ? 'both-down' : 'attacker-down'
  if (crowd === true && pushesBack(face)) return 'into-the-crowd'
  if (defenderDown) return 'defender-down'
  return pushesBack(face) ? 'pushed' : 'nothing'
}

/** The exact chances of a block, by what its faces come to. */
export function blockChances(
  match: Match,
  blocker: Player,
  target: Player,
  situation: BlockSituation = {},
): BlockChances {
  const worth = situation.worth ?? USUAL_WORTH
  const odds = oddsFrom(match, blocker, target, situation)
  const { dice, chooser } = odds
  const { crowd = false } = situation
  const once = throwChances(match, blocker, target, { dice, chooser, worth, crowd })
  const mean = meanWorth(once, worth)
  if (situation.reroll !== true) return { dice, chooser, chance: once, worth: mean }

  const chance = zero()
  const works = teamRerollWorks(match, blocker)
  for (const result of BLOCK_RESULTS) {
    const again = worth[result] < mean ? works : 0
    chance[result] += once[result] * (1 - again)
    for (const second of BLOCK_RESULTS) chance[second] += once[result] * again * once[second]
  }
  return { dice, chooser, chance, worth: meanWorth(chance, worth) }
}

/** How many dice are thrown, who picks, and what he likes. */
interface Throw {
  readonly dice: number
  readonly chooser: Side
  readonly worth?: BlockWorth
  readonly crowd?: boolean
}

/** Results from the one the picking coach likes most. */
const byLiking = (blocker: Player, { chooser, worth = USUAL_WORTH }: Omit<Throw, 'dice'>): BlockResult[] => {
  const liked = BLOCK_RESULTS.toSorted((a, b) => worth[b] - worth[a])
  return chooser === blocker.side ? liked : liked.toReversed()
}

/** The chances of so many dice, whatever gave that number. */
export const throwChances = (
  match: Match,
  blocker: Player,
  target: Player,
  thrown: Throw,
): Readonly<Record<BlockResult, number>> =>
  picked(oneDie(match, blocker, target, thrown), byLiking(blocker, thrown), thrown.dice)

/** What dice that lie on the table come to when the picking coach takes what he likes most. */
export function likeliestResult(
  match: Match,
  blocker: Player,
  target: Player,
  faces: readonly BlockFace[],
  { chooser, crowd = false }: Omit<Throw, 'dice'>,
): BlockResult {
  const results = faces.map((face) => blockResult(match, blocker, target, face, { crowd }))
  return byLiking(blocker, { chooser }).find((result) => results.includes(result)) ?? 'nothing'
}

/** The usual worth of a result, from −1 to a little over 1. */
export const usualWorth = (result: BlockResult): number => USUAL_WORTH[result]

function oddsFrom(match: Match, blocker: Player, target: Player, { from, strength }: BlockSituation) {
  if (from === undefined) return blockOdds(match, blocker, [target], strength)
  return standingAt(match, blocker, from, () => blockOdds(match, blocker, [target], strength))
}

const zero = (): Record<BlockResult, number> => ({
  'attacker-down': 0,
  'both-down': 0,
  nothing: 0,
  pushed: 0,
  'defender-down': 0,
  'into-the-crowd': 0,
})

const meanWorth = (chance: Readonly<Record<BlockResult, number>>, worth: BlockWorth): number =>
  BLOCK_RESULTS.reduce((sum, result) => sum + chance[result] * worth[result], 0)

function oneDie(
  match: Match,
  blocker: Player,
  target: Player,
  { crowd = false }: Pick<Throw, 'crowd'>,
): Record<BlockResult, number> {
  const chance = zero()
  for (let side = 1; side <= 6; side++)
    chance[blockResult(match, blocker, target, blockFace(side), { crowd })] += 1 / 6
  return chance
}

/** The best of several dice, by what the coach who picks likes most. */
function picked(
  die: Readonly<Record<BlockResult, number>>,
  liked: readonly BlockResult[],
  dice: number,
): Record<BlockResult, number> {
  const chance = zero()
  let left = 1
  for (const result of liked) {
    const rest = Math.max(0, left - die[result])
    chance[result] = left ** dice - rest ** dice
    left = rest
  }
  return chance
}
