/** A name as it is painted on the grass: in capitals, as large as its strip allows, cut when even small letters are too many. */
export interface PaintedName {
  readonly text: string
  readonly size: number
  readonly spacing: number
}

const LARGEST = 25
const SMALLEST = 15
/** How wide a capital is, of its height, with the space after it; wide fonts included. */
const CAPITAL = 0.8
const SPACING = 0.14
/** What is left free at both ends. */
const MARGIN = 28

export function painted(name: string, length: number): PaintedName {
  const capitals = Array.from(name.trim().toLocaleUpperCase('en-GB'))
  const room = length - 2 * MARGIN
  const most = (size: number) => Math.floor(room / (size * (CAPITAL + SPACING)))
  const fits = room / (capitals.length * (CAPITAL + SPACING))
  const size = Math.max(SMALLEST, Math.min(LARGEST, Math.floor(fits)))
  const text =
    capitals.length <= most(size)
      ? capitals.join('')
      : `${capitals
          .slice(0, most(size) - 1)
          .join('')
          .trimEnd()}…`
  return { text, size, spacing: size * SPACING }
}
