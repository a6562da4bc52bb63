import { expect, test } from 'vitest'
import { readSettings, usualSettings } from '../src/lib/settings.ts'
import { readFormations } from '../src/match/intent/formations.ts'

const usual = usualSettings(false)

test('settings are read as they were kept', () => {
  const liked = {
    ...usual,
    speed: 4,
    theme: 'dark',
    silenced: ['blitz'],
    keys: { KeyQ: 'end' },
    standing: { dodge: 'use' },
  }
  expect(readSettings(JSON.parse(JSON.stringify(liked)), usual)).toEqual(liked)
})

test.each([null, 7, 'x', [], ['speed'], { __proto__: { speed: 4 } }])(
  '%j are no settings: all is as usual',
  (kept) => {
    expect(readSettings(kept, usual)).toEqual(usual)
  },
)

test('one setting that makes no sense does not spoil the others', () => {
  const kept = {
    speed: 1e9,
    theme: 'toString',
    confirm: 'yes',
    keys: JSON.parse('{"__proto__":"end"}') as unknown,
    standing: { dodge: 'always' },
    silenced: Array.from({ length: 5000 }, String),
    constructor: 4,
    zones: true,
    swap: true,
  }
  expect(readSettings(kept, usual)).toEqual({ ...usual, zones: true, swap: true })
})

test('one formation that makes no sense does not hide the others', () => {
  const wall = [
    [0, 5, 'lineman'],
    [1, 6],
  ]
  const kept = {
    wall,
    far: [[999, 5]],
    text: 'x',
    long: Array.from({ length: 50 }, () => [0, 0]),
    half: [[1]],
  }
  expect(readFormations(kept)).toEqual({ wall })
  expect(readFormations('x')).toEqual({})
  expect(readFormations(JSON.parse('{"__proto__":[[0,1]]}'))).toEqual({})
})
