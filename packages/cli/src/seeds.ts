/**
 * Seeds for the parts of a run, each unlike the others: a match's dice, its coaches, its teams. The same parts give the
 * same seed, so a match of a run can be played again alone.
 */
export function seedFor(...parts: readonly (number | string)[]): number {
  const text = parts.join('/')
  return word(text, 0x811c9dc5) * 0x200000 + (word(text, 0x9747b28c) >>> 11)
}

function word(text: string, start: number): number {
  let hash = start
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
