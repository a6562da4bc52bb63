import type { Deed } from '../../../../match/book-rules.ts'
import { attacks } from '../../players/traits/attacks.ts'
import { steerDeed } from '../../players/traits/ball-and-chain.ts'
import { gazeDeed } from '../../players/traits/gaze.ts'
import { stabDeed } from '../../players/traits/stab.ts'

/** What traits let a player do in his action. */
export const traits: Readonly<Record<string, Deed>> = {
  ...attacks,
  stab: stabDeed,
  steer: steerDeed,
  gaze: gazeDeed,
}
