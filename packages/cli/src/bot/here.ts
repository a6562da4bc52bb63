import { BOTS } from '@touchback/bots'
import { Game, IllegalChoice, own, SeededDice, type Side } from '@touchback/engine'
import { matchSpec } from '../teams.ts'
import { UsageError } from '../usage-error.ts'
import type { Speaker } from './speaker.ts'

/** A program that is refused this often does not know the game. */
const PATIENCE = 10

/** One match here between a program and one of ours; the program's score and ours. */
export async function playHere(
  speaker: Speaker,
  { edition, against, index }: { edition: string; against: string; index: number },
): Promise<readonly [its: number, ours: number]> {
  const make = own(BOTS, against)
  if (make === undefined) throw new UsageError(`there is no coach called "${against}"`)
  const side: Side = index % 2 === 0 ? 'home' : 'away'
  const ours = make(index)
  const match = `here-${index}`
  const spec = matchSpec(edition, null, 1, index, { draft: 'suggested' })
  const game = Game.start(spec, { dice: new SeededDice(1000 + index) })
  speaker.tell({ type: 'match', match, side, spec })
  for (let seq = 1; game.decision !== null; seq++) {
    if (game.decision.side !== side) game.choose(ours.choose(game))
    else await answered(speaker, game, match, seq)
  }
  const { home, away } = game.state.teams
  const score = { home: home.score, away: away.score }
  speaker.tell({
    type: 'over',
    match,
    ending: { reason: 'played', winner: game.state.winner ?? 'draw', score },
  })
  return side === 'home' ? [home.score, away.score] : [away.score, home.score]
}

async function answered(speaker: Speaker, game: Game, match: string, seq: number): Promise<void> {
  for (let tries = 1; game.decision !== null; tries++) {
    const { side } = game.decision
    const choice = await speaker.ask(match, seq, game.decision, game.state)
    try {
      game.answer({ by: side, choice })
      return
    } catch (error) {
      if (!(error instanceof IllegalChoice) || tries === PATIENCE) throw error
      speaker.tell({ type: 'refused', match, seq, sentence: error.message })
    }
  }
}
