import { isAdjacent } from '../match/square.ts'
import { exertsZones } from '../match/zones.ts'
import type { Heading, Skill } from './skill.ts'

/** Each such player whose zone is being left counts. */
export const prehensileTail = (heading: Heading): Skill => ({
  ...heading,
  hinders: {
    dodge: (match, holder, spec) => (isAdjacent(holder.at, spec.from) && exertsZones(match, holder) ? -1 : 0),
  },
})
