import type { ReadRule } from '../../words/rules.ts'

/** A book may tell of a skill in two chapters: as it tells most of it. */
export function fullest(rules: readonly ReadRule[]): string {
  const told = new Map<string, string>()
  for (const { place, text } of rules)
    told.set(place.chapter, [told.get(place.chapter) ?? [], text].flat().join(' '))
  return [...told.values()].toSorted((one, other) => other.length - one.length)[0] ?? ''
}

/** How much of a rule stands beside a choice; the rest is behind its sign. */
const ROOM = 230

/** As many whole sentences of a text as there is room for; of one that is too long as many words. */
export function firstSentences(text: string, room = ROOM): string {
  if (text.length <= room) return text
  const ends = [...text.matchAll(/[.!?](?=\s)/gu)].map(({ index }) => index + 1)
  const end = ends.findLast((each) => each <= room)
  return end === undefined ? `${text.slice(0, room).replace(/\s\S*$/u, '')} …` : text.slice(0, end)
}
