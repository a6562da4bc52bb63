import {
  blockChances,
  blockOdds,
  type BlockWorth,
  distance,
  explain,
  foulChances,
  isAdjacent,
  type Match,
  neighbours,
  type Player,
  reach,
  rushBeforeBlock,
  type Square,
  standingAt,
  STEPS,
  throwChances,
  walking,
  yOf,
  shifted,
} from '@touchback/engine'
import { isWorthwhile, type Plan } from './plan.ts'
import { fresh, hasTeamReroll, iHaveTheBall, mayDo, type Sight, standing, toGoal } from './sight.ts'

/** What knocking a player down is worth: the ball, the way to it, and who he is. */
export function targetWorth(sight: Sight, target: Player): number {
  const { match, carrier, ball } = sight
  let worth = 0.6 + standing(match, target) / 60
  if (carrier === target) worth += 5
  else if (ball !== null && neighbours(match, ball).includes(target)) worth += 1.2
  else if (isInTheWay(sight, target)) worth += 0.6
  if (isBySideline(match, target.at)) worth += 0.3
  return worth
}

/** Between my carrier and where he wants to go. */
const isInTheWay = (sight: Sight, { at }: Player): boolean =>
  sight.ball !== null &&
  iHaveTheBall(sight) &&
  toGoal(sight, at) <= toGoal(sight, sight.ball) &&
  distance(at, sight.ball) <= 4

const isBySideline = (match: Match, at: Square): boolean =>
  yOf(at) === 0 || yOf(at) === match.edition.field.pitch.width - 1

/** What the results of a block are worth to me; falling with the ball in hand is the worst of all. */
export function blockWorth(sight: Sight, blocker: Player, target: Player): BlockWorth {
  const down = targetWorth(sight, target)
  const loss = 2 + (sight.carrier === blocker ? 3 : 0)
  const pushed = sight.carrier === target || isBySideline(sight.match, target.at) ? 0.4 * down : 0.2 * down
  return {
    'attacker-down': -loss,
    'both-down': 0.4 * down - loss,
    nothing: 0,
    pushed,
    'defender-down': down,
    'into-the-crowd': down,
  }
}

function blockPlan(sight: Sight, player: Player, target: Player, from?: Square) {
  const worth = blockWorth(sight, player, target)
  const reroll = hasTeamReroll(sight, player)
  const odds = blockChances(sight.match, player, target, {
    worth,
    reroll,
    ...(from === undefined ? {} : { from }),
  })
  const risk = odds.chance['attacker-down'] + odds.chance['both-down']
  const gain = odds.chance['defender-down'] * worth['defender-down'] + odds.chance.pushed * worth.pushed
  return { value: gain, risk }
}

const isTarget = (match: Match, target: Player): boolean =>
  target.stance === 'standing' && !match.kit(target).is.unblockable

const STAND_UP = { type: 'stand-up' } as const

/** Blocks against whoever stands beside a player. */
export function blocks(sight: Sight): Plan[] {
  const { match, side } = sight
  const plans: Plan[] = []
  for (const player of fresh(sight)) {
    if (!mayDo(sight, player, 'block')) continue
    const targets = neighbours(match, player.at).filter(
      (target) => target.side !== side && isTarget(match, target),
    )
    plans.push(...doubleBlocks(sight, player, targets))
    for (const target of targets) {
      const plan: Plan = {
        player: player.id,
        action: 'block',
        ...blockPlan(sight, player, target),
        deeds: [
          ...(player.stance === 'prone' ? [STAND_UP] : []),
          { type: 'block', target: target.id } as const,
        ],
      }
      if (isWorthwhile(plan, sight.stakes)) plans.push(plan)
    }
  }
  return plans
}

/** Two at once, where one throw settles both: when I pick the dice in spite of their strength together. */
function doubleBlocks(sight: Sight, player: Player, targets: readonly Player[]): Plan[] {
  const { match, side } = sight
  if (!match.kit(player).is['blocks-two'] || player.stance !== 'standing') return []
  const plans: Plan[] = []
  const inOrder = targets.toSorted((a, b) => a.id - b.id)
  for (const [index, first] of inOrder.entries())
    for (const second of inOrder.slice(index + 1)) {
      if (!isAdjacent(first.at, second.at)) continue
      const { dice, chooser } = blockOdds(match, player, [first, second])
      if (chooser !== side) continue
      const [one, two] = [blockWorth(sight, player, first), blockWorth(sight, player, second)]
      const chance = throwChances(match, player, first, { dice, chooser, worth: one })
      const gain = (result: 'defender-down' | 'pushed') => chance[result] * (one[result] + two[result])
      plans.push({
        player: player.id,
        action: 'block',
        value: gain('defender-down') + gain('pushed'),
        risk: chance['attacker-down'] + chance['both-down'],
        deeds: [{ type: 'multiple-block', targets: [first.id, second.id] }],
      })
    }
  return plans.filter((plan) => isWorthwhile(plan, sight.stakes))
}

/** The chance that a blitzer at the end of his way gets to throw his block: it takes a square too. */
function blockComes(match: Match, player: Player, from: Square, moved: number): number {
  const rush = rushBeforeBlock(match, player, { action: 'blitz', from, moved })
  return rush === null ? 1 : explain(match, rush).chance
}

/** The best blitz: whom, by whom, and from which side. */
export function blitzes(sight: Sight): Plan[] {
  const { match } = sight
  const plans: Plan[] = []
  const targets = sight.theirs
    .filter((target) => isTarget(match, target))
    .toSorted((a, b) => targetWorth(sight, b) - targetWorth(sight, a))
    .slice(0, 4)
  for (const player of fresh(sight)) {
    if (!mayDo(sight, player, 'blitz') || sight.carrier === player) continue
    const { ma, rushes } = match.kit(player)
    const near = targets.filter((target) => distance(target.at, player.at) <= ma + rushes)
    if (near.length === 0) continue
    const ways = reach(match, player, { keep: 1 })
    for (const target of near) {
      for (const offset of STEPS) {
        const from = shifted(target.at, offset)
        const chance = ways.chance(from)
        if (chance < 0.5) continue
        const path = ways.path(from)
        if (path === null) continue
        const arrives = chance * blockComes(match, player, from, path.moved)
        const { value, risk } = blockPlan(sight, player, target, from)
        const plan: Plan = {
          player: player.id,
          action: 'blitz',
          value: value * arrives,
          risk: 1 - arrives * (1 - risk),
          deeds: [...walking(path), { type: 'block', target: target.id } as const],
        }
        if (isWorthwhile(plan, sight.stakes)) plans.push(plan)
      }
    }
  }
  return plans
}

/** The boot for somebody who is down: only a man who can be spared, and only when helpers make it likely to hurt. */
export function fouls(sight: Sight): Plan[] {
  const { match, theirs } = sight
  const plans: Plan[] = []
  const victims = theirs.filter((player) => player.stance !== 'standing')
  if (victims.length === 0) return plans
  for (const player of fresh(sight)) {
    if (sight.carrier === player || !mayDo(sight, player, 'foul')) continue
    const ways = reach(match, player)
    for (const victim of victims)
      for (const offset of STEPS) {
        const from = shifted(victim.at, offset)
        if (ways.chance(from) < 1) continue
        const path = ways.path(from)
        const helpers = neighbours(match, victim.at).filter(
          (mate) => mate !== player && mate.side === player.side && mate.stance === 'standing',
        ).length
        const gain = standing(match, victim) - standing(match, player) + 4 * helpers
        const value = 0.05 + 0.02 * gain
        if (path === null || value < 0.1) continue
        const deeds = [...walking(path), { type: 'foul', target: victim.id } as const]
        plans.push({ player: player.id, action: 'foul', value: Math.min(0.4, value), risk: 0, deeds })
      }
  }
  return plans
}

/** What it is worth that a victim is out of the match, knocked out or only stunned, against one of mine sent off. */
const OUT = { casualty: 1, ko: 0.6, stunned: 0.1 }

/** The boot by exact chances: with enough helpers about it pays more often than the referee looks. */
export function gangFouls(sight: Sight): Plan[] {
  const { match, theirs, carrier } = sight
  const victims = theirs.filter((player) => player.stance !== 'standing')
  const plans: Plan[] = []
  if (victims.length === 0) return plans
  for (const player of fresh(sight)) {
    if (carrier === player || !mayDo(sight, player, 'foul')) continue
    const ways = reach(match, player)
    for (const victim of victims) {
      const from = STEPS.map((offset) => shifted(victim.at, offset)).find((at) => ways.chance(at) === 1)
      const path = from === undefined ? null : ways.path(from)
      if (from === undefined || path === null) continue
      const { injury, spotted } = standingAt(match, player, from, () => foulChances(match, player, victim))
      const hurt =
        OUT.casualty * (injury['casualty'] ?? 0) +
        OUT.ko * (injury['ko'] ?? 0) +
        OUT.stunned * (injury['stunned'] ?? 0)
      const value = (hurt * standing(match, victim) - spotted * standing(match, player)) / 30
      if (value < 0.02) continue
      const deeds = [...walking(path), { type: 'foul', target: victim.id } as const]
      plans.push({ player: player.id, action: 'foul', value, risk: 0, deeds })
    }
  }
  return plans
}
