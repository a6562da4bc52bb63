import { expect, test } from 'vitest'
import { csv } from '../src/csv.ts'

test('rows become lines under the heads of all of them', () => {
  expect(
    csv([
      { a: 1, b: 'two' },
      { b: null, c: true },
    ]),
  ).toBe('a,b,c\r\n1,two,\r\n,,true\r\n')
  expect(csv([])).toBe('\r\n')
})

test('what a spreadsheet would calculate stays a text, in heads too', () => {
  for (const text of ['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])
    expect(csv([{ a: text }]).split('a\r\n')[1]).toContain(`'${text}`)
  expect(csv([{ a: -1 }])).toBe('a\r\n-1\r\n')
  expect(csv([{ '=a, "b"': 1 }])).toBe('"\'=a, ""b"""\r\n1\r\n')
})
