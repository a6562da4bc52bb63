import type { OptionRule } from '../../../career/career.ts'

/** What a league may settle about the time before a match. */
export const preMatchOptions = {
  /** The most stars a team may hire for one match; as many as a squad holds when a league has no such limit. */
  'star-limit': { kind: 'number', usual: 4, min: 0, max: 16 },
  /** What stars suffer is remembered: the dead are gone, the hurt are worse the next time. */
  'star-injuries': { kind: 'switch', usual: false },
} as const satisfies Readonly<Record<string, OptionRule>>
