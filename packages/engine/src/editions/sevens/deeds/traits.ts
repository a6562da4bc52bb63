import type { Deed } from '../../../match/edition.ts'
import { stabbing } from '../../../skills/stab.ts'
import { attacks } from '../traits/attacks.ts'
import { steerDeed } from '../traits/ball-and-chain.ts'
import { gazeDeed } from '../traits/gaze.ts'
import { KNIFE } from '../traits/stab.ts'

/** What traits let a player do in his action. */
export const traits: Readonly<Record<string, Deed>> = {
  ...attacks,
  stab: stabbing(KNIFE),
  steer: steerDeed,
  gaze: gazeDeed,
}
