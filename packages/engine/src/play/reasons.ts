import type { RuleKey } from '../match/rule-keys.ts'

/** Why somebody may not take an action, each with the rule that is against it. The words for it are said elsewhere. */
export const REASONS = {
  'not-in-this-game': 'why.not-in-this-game',
  'not-your-player': 'why.not-your-player',
  'not-on-the-pitch': 'why.not-on-the-pitch',
  'has-acted': 'why.has-acted',
  stunned: 'injury.stunned-recovery',
  'barred-this-turn': 'why.barred-this-turn',
  prone: 'why.prone',
  'not-in-a-bonus-turn': 'why.not-in-a-bonus-turn',
  'moves-only': 'why.moves-only',
  'already-declared-this-turn': 'why.already-declared-this-turn',
  'another-must-act-first': 'why.acts-first',
  'had-to-act-first': 'why.acts-first',
  'has-no-ball': 'weapon.blunderbuss.action',
  'not-loaded': 'weapon.blunderbuss.reload',
  'already-running': 'weapon.chainsaw.start-roll',
  'not-equipped': 'why.not-equipped',
  'nobody-to-block': 'action.block',
  'nobody-to-blitz': 'action.blitz',
  'nobody-to-foul': 'foul.action',
} as const satisfies Readonly<Record<string, RuleKey>>

export type Reason = keyof typeof REASONS
