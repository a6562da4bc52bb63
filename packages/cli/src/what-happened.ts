/** What an error says for itself; anything can be thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The system's name for what went wrong: `ENOENT` and its like. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
