import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../src/editions/index.ts'
import { Game, SeededDice } from '../src/index.ts'
import { actionProblem } from '../src/play/activation.ts'
import { randomSpec } from '../src/testing/index.ts'
import { gameAt } from './tried-dice.ts'

/** Every action of every player of either side: those that are offered have no problem, and all others have one. */
function disagreements({ match, decision }: Game): string[] {
  const offered = new Set(
    decision?.options.flatMap((option) =>
      option.type === 'activate' ? [`${option.player} ${option.action}`] : [],
    ),
  )
  return match.state.players.flatMap((player) =>
    Object.entries(match.edition.turn.actions).flatMap(([action, { targets }]) => {
      const isOffered = offered.has(`${player.id} ${action}`)
      const nobodyToAimAt = targets !== undefined && targets(match, player).length === 0
      const mayDeclare = actionProblem(match, player, action) === null && !nobodyToAimAt
      return isOffered === mayDeclare ? [] : [`${player.id} ${action}: offered ${isOffered}`]
    }),
  )
}

describe('what is offered and what is refused are two sides of one rule', () => {
  for (const edition of Object.values(EDITIONS)) {
    const rosters = Object.keys(edition.teams.rosters)
    test.for(rosters.map((roster, index) => [roster, index] as const))(
      `${edition.name}: %s`,
      ([roster, index]) => {
        const random = new SeededDice(index + 7)
        const game = Game.start(randomSpec(edition, roster, rosters[index - 1] ?? roster, index), {
          dice: new SeededDice(index),
        })
        let asked = 0
        const found: string[] = []
        for (let step = 0; step < 200 && asked < 8 && game.decision !== null; step++) {
          if (game.decision.type === 'activate') {
            asked++
            found.push(...disagreements(game))
          }
          const choices = game.legalChoices().filter(({ type }) => type !== 'end-turn' && type !== 'concede')
          game.choose(choices[random.below(choices.length)] ?? game.legalChoices()[0]!)
        }
        expect(asked).toBe(8)
        expect(found).toEqual([])
      },
    )
  }
})

describe('why not', () => {
  const game = (hero: object, edition = 'lrb4') =>
    gameAt({
      edition,
      home: { team: 'human', players: { hero: { at: [5, 5], ...hero }, pal: { at: [2, 2] } } },
      away: { team: 'human', players: { foe: { at: [6, 5] } } },
    }).match
  const why = (hero: object, action: string, edition?: string): string | null => {
    const match = game(hero, edition)
    return actionProblem(match, match.player(0), action)
  }

  test.for([
    ['he may', {}, 'block', null],
    ['no such action', {}, 'juggle', 'not-in-this-game'],
    ['no bombs', {}, 'throw-bomb', 'not-equipped'],
    ['he is stunned', { state: 'stunned' }, 'move', 'stunned'],
    ['he is not there', { at: undefined, state: 'reserve' }, 'move', 'not-on-the-pitch'],
    ['he would have to get up', { state: 'prone' }, 'block', 'prone'],
    ['getting up is part of it', { state: 'prone' }, 'blitz', null],
    ['he jumps up', { state: 'prone', skills: ['jump-up'] }, 'move', null],
  ] as [string, object, string, string | null][])('%s', ([, hero, action, problem]) =>
    expect(why(hero, action)).toBe(problem),
  )

  test('bombs that he has', () => expect(why({ skills: ['+bombardier'] }, 'throw-bomb', 'sevens')).toBeNull())

  test('another side’s player', () => {
    const match = game({})
    expect(actionProblem(match, match.player(2), 'move')).toBe('not-your-player')
  })

  test('once a turn is once a turn, and having acted is having acted', () => {
    const match = game({})
    const [hero, pal] = [match.player(0), match.player(1)]
    match.state.turn.spent = ['blitz']
    expect(actionProblem(match, pal, 'blitz')).toBe('already-declared-this-turn')
    expect(actionProblem(match, pal, 'move')).toBeNull()
    hero.acted = true
    expect(actionProblem(match, hero, 'move')).toBe('has-acted')
    match.state.turn.barred = [pal.id]
    expect(actionProblem(match, pal, 'move')).toBe('barred-this-turn')
  })
})
