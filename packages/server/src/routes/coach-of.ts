import type { CoachName } from '@touchback/wire'
import type { Visitor } from '../accounts/visitor.ts'
import { Refused } from '../refused.ts'

/** The coach who calls, where the rights have let in nobody else. */
export const coachOf = ({ coach }: Visitor): CoachName => {
  if (coach === null) throw new Refused(401, 'You are not signed in.')
  return coach
}
