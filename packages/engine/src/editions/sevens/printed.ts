import type { Match } from '../../match/match.ts'
import { reads } from '../../match/readings.ts'
import type { Player } from '../../match/state.ts'
import { allowance } from '../../play/rush.ts'

/** Corrections and answered questions are part of the book, unless it is to be read as it was printed in 2020. */
export const asPrinted = (match: Match): boolean => reads(match, 'printed2020')

/** As printed, a sneaky fouler walks on with the movement he has left. rule: sneaky-git.move-on */
export const sneaksOn = (match: Match, fouler: Player): boolean => {
  const { activation } = match.state
  return (
    asPrinted(match) &&
    activation?.player === fouler.id &&
    fouler.place === 'pitch' &&
    match.kit(fouler).skills.has('sneaky-git') &&
    activation.moved < allowance(match, fouler)
  )
}
