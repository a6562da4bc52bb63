import { IllegalChoice } from '@touchback/engine'
import type { CareerChoice, CareerDecision, CareerEvent } from '@touchback/engine/career'

/** What a scenario answers. */
interface Script {
  readonly play?: readonly Readonly<Record<string, unknown>>[]
  readonly auto?: boolean
  readonly expect?: { readonly refused?: boolean }
}

/** Something that asks: an aftermath, or several one after the other. */
export interface Answering {
  readonly decision: CareerDecision | null
  readonly events: readonly CareerEvent[]
  choose(choice: Readonly<Record<string, unknown>>): unknown
}

/** A scenario that waits for a refusal must ask for something. */
export const NOTHING_TO_REFUSE = 'expected something to be refused, got nothing that could be'

/** Plays the entries; with `auto` whatever no entry answers is declined or ended. */
export function playOut(
  { play = [], auto = false, expect = {} }: Script,
  asked: Answering,
  keys: Set<string>,
): string | null {
  const note = () => {
    if (asked.decision !== null) keys.add(asked.decision.rule)
  }
  note()
  if (expect.refused === true && play.length === 0) return NOTHING_TO_REFUSE
  for (const [index, entry] of play.entries()) {
    const where = `choice ${index + 1} (${JSON.stringify(entry)})`
    const mustBeRefused = expect.refused === true && index === play.length - 1
    if (auto) endUntil(asked, entry, note)
    const before = asked.events.length
    try {
      asked.choose(entry)
      note()
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error
      if (!mustBeRefused) return `expected ${where} to be accepted, got: ${error.message}`
      return asked.events.length === before ? null : `the refused ${where} changed something`
    }
    if (mustBeRefused) return `expected ${where} to be refused, got it accepted`
  }
  if (auto) endUntil(asked, null, note)
  return null
}

const ends = ({ type }: CareerChoice): boolean => type === 'decline' || type === 'done'

function endUntil(asked: Answering, next: Readonly<Record<string, unknown>> | null, note: () => void): void {
  for (let count = 0; count < 200; count++) {
    const end = asked.decision?.options.find(ends)
    if (
      end === undefined ||
      (next !== null && asked.decision?.options.some(({ type }) => type === next['type']))
    )
      return
    asked.choose({ ...end })
    note()
  }
}
