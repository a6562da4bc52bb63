import type { Decision, Game } from '@touchback/engine'
import { capital, testName } from '@touchback/words'
import { rehearsedOdds } from '../match/odds/rehearsal.ts'
import { needText, percent } from './odds.ts'

/** `Interception 6+ (3+, −2 interception): 17%`; of several who could try it, each with his name. */
export function interceptText(game: Game, decision: Decision): string | null {
  const tries = decision.options.flatMap((option) => {
    if (option.type !== 'intercept') return []
    const [line] = rehearsedOdds(game, option, null).lines
    if (line?.needed === undefined || line.chance === undefined) return []
    const { name } = game.match.sheet(game.match.player(option.player))
    const what = capital(testName(game.edition, line.what))
    return [
      { name, text: `${what} ${needText(game, { ...line, needed: line.needed })}: ${percent(line.chance)}` },
    ]
  })
  if (tries.length === 0) return null
  return tries.map(({ name, text }) => (tries.length === 1 ? text : `${name}: ${text}`)).join('; ')
}
