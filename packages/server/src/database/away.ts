/** Whether an error says that the database is away, or that we have let go of it because we stop: that is no mistake of ours, and people may try again. */
export function isDatabaseAway(error: unknown): boolean {
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
