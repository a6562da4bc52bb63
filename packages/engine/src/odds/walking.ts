import type { Choice } from '../match/choice.ts'
import { toXY, type XY } from '../match/square.ts'
import type { Path } from './paths.ts'

/** The choices that walk a path: steps in one go, each leap on its own. */
export function walking({ steps, standsUp, deed }: Path): Choice[] {
  const choices: Choice[] = []
  let walked: XY[] = []
  const walk = () => {
    if (walked.length > 0) choices.push({ type: 'move', path: walked })
    walked = []
  }
  if (standsUp && (steps[0]?.leap ?? true)) choices.push({ type: 'stand-up' })
  for (const { to, leap } of steps) {
    if (leap) {
      walk()
      choices.push({ type: deed, to: toXY(to) })
    } else walked.push(toXY(to))
  }
  walk()
  return choices
}
