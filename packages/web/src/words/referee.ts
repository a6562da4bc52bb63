import type { Decision } from '@touchback/engine'
import { percent } from './odds.ts'

const FACES = 6
const chance = (needs: number): string => percent((FACES + 1 - needs) / FACES)
const onText = (needs: number): string => (needs === FACES ? `a ${needs}` : `${needs}+`)

/** What comes of arguing with the referee or paying him, before it is tried. */
export function refereeText(decision: Decision): string | null {
  switch (decision.type) {
    case 'argue': {
      const { needs } = decision.about
      return `He listens on ${onText(needs)}: ${chance(needs)}. On a 1 the head coach must go.`
    }
    case 'bribe': {
      const { needs } = decision.about
      return needs === undefined ? 'It always works.' : `It works on ${onText(needs)}: ${chance(needs)}.`
    }
    default:
      return null
  }
}
