import type { Edition } from './edition.ts'
import type { Match } from './match.ts'
import type { MatchSpec } from './sheet.ts'

/** Where a book can be read in two ways. Each says what is so when it is on; a book names those that are about it. */
export const READINGS = [
  /** Without what was corrected and answered later. */
  'printed2020',
  /** A frenzied player blocks again somebody who would have been pushed and stayed where he was. */
  'frenzy-unmoved',
  /** The ball is stripped from somebody who would have been pushed and stayed where he was. */
  'strip-unmoved',
  /** Who stands dazed at the end of a drive still does in the next. */
  'daze-outlasts-drive',
  /** Lightning strikes players who are down. */
  'bolt-hits-prone',
  /** The counter of a Leader may be used while he lies stunned. */
  'leader-stunned',
  /** A team re-roll may be used on Thick Skull. */
  'thick-skull-reroll',
  /** The chirurgeon waits until Regeneration has been tried. */
  'chirurgeon-last',
  /** Side Step works as often as its owner is pushed, not once an action. */
  'side-step-always',
  /** Side Step works once a team turn, not once an action; where it always works that goes first. */
  'side-step-once-a-turn',
  /** Players may be set up in their own End Zone. */
  'set-up-in-end-zone',
  /** An unused Leader counter counts in a shoot-out. */
  'leader-in-shoot-out',
  /** Dump-Off comes before the blitzer goes for it to throw his block. */
  'dump-off-before-rush',
  /** A Pile Driver does not use up the Foul of the turn. */
  'pile-driver-free',
  /** Whoever swings a ball and chain takes part in the Blitz of a kick-off. */
  'fanatic-in-blitz',
  /** What Decay's owner suffers is one step worse. */
  'decay-worsens',
  /** The chef of the Thimble Cup is cheap for Halfling teams alone. */
  'chef-for-halflings',
] as const
export type ReadingId = (typeof READINGS)[number]
export type Readings = Readonly<Partial<Record<ReadingId, boolean>>>

/** Whether the rules are read this way in this match. */
export const reads = ({ readings }: Match, id: ReadingId): boolean => readings[id] === true

/** Whether the coaches move their own markers in this match. */
export const markersByHand = ({ spec, edition }: Match): boolean =>
  spec.options.illegalProcedure && edition.timing.illegalProcedure

const known = new WeakMap<MatchSpec, Readings>()

/** As the coaches have agreed, and as the book has it where they have not. */
export function readingsOf(edition: Edition, spec: MatchSpec): Readings {
  const { readings } = spec.options
  if (readings === undefined) return edition.readings
  const kept = known.get(spec)
  if (kept !== undefined) return kept
  for (const id of Object.keys(readings))
    if (!Object.hasOwn(edition.readings, id))
      throw new Error(`${edition.name} cannot be read two ways about "${id}"`)
  const merged = { ...edition.readings, ...readings }
  known.set(spec, merged)
  return merged
}
