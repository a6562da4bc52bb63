import {
  type Choice,
  editionOf,
  type Event,
  Game,
  IllegalChoice,
  RecordedDice,
  toXY,
  reach,
  fromXY,
} from '@touchback/engine'
import { expect, test } from 'vitest'
import { LESSONS } from '../src/learn/lessons.ts'
import { prepare } from '../src/learn/position.ts'
import { LESSON_WORDS, type LessonId } from '../src/words/lessons.ts'

const edition = editionOf('lrb4')

/** What a pupil does who listens. */
const SCRIPTS: Record<LessonId, readonly Choice[]> = {
  moving: [
    { type: 'activate', player: 0, action: 'move' },
    {
      type: 'move',
      path: [
        [9, 6],
        [10, 6],
        [11, 6],
      ],
    },
    {
      type: 'move',
      path: [
        [12, 6],
        [13, 6],
        [14, 6],
      ],
    },
  ],
  blocking: [
    { type: 'activate', player: 0, action: 'block' },
    { type: 'block', target: 2 },
    { type: 'pick-die', index: 1 },
    { type: 'push', to: [14, 7] },
    { type: 'follow-up', follow: true },
  ],
  dodging: [
    { type: 'activate', player: 0, action: 'move' },
    { type: 'move', path: [[9, 8]] },
    { type: 'reroll', with: 'team' },
  ],
  turnover: [
    { type: 'activate', player: 0, action: 'block' },
    { type: 'block', target: 2 },
  ],
  scoring: [
    { type: 'activate', player: 0, action: 'move' },
    {
      type: 'move',
      path: [
        [17, 6],
        [18, 5],
        [19, 4],
        [20, 4],
        [21, 4],
        [22, 4],
        [23, 4],
        [24, 4],
        [25, 4],
      ],
    },
    { type: 'end-activation' },
  ],
}

test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('lesson %s ends as told', (id, lesson) => {
  const { spec, from } = prepare(edition, lesson.position)
  const game = Game.from(spec, from, { dice: new RecordedDice([...lesson.dice]), events: true })
  const events: Event[] = []
  for (const choice of SCRIPTS[id]) {
    try {
      events.push(...game.choose(choice))
    } catch (error) {
      if (error instanceof IllegalChoice)
        throw new Error(
          `${JSON.stringify(choice)}: ${error.message}; asked: ${JSON.stringify(game.decision?.type)}`,
          { cause: error },
        )
      throw error
    }
  }
  expect(lesson.tasks.map((task) => task.done(events))).toEqual(lesson.tasks.map(() => true))
  expect(LESSON_WORDS[id].tasks).toHaveLength(lesson.tasks.length)
})

test('the way that is pointed out for the touchdown is also the one the path finder takes', () => {
  const lesson = LESSONS.find(({ id }) => id === 'scoring')
  if (lesson === undefined) throw new Error('no such lesson')
  const { spec, from } = prepare(edition, lesson.position)
  const { match } = Game.from(spec, from, { dice: new RecordedDice([]) })
  const path = reach(match, match.player(0)).path(fromXY([25, 4]))
  expect(path?.steps.map(({ to }) => toXY(to)).at(-1)).toEqual([25, 4])
  expect(path?.rolls.map(({ test }) => test)).toEqual(['rush'])
})
