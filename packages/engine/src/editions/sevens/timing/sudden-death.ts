import type { Match } from '../../../match/match.ts'
import type { BySide, Side } from '../../../match/side.ts'
import { decidedRollOff } from '../../../rolls/roll-off.ts'

const ROUNDS = 5

/** Five roll-offs, ties rolled again; whoever wins most of them wins the match. rule: sudden-death */
export function bestOfFive(match: Match): Side {
  const won: BySide<number> = { home: 0, away: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const contest = { what: 'sudden-death', first: 'home', dice: 'd6', bonus: () => 0 } as const
    won[decidedRollOff(match, { ...contest, rule: 'overtime.sudden-death' })]++
  }
  return won.home > won.away ? 'home' : 'away'
}
