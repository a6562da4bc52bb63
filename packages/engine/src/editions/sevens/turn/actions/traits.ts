import type { ActionRule } from '../../../../match/book-rules.ts'
import { throwBomb } from '../../players/traits/bomb.ts'
import { gazeAction } from '../../players/traits/gaze.ts'
import { action } from './kinds.ts'

/** Special actions, granted by traits. */
export const traits: Readonly<Record<string, ActionRule>> = {
  'throw-bomb': action('bombardier.action', {
    perTurn: 1,
    fromProne: false,
    needs: 'throws-bombs',
    deeds: [],
    play: throwBomb,
  }),
  gaze: gazeAction,
}
