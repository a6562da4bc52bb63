import { isFields } from '@touchback/engine/doors'
import { Refused } from '../refused.ts'
import { codeOf, wordsOf } from '../say.ts'

/** Whether an error says that the database is away, or that we have let go of it because we stop: that is no mistake of ours, and people may try again. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Refused) return false
  return (
    /^(ECONN|57P|08|53)/u.test(codeOf(error)) ||
    /Connection terminated|timeout|connect|after calling end/iu.test(wordsOf(error)) ||
    codeOf(isFields(error) ? error['body'] : null) === 'FAILED_TO_GET_SESSION'
  )
}

/** PostgreSQL keeps every sign but one, the zero byte: what holds it is refused, wherever it came in. */
export const unkeepable = (error: unknown): Refused | null =>
  codeOf(error) === '22021' ? new Refused(400, 'There is a sign in it that cannot be kept.') : null
