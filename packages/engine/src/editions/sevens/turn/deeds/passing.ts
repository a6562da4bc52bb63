import type { Deed } from '../../../../match/book-rules.ts'
import { handBall, handOffOptions } from '../../passing/hand-off.ts'
import { kickOptions, playThrow, throwOptions } from '../../passing/throw-team-mate.ts'
import { farPasses, hailMaryOptions, passOptions, playPass } from '../../passing/throw.ts'
import { letGo } from '../../players/skills/passing.ts'

export const passing: Readonly<Record<string, Deed>> = {
  pass: { options: passOptions, play: playPass, also: farPasses, comesTo: 'passed' },
  'hail-mary': { options: hailMaryOptions, play: playPass, comesTo: 'passed' },
  'throw-team-mate': { options: throwOptions, play: playThrow, comesTo: 'thrown' },
  'kick-team-mate': { options: kickOptions, play: playThrow, comesTo: 'thrown' },
  'hand-off': {
    target: { side: 'own', standing: true },
    options: handOffOptions,
    play: handBall,
  },
  use: letGo,
}
