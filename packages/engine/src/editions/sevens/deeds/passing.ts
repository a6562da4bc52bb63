import type { Deed } from '../../../match/edition.ts'
import { handOffOptions, playHandOff } from '../../../play/hand-off.ts'
import { passOptions, playPass } from '../../../play/pass.ts'
import { playThrowTeamMate, throwTeamMateOptions } from '../../../play/throw-team-mate.ts'

export const passing: Readonly<Record<string, Deed>> = {
  pass: { options: passOptions, play: playPass },
  'throw-team-mate': { options: throwTeamMateOptions, play: playThrowTeamMate },
  'hand-off': { options: handOffOptions, play: playHandOff },
}
