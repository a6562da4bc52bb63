/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const blocks: Readonly<Record<string, string | readonly string[]>> = {}
