import { EDITIONS } from '@touchback/engine'
import { expect, test } from 'vitest'
import { plainWords } from '../src/words.ts'

test.each(Object.values(EDITIONS))(
  '$name: weather is told under the name it has in the book',
  ({ field }) => {
    for (const [id, { name }] of Object.entries(field.weather))
      expect(plainWords(id)).toBe(name.toLowerCase())
    for (const { row } of field.weatherTable) expect(field.weather[row]).toBeDefined()
  },
)
