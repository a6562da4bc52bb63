import type { DiceSource } from '@touchback/engine'
import type { CareerChoice, CareerDecision } from '@touchback/engine/career'
import { expect, test } from 'vitest'
import type { AftermathSetting } from '../src/aftermath.ts'
import { lifelong, type Memory, Recall } from '../src/log/recall.ts'
import { Handmade } from './handmade.ts'

const made = new Handmade({ anna: 'human', bert: 'orc' })
const team = made.team('anna')
const plain = made.report('anna', 'bert', { score: [1, 0] })
const guest = {
  ...plain.sides.home.players['p1']!,
  name: 'otto',
  position: 'lineman',
  kind: 'star',
  skills: [],
}
const report = { ...plain.sides.home, guests: [guest] }
const setting = { team, options: {}, report } as unknown as AftermathSetting

const roll = (what: string, whom: string | null = null) => JSON.stringify([what, whom])
const memory = (
  rolls: Record<string, { face: number; sides: number; drawn: string | null }[]>,
  answers: Record<string, CareerChoice[]> = {},
  once: readonly string[] = [],
): Memory => ({
  rolls: new Map(Object.entries(rolls)),
  answers: new Map(Object.entries(answers)),
  once: new Set(once),
})

/** Dice that show what they were asked for last. */
class Elsewhere implements DiceSource {
  asked = ''
  about(what: string, whom: string | null): void {
    this.asked = `${what} of ${whom}`
  }
  next(): number {
    return 99
  }
}
const recalled = (own: Memory, others = new Elsewhere(), elsewhere = memory({})) =>
  new Recall({ own, elsewhere: () => elsewhere }, setting, others)
const six = (face: number) => ({ face, sides: 6, drawn: null })

test('each die goes to the roll it was thrown for, in order, and then others are thrown', () => {
  const elsewhere = new Elsewhere()
  const recall = recalled(memory({ [roll('ageing', 'p1')]: [six(2), six(5)] }), elsewhere)
  recall.about('ageing', 'p1', { once: false })
  expect(elsewhere.asked).toBe('ageing of p1')
  expect(recall.next('d6', 6, 0, [])).toBe(2)
  recall.about('ageing', 'p2', { once: false })
  expect(recall.next('d6', 6, 0, [])).toBe(99)
  recall.about('ageing', 'p1', { once: false })
  expect(recall.next('d6', 6, 0, [])).toBe(5)
  expect(recall.next('d6', 6, 0, [])).toBe(99)
  expect(recall.rolling).toEqual({ what: 'ageing', player: 'p1' })
})

test('a die of another kind is thrown anew', () => {
  const recall = recalled(memory({ [roll('winnings')]: [six(2)] }))
  recall.about('winnings', null, { once: false })
  expect(recall.next('d3', 3, 0, [])).toBe(99)
})

test('whoever was drawn is drawn again from his place among those who are there now, guests too', () => {
  const drawn = (name: string) => memory({ [roll('mvp')]: [{ face: 1, sides: 11, drawn: name }] })
  const place = (name: string, among: number[]) => {
    const recall = recalled(drawn(name))
    recall.about('mvp', null, { once: false })
    return recall.next('player', among.length, 0, among)
  }
  expect(place('p1', [0, 1, 2])).toBe(1)
  expect(place('p3', [0, 2, 1])).toBe(2)
  expect(place('otto', [0, team.players.length])).toBe(2)
  expect(place('p3', [0, 1])).toBe(99)
})

const about = (words: object) => ({ type: 'improve', player: 'p1', about: words })
const question = (words: object, options: CareerChoice[]): CareerDecision =>
  ({ ...about(words), side: 'home', rule: 'x', options, default: options[0] }) as unknown as CareerDecision
const take = (skill: string): CareerChoice => ({ type: 'improve', take: skill })

test('the same question has its answer again as often as it was asked, whatever dice it shows', () => {
  const key = JSON.stringify(['improve', 'p1', 'Experienced'])
  const recall = recalled(memory({}, { [key]: [take('block'), take('dodge')] }))
  const asked = question({ level: 'Experienced', dice: 7 }, [take('dodge'), take('block')])
  expect(recall.answer(asked)).toEqual(take('block'))
  expect(recall.answer(asked)).toEqual(take('dodge'))
  expect(recall.answer(asked)).toBeUndefined()
  expect(recall.answer(question({ level: 'Veteran' }, [take('block')]))).toBeUndefined()
})

test('an answer that is not legal any more is asked for, and what came after it waits', () => {
  const key = JSON.stringify(['improve', 'p1'])
  const recall = recalled(memory({}, { [key]: [take('guard'), take('block')] }))
  expect(recall.answer(question({}, [take('block')]))).toBeUndefined()
  expect(recall.answer(question({}, [take('block')]))).toBeUndefined()
  expect(recall.answer(question({}, [take('guard')]))).toEqual(take('guard'))
})

test('in a market what cannot be had any more is left out', () => {
  const buy = (what: string): CareerChoice => ({ type: 'buy', what })
  const done: CareerChoice = { type: 'done' }
  const market = {
    ...question({}, [buy('lineman'), done]),
    type: 'buy',
    player: null,
  } as unknown as CareerDecision
  const key = JSON.stringify(['buy', null])
  const recall = recalled(memory({}, { [key]: [buy('ogre'), buy('lineman'), done] }))
  expect(recall.answer(market)).toEqual(buy('lineman'))
  expect(recall.answer(market)).toEqual(done)
  expect(recall.answer(market)).toBeUndefined()
})

test('what comes once in a life is known from other books, with the answer about the same player; nothing else is', () => {
  const improve = question({ level: 'Veteran' }, [take('block')])
  const key = JSON.stringify(['improve', 'p1', 'Veteran'])
  const others = memory(
    { [roll('improvement', 'p1')]: [six(4)], [roll('winnings')]: [six(3)] },
    { [key]: [take('block')] },
    [roll('improvement', 'p1'), key],
  )
  const recall = recalled(memory({}), new Elsewhere(), lifelong([memory({}), others]))
  recall.about('improvement', 'p1', { once: false })
  expect(recall.next('d6', 6, 0, [])).toBe(99)
  expect(recall.answer(improve)).toBeUndefined()
  recall.about('winnings', null, { once: true })
  expect(recall.next('d6', 6, 0, [])).toBe(99)
  recall.about('improvement', 'p2', { once: true })
  expect(recall.answer(improve)).toBeUndefined()
  recall.about('improvement', 'p1', { once: true })
  expect(recall.next('d6', 6, 0, [])).toBe(4)
  expect(recall.answer(improve)).toEqual(take('block'))
})
