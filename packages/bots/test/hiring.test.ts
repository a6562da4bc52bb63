import { type Choice, editionOf, Game, SeededDice } from '@touchback/engine'
import type { Team } from '@touchback/engine/career'
import { found, leagueMatch, suggestedDraft } from '@touchback/league'
import { describe, expect, test } from 'vitest'
import { rookie } from '../src/rookie.ts'

const teamOf = (edition: string, roster: string, id: string, changes: Partial<Team> = {}): Team => ({
  ...found(editionOf(edition), suggestedDraft(editionOf(edition), roster), { id, colour: '#e8833a' }),
  ...changes,
})

/** What the home side hires before the match. */
function hired(edition: string, home: Team, away: Team): string[] {
  const spec = leagueMatch(editionOf(edition), home, away)
  const game = Game.start(spec, { dice: new SeededDice(5), events: true })
  const coach = rookie(1)
  const taken: string[] = []
  while (game.decision?.type === 'hire' || game.decision?.type === 'induce') {
    const { side } = game.decision
    const choice: Choice = coach.choose(game)
    if (side === 'home' && 'what' in choice) taken.push(choice.what)
    game.choose(choice)
  }
  return taken
}

describe('by the old book, out of the treasury', () => {
  const away = teamOf('lrb4', 'orc', 'away', { treasury: 0 })
  const full = teamOf('lrb4', 'human', 'home', { treasury: 100_000 })

  test('nothing while there is no more than a replacement costs', () => {
    expect(hired('lrb4', full, away)).toEqual([])
    expect(hired('lrb4', { ...full, treasury: 190_000 }, away)).toEqual([])
  })

  test('half of what is above it, for the dearest helper it pays for', () => {
    expect(hired('lrb4', { ...full, treasury: 200_000 }, away)).toEqual(['thrud-the-barbarian'])
  })

  test('the cheapest who fill the line-up, whatever is left', () => {
    const short = { ...full, players: full.players.slice(0, 9), treasury: 60_000 }
    expect(hired('lrb4', short, away)).toEqual(['lineman', 'lineman'])
    const missing = {
      ...full,
      players: full.players.map((player, index) => ({ ...player, missNext: index > 9 })),
    }
    expect(hired('lrb4', { ...missing, treasury: 30_000 }, away)).toEqual(['lineman'])
  })
})

describe('what is given for the match alone', () => {
  test('is spent, and the treasury kept', () => {
    const strong = teamOf('leagues16', 'orc', 'away', { treasury: 0, rerolls: 8 })
    const weak = teamOf('leagues16', 'human', 'home', { treasury: 50_000, rerolls: 0 })
    const things = hired('leagues16', weak, strong)
    expect(things.length).toBeGreaterThan(0)
    expect(hired('leagues16', { ...strong, treasury: 50_000 }, weak)).toEqual([])
  })

  test('and so is the difference in value in the second book', () => {
    const strong = teamOf('sevens', 'orc', 'away', { treasury: 0, rerolls: 5 })
    const weak = teamOf('sevens', 'human', 'home', { treasury: 0, rerolls: 0 })
    expect(hired('sevens', weak, strong).length).toBeGreaterThan(0)
    expect(hired('sevens', { ...strong, treasury: 90_000 }, weak)).toEqual([])
  })
})
