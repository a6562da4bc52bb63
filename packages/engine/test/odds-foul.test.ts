import { describe, expect, test } from 'vitest'
import type { Choice } from '../src/match/choice.ts'
import { foulChances } from '../src/odds/harm.ts'
import { MissingDie } from '../src/rolls/dice.ts'
import type { Game } from '../src/index.ts'
import { gameAt, TriedDice } from './tried-dice.ts'

interface End {
  readonly chance: number
  readonly game: Game
}

/** Every Armour and Injury roll of a choice: skill bonuses are used where they help, and nobody argues or heals. */
function ends(game: Game, choice: Choice): End[] {
  const found: End[] = []
  const open: number[][] = [[]]
  for (let dice = open.pop(); dice !== undefined; dice = open.pop()) {
    const fork = game.fork(new TriedDice('2d6', dice))
    try {
      fork.choose(choice)
    } catch (error) {
      if (!(error instanceof MissingDie)) throw error
      for (let face = 1; face <= 6; face++) open.push([...dice, face])
      continue
    }
    const chance = 1 / 6 ** dice.length
    const next = fork.decision?.type === 'use' ? ends(fork, fork.decision.options[0] as Choice) : null
    if (next === null) found.push({ chance, game: fork })
    else found.push(...next.map((end) => ({ ...end, chance: chance * end.chance })))
  }
  return found
}

/** Teams and the chance to be seen, where that does not hang on the dice of the foul itself. */
const BOOKS = [
  { edition: 'lrb4', home: 'human', away: 'orc', spotted: 1 / 6 },
  { edition: 'basic', home: 'humans', away: 'orcs', spotted: null },
] as const

const ROWS = [
  { name: 'a plain boot', skills: [], friends: [] },
  { name: 'with a helper', skills: [], friends: [{ position: 'lineman', at: [13, 7] }] },
  { name: 'a dirty player', skills: ['+dirty-player'], friends: [] },
] as const

describe.each(BOOKS)('the chances of a foul are those of the engine: $edition', (book) => {
  test.each(ROWS)('$name', ({ skills, friends }) => {
    const game = gameAt({
      edition: book.edition,
      home: {
        team: book.home,
        players: {
          boot: { position: 'lineman', at: [11, 7], skills },
          ...Object.fromEntries(friends.map((friend, index) => [`friend${index}`, friend])),
        },
      },
      away: {
        team: book.away,
        players: {
          victim: { position: 'lineman', at: [12, 7], state: 'prone' },
          idle: { position: 'lineman', at: [22, 11] },
        },
      },
    })
    game.choose({ type: 'activate', player: 0, action: 'foul' })
    const fouler = game.match.player(0)
    const victim = game.state.players.find(({ side }) => side === 'away')
    if (victim === undefined) throw new Error('nobody to foul')
    const expected = foulChances(game.match, fouler, victim)
    const all = ends(game, { type: 'foul', target: victim.id })
    const chance = (holds: (game: Game) => boolean): number =>
      all.reduce((sum, outcome) => sum + (holds(outcome.game) ? outcome.chance : 0), 0)
    const now = (state: Game) => state.match.player(victim.id)
    expect(chance((end) => now(end).stance === 'stunned' && now(end).place === 'pitch')).toBeCloseTo(
      expected.injury.stunned,
    )
    expect(chance((end) => now(end).place === 'ko')).toBeCloseTo(expected.injury.ko)
    expect(chance((end) => now(end).place === 'casualty')).toBeCloseTo(expected.injury.casualty)
    const sentOff = chance((end) => end.match.player(fouler.id).place === 'sent-off')
    expect(expected.spotted).toBeCloseTo(book.spotted ?? sentOff)
  })
})
