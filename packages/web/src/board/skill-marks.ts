import type { Edition } from '@touchback/engine'

/** Which skills are marked on the tokens. */
export type SkillMarking = 'none' | 'few' | 'all'

/** A skill as it is marked: one or two letters that no other skill of the book has, in the shape of its kind. */
export interface SkillMark {
  readonly id: string
  readonly letters: string
  /** An outline around 0, 0, about 12 across. */
  readonly outline: string
}

/** What a coach looks for before he blocks or dodges: marked first, with one letter each. */
const IMPORTANT = ['block', 'dodge', 'guard', 'mighty-blow', 'tackle']
/** As many as a token has room for. */
const MOST = 6

const SQUARE = 'M-5 -5.500h10v11h-10z'
const CIRCLE = 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z'
const SHIELD = 'M-5.500 -6h11v6q0 4 -5.500 7q-5.500 -3 -5.500 -7z'
const ARROW = 'M-5.500 -5.500h7l5 5.500l-5 5.500h-7z'
const HEXAGON = 'M-6.500 0l3.250 -6h6.500l3.250 6l-3.250 6h-6.500z'
const OUTLINES: Readonly<Record<string, string>> = {
  general: SQUARE,
  agility: CIRCLE,
  strength: SHIELD,
  passing: ARROW,
}

/** Letters to try for a skill, the most telling first. */
function* candidates(id: string, name: string): Iterable<string> {
  const letters = name.replaceAll(/[^A-Za-z -]/g, '')
  const first = letters.charAt(0).toUpperCase()
  if (IMPORTANT.includes(id)) yield first
  const words = letters.split(/[ -]+/).filter((word) => word !== '')
  if (words.length > 1)
    yield words
      .slice(0, 2)
      .map((word) => word.charAt(0).toUpperCase())
      .join('')
  for (const letter of letters.slice(1).replaceAll(/[ -]/g, '')) yield first + letter.toLowerCase()
  yield id
}

const known = new WeakMap<Edition, ReadonlyMap<string, SkillMark>>()

/** The marks of all skills of a book. */
function marksOf(edition: Edition): ReadonlyMap<string, SkillMark> {
  const before = known.get(edition)
  if (before !== undefined) return before
  const taken = new Set<string>()
  const marks = new Map<string, SkillMark>()
  for (const { id, name, category } of Object.values(edition.players.skills).toSorted(byImportance)) {
    const letters = [...candidates(id, name)].find((found) => !taken.has(found)) ?? id
    taken.add(letters)
    marks.set(id, { id, letters, outline: OUTLINES[category] ?? HEXAGON })
  }
  known.set(edition, marks)
  return marks
}

const rank = (id: string): number => (IMPORTANT.includes(id) ? IMPORTANT.indexOf(id) : IMPORTANT.length)
const byImportance = (a: { id: string }, b: { id: string }): number =>
  rank(a.id) - rank(b.id) || (a.id < b.id ? -1 : 1)

export const skillMark = (edition: Edition, id: string): SkillMark | undefined => marksOf(edition).get(id)

/** The marks of a player, the important ones first; when there are too many the last one says how many more. */
export function skillMarks(edition: Edition, skills: Iterable<string>, shown: SkillMarking): SkillMark[] {
  if (shown === 'none') return []
  const marks = [...skills]
    .map((id) => skillMark(edition, id))
    .filter((mark) => mark !== undefined)
    .filter(({ id }) => shown === 'all' || IMPORTANT.includes(id))
    .toSorted(byImportance)
  if (marks.length <= MOST) return marks
  const more = { id: 'more', letters: `+${marks.length - MOST + 1}`, outline: SQUARE }
  return [...marks.slice(0, MOST - 1), more]
}
