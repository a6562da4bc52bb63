import { lowered, statOf } from '../../../career/roster.ts'
import type { InjuryEffect, Stats } from '../../../career/team.ts'
import type { Match } from '../../../match/match.ts'
import type { SpecialPlayer } from '../../../match/roster.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'
import { SIDES, type Side } from '../../../match/side.ts'
import { EMPTY, type Player } from '../../../match/state.ts'
import { remove } from '../../../play/knock-down.ts'
import { join } from '../../../play/recruit.ts'

/** What he has suffered before, where the league keeps count of it. rule: star.injuries-tracked */
const sufferedBy = (match: Match, { id }: SpecialPlayer): readonly InjuryEffect[] =>
  match.spec.options.starInjuries?.[id] ?? EMPTY

/** A star who could play today, for somebody: alive, and not laid up. rule: star.injuries-tracked */
export const isFreeStar = (match: Match, star: SpecialPlayer): boolean =>
  star.kind === 'star' &&
  !sufferedBy(match, star).some((effect) => effect === 'dead' || effect === 'miss-next')

/** He joins for the day, as earlier matches have left him. rule: star.injuries-tracked */
export function joinStar(match: Match, side: Side, star: SpecialPlayer, rule: RuleKey): void {
  const suffered = sufferedBy(match, star)
  const losses = suffered.filter((effect) => effect !== 'niggle').map(statOf)
  const stats = losses.reduce<Readonly<Stats>>((now, stat) => lowered(match.edition, star, now, stat), star)
  const niggles = suffered.filter((effect) => effect === 'niggle').length
  join(match, side, { name: star.name, position: star, stats, ...(niggles > 0 ? { niggles } : {}) }, rule)
}

export const hiredStars = (match: Match, side: Side): Player[] =>
  match.state.players.filter(
    (player) => player.side === side && match.sheet(player).keywords.includes('star'),
  )

/** Whom both have hired plays for neither; those who have a double at home play for both. rule: star.clash, star.luthor */
export function loseSharedStars(match: Match): void {
  const stars = SIDES.flatMap((side) => hiredStars(match, side))
  for (const star of stars) {
    const { position } = match.sheet(star)
    const both = stars.some((other) => other !== star && match.sheet(other).position === position)
    const doubles = match.edition.teams.drafting.keptStars[position] ?? []
    const double = SIDES.some((side) => doubles.includes(match.teamSheet(side).roster))
    if (both && !double) remove(match, star, 'absent', 'star.clash')
  }
}
