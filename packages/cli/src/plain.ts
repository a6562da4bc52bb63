/** Tabs and ends of lines, and what else would begin a new line in a terminal. */
const GAPS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu
/** Whatever moves the cursor, colours, or turns the direction of writing: all other controls, and the marks for bidirectional text. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** One line of text that a terminal shows and does not obey: names in files are written by strangers. */
export const plain = (text: string): string => text.replaceAll(GAPS, ' ').replaceAll(CONTROLS, '\ufffd')
