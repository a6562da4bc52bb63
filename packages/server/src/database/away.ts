import { Refused } from '../refused.ts'

/** Whether an error says that the database is away, or that we have let go of it because we stop: that is no mistake of ours, and people may try again. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Refused) return false
  const {
    code = '',
    message = '',
    body,
  } = error as { code?: string; message?: string; body?: { code?: string } }
  return (
    /^(ECONN|57P|08|53)/u.test(code) ||
    /Connection terminated|timeout|connect|after calling end/iu.test(message) ||
    body?.code === 'FAILED_TO_GET_SESSION'
  )
}

/** PostgreSQL keeps every sign but one, the zero byte: what holds it is refused, wherever it came in. */
export const unkeepable = (error: unknown): Refused | null =>
  (error as { code?: string }).code === '22021'
    ? new Refused(400, 'There is a sign in it that cannot be kept.')
    : null
