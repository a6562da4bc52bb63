import type { Side } from '@touchback/engine'
import { type Names, plainWords, turnoverCause } from '@touchback/words'
import type { Told } from '@touchback/league'

/** What stands out on the timeline of a match. */
export interface Mark {
  readonly step: number
  /** How many events of the step have happened when it has: the picture in which it is seen. */
  readonly shown: number
  readonly kind: 'touchdown' | 'casualty' | 'turnover'
  /** Who scored, who was hurt, who lost the turn. */
  readonly side: Side
  readonly text: string
}

/** What each of them looks like, around its middle. */
export const MARK_SHAPES: Readonly<Record<Mark['kind'], string>> = {
  touchdown: 'M-7 0 Q0 -9 7 0 Q0 9 -7 0Z',
  casualty: 'M-2.500 -7h5v4.500h4.500v5h-4.500v4.500h-5v-4.500h-4.500v-5h4.500z',
  turnover: 'M-6 -5h12l-6 11z',
}

export function marksOf(told: readonly Told[], names: Names, sideOf: (player: number) => Side): Mark[] {
  let [now, count] = [-1, 0]
  return told.flatMap(({ step, event }): Mark[] => {
    count = step === now ? count + 1 : 1
    now = step
    const shown = count
    switch (event.type) {
      case 'touchdown':
        return [
          {
            step,
            shown,
            kind: 'touchdown',
            side: event.side,
            text: `Touchdown: ${names.player(event.player)}`,
          },
        ]
      case 'casualty':
        return [
          {
            step,
            shown,
            kind: 'casualty',
            side: sideOf(event.player),
            text: `Casualty: ${names.player(event.player)}, ${plainWords(event.result)}`,
          },
        ]
      case 'turnover':
        return [
          {
            step,
            shown,
            kind: 'turnover',
            side: event.side,
            text: `Turnover: ${names.team(event.side)}, ${turnoverCause(event.cause)}`,
          },
        ]
      default:
        return []
    }
  })
}

/** The steps at which turns and drives begin. */
export interface Beginnings {
  readonly turns: readonly number[]
  readonly drives: readonly number[]
  readonly halves: readonly number[]
}

export function beginningsOf(told: readonly Told[]): Beginnings {
  const steps = (is: (event: Told['event']) => boolean): number[] => [
    ...new Set(told.flatMap(({ step, event }) => (is(event) ? [step] : []))),
  ]
  const halves = steps((event) => event.type === 'half-ended')
  return {
    turns: steps(({ type }) => type === 'turn-started'),
    drives: steps(({ type }) => type === 'kicked'),
    halves,
  }
}

/** The address of the picture in which it happens. */
export const pictureAddress = (address: string, { step, shown }: Pick<Mark, 'step' | 'shown'>): string =>
  `#${address}?step=${step}&event=${shown}`
