import type { Event, XY } from '@touchback/engine'
import type { LessonId } from '../words/lessons.ts'
import type { Position } from './position.ts'

/** One thing to do. It is done when what has happened says so; each has its own words under the same number. */
export interface Task {
  /** Squares the coach points at. */
  readonly point: readonly XY[]
  readonly done: (events: readonly Event[]) => boolean
}

export interface Lesson {
  readonly id: LessonId
  readonly position: Position
  /** The dice of the lesson, in the order they are thrown: it always ends as told. */
  readonly dice: readonly number[]
  readonly tasks: readonly Task[]
}

const has = (type: Event['type']) => (events: readonly Event[]) => events.some((event) => event.type === type)
const isAt = (event: Event, [x, y]: XY): boolean =>
  event.type === 'moved' && event.to[0] === x && event.to[1] === y
const reached = (at: XY) => (events: readonly Event[]) => events.some((event) => isAt(event, at))
const pickedDie = has('block-result')
const rosters = { home: 'human', away: 'orc' }

const MOVING: Lesson = {
  id: 'moving',
  position: {
    rosters,
    players: {
      home: [{ name: 'Berta Quickfoot', position: 'lineman', at: [8, 7] }],
      away: [{ name: 'Old Grumbler', position: 'lineman', at: [20, 3] }],
    },
    ball: [14, 6],
    rerolls: 0,
  },
  dice: [5],
  tasks: [
    {
      point: [
        [8, 7],
        [11, 6],
      ],
      done: reached([11, 6]),
    },
    { point: [[14, 6]], done: has('picked-up') },
  ],
}

const BLOCKING: Lesson = {
  id: 'blocking',
  position: {
    rosters,
    players: {
      home: [
        { name: 'Otto Ironbrow', position: 'blitzer', at: [12, 7] },
        { name: 'Jonas Reed', position: 'lineman', at: [12, 6] },
      ],
      away: [{ name: 'Mug', position: 'lineman', at: [13, 7] }],
    },
    ball: [6, 7],
    rerolls: 0,
  },
  // Two block dice: pushed and down; then armour that breaks, and a stunned Mug.
  dice: [3, 6, 5, 5, 2, 3],
  tasks: [
    {
      point: [
        [12, 7],
        [13, 7],
      ],
      done: has('block-rolled'),
    },
    { point: [], done: pickedDie },
    { point: [], done: has('pushed') },
    { point: [], done: has('armour') },
  ],
}

const DODGING: Lesson = {
  id: 'dodging',
  position: {
    rosters,
    players: {
      home: [{ name: 'Vera Swift', position: 'lineman', at: [10, 7] }],
      away: [{ name: 'Snagtooth', position: 'lineman', at: [11, 7] }],
    },
    ball: 0,
    rerolls: 1,
  },
  // Too low at first; the team re-roll saves the day.
  dice: [2, 5],
  tasks: [
    {
      point: [
        [10, 7],
        [9, 8],
      ],
      done: has('rolled'),
    },
    { point: [], done: has('reroll') },
  ],
}

const TURNOVER: Lesson = {
  id: 'turnover',
  position: {
    rosters,
    players: {
      home: [
        { name: 'Jonas Reed', position: 'lineman', at: [12, 7] },
        { name: 'Vera Swift', position: 'lineman', at: [9, 4] },
      ],
      away: [{ name: 'Gorbag', position: 'lineman', at: [13, 7] }],
    },
    ball: 1,
    rerolls: 0,
  },
  // One block die: a skull. Jonas goes down, and his armour holds.
  dice: [1, 2, 3],
  tasks: [
    {
      point: [
        [12, 7],
        [13, 7],
      ],
      done: has('turnover'),
    },
  ],
}

const SCORING: Lesson = {
  id: 'scoring',
  position: {
    rosters,
    players: {
      home: [{ name: 'Lena Gale', position: 'catcher', at: [16, 7] }],
      away: [
        { name: 'Mug', position: 'lineman', at: [20, 6] },
        { name: 'Snagtooth', position: 'lineman', at: [20, 9] },
      ],
    },
    ball: 0,
    rerolls: 1,
  },
  // The extra square needs a two.
  dice: [4, 4, 4, 4],
  tasks: [
    {
      point: [
        [16, 7],
        [25, 4],
      ],
      done: reached([25, 4]),
    },
    { point: [], done: has('touchdown') },
  ],
}

export const LESSONS: readonly Lesson[] = [MOVING, BLOCKING, DODGING, TURNOVER, SCORING]
