import { BOTS } from '@touchback/bots'
import { type ActionId, type Choice, EDITIONS, Game, isAction, SeededDice, toXY } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { describe, expect, test } from 'vitest'
import { isOpen, namedTargets } from '../src/match/intent/declaring.ts'
import { groupOptions } from '../src/match/intent/options.ts'
import type { Situation } from '../src/match/intent/preview.ts'
import { proposalAt } from '../src/match/intent/proposal.ts'

const MOST = 250

/** What a click would do with this player selected, and an action called or not. */
function situation(game: Game, id: number, aim: ActionId | null): Situation {
  const { match, decision } = game
  const actor = match.player(id)
  return {
    game,
    match,
    decision,
    options: groupOptions(game, decision),
    actor,
    mover: isOpen(decision, id, 'move') ? actor : null,
    meaning: 'move',
    aim,
    prefix: null,
    showsOdds: true,
  }
}

/** The turns of a match between two rookies, a few clicks tried in each. */
function clicks(
  seed: number,
  edition: (typeof EDITIONS)[string],
): { choices: readonly Choice[]; game: Game }[] {
  const [home = '', away = home] = Object.keys(edition.teams.rosters)
  const game = Game.start(randomSpec(edition, home, away, seed), { dice: new SeededDice(seed) })
  const make = BOTS['rookie']!
  const coaches = { home: make(seed), away: make(seed + 1) }
  const found: { choices: readonly Choice[]; game: Game }[] = []
  while (game.decision !== null && found.length < MOST) {
    const { decision, state } = game
    if (decision.type === 'activate')
      for (const player of state.players
        .filter(({ side, acted }) => side === decision.side && !acted)
        .slice(0, 2))
        for (const foe of state.players.filter(
          ({ side, place }) => side !== decision.side && place === 'pitch',
        )) {
          const aims = Object.keys(edition.turn.actions)
            .filter(isAction)
            .filter((action) => namedTargets(decision, player.id, action).includes(foe.id))
          for (const aim of [null, ...aims]) {
            const proposal = proposalAt(situation(game, player.id, aim), toXY(foe.at))
            if (proposal !== null)
              found.push({ choices: proposal.choices, game: game.fork(new SeededDice(1)) })
            // An action that is called gets its target, however far off.
            else if (aim !== null) throw new Error(`no way to ${aim} ${foe.id}`)
          }
        }
    game.choose(coaches[decision.side].choose(game))
  }
  return found
}

describe.each(Object.values(EDITIONS))('in $name', (edition) => {
  test('a click on an opponent does what the rules let one do', () => {
    const found = [3, 8].flatMap((seed) => clicks(seed, edition))
    expect(found.length).toBeGreaterThan(50)
    for (const { choices, game } of found) {
      const [declared, ...rest] = choices
      if (declared?.type !== 'activate') throw new Error('a click in a turn declares an action first')
      game.choose(declared)
      // What follows at once is legal too, unless something came between.
      const [next] = rest
      const { decision } = game
      const acts = decision?.type === 'act' && decision.player === declared.player
      if (next !== undefined && acts && next.type !== 'block') game.choose(next)
    }
  })
})
