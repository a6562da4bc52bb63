import { distance } from '../match/square.ts'
import type { Modifier } from './skill.ts'

/** −1 for opponents no more than three squares away, whether he stands or lies. */
export const withinThree: Modifier = (_match, holder, spec) =>
  distance(holder.at, spec.player.at) <= 3 ? -1 : 0
