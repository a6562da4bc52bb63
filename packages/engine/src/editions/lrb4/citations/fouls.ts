/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const fouls: Readonly<Record<string, string | readonly string[]>> = {}
