import type { Decision } from '@touchback/engine'

/** What a question is known by: who is asked, about what, and what happens when nobody answers. */
export const questionOf = ({ type, side, player, rule, about, default: usual }: Decision): unknown => [
  type,
  side,
  player,
  rule,
  about,
  usual,
]
