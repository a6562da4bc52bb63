/** Neutral rule keys of skills to the entries of the catalogue. */
export const skills: Readonly<Record<string, string | readonly string[]>> = {}
