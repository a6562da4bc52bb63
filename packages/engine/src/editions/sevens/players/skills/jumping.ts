import type { Match } from '../../../../match/match.ts'
import { isAdjacent } from '../../../../match/square.ts'
import type { Player } from '../../../../match/state.ts'
import { exertsZones } from '../../../../match/zones.ts'
import type { RollSpec } from '../../../../rolls/test.ts'
import type { Modifier, SkillId } from '../../../../skills/skill.ts'
import { jumpPenalty } from '../../rolls/core.ts'

const TAIL = 'prehensile-tail'

/** Whether a skill is no hindrance to this jump; whoever dodges on foot has nothing from his stick. rule: pogo-stick.ignore */
export const jumpsClear = (match: Match, { test, player }: RollSpec, skill: SkillId): boolean =>
  test === 'jump' && match.kit(player).resists.has(skill)

/** The one tail that gets in the way of whoever leaves a square: several count no more than one. rule: prehensile-tail.one */
export function tailBehind(match: Match, spec: RollSpec): Player | null {
  if (jumpsClear(match, spec, TAIL)) return null
  const { player, from } = spec
  for (const id of match.kits.hinderers['dodge'] ?? []) {
    const holder = match.player(id)
    if (holder.side === player.side || !match.kit(holder).skills.has(TAIL)) continue
    if (isAdjacent(holder.at, from) && exertsZones(match, holder)) return holder
  }
  return null
}

const TALL = ['leap', 'very-long-legs'] as const

/** All that speaks against a jump before long legs do anything about it; for a pogo stick nothing does. rule: pogo-stick.ignore */
const against = (match: Match, spec: RollSpec): number =>
  match.kit(spec.player).skills.has('pogo-stick')
    ? 0
    : jumpPenalty(match, spec) + (tailBehind(match, spec) === null ? 0 : 1)

/** One off a penalty of two or more; what both skills do adds up, down to a penalty of one. rule: leap.modifier */
const eases =
  (skill: (typeof TALL)[number]): Modifier =>
  (match, holder, spec) => {
    const before = TALL.slice(0, TALL.indexOf(skill)).filter((each) => match.kit(holder).skills.has(each))
    return against(match, spec) - before.length > 1 ? 1 : 0
  }
export const easesJumps: Modifier = eases('leap')
export const longLegs: Modifier = eases('very-long-legs')
