import { EDITIONS } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { skillMark, skillMarks } from '../src/board/skill-marks.ts'

const letters = (marks: readonly { letters: string }[]) => marks.map((mark) => mark.letters)

describe.each(Object.values(EDITIONS))('skill marks of $id', (edition) => {
  const ids = Object.keys(edition.players.skills)

  test('every skill has one or two letters of its own', () => {
    const all = ids.map((id) => skillMark(edition, id)?.letters ?? '')
    expect(all.filter((text) => text.length < 1 || text.length > 2)).toEqual([])
    expect(new Set(all).size).toBe(ids.length)
  })

  test('a few are those that matter for blocks and dodges, in a fixed order', () => {
    const held = ['tackle', 'sure-hands', 'block', 'dodge'].filter((id) => ids.includes(id))
    expect(letters(skillMarks(edition, held, 'few'))).toEqual(['B', 'D', 'T'])
    expect(skillMarks(edition, held, 'all')).toHaveLength(held.length)
    expect(skillMarks(edition, held, 'none')).toEqual([])
  })

  test('too many end with how many more there are', () => {
    const marks = skillMarks(edition, ids.slice(0, 9), 'all')
    expect(marks).toHaveLength(6)
    expect(marks.at(-1)?.letters).toBe('+4')
  })
})
