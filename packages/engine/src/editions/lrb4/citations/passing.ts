/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const passing: Readonly<Record<string, string | readonly string[]>> = {}
