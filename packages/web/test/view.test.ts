import { BOTS } from '@touchback/bots'
import { EDITIONS, type Event, Game, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { describe, expect, test } from 'vitest'
import { follow, snapshot, type View } from '../src/match/session/view.ts'

/** What of a view the events alone must tell: where everybody and the ball is, how they stand, the score, the turn. */
const told = ({ players, ball, holder, teams, half, active }: View) => ({
  half,
  active,
  holder,
  ball: holder === null ? ball : null,
  players: players.map(({ id, at, stance, side }) => ({ id, side, at, stance: at === null ? '' : stance })),
  scores: [teams.home.score, teams.away.score],
  rerolls: [teams.home.rerolls, teams.away.rerolls],
})

describe.each(Object.values(EDITIONS))('$name', (edition) => {
  test('a view that follows the events comes to where the match stands', () => {
    const [home = '', away = ''] = Object.keys(edition.teams.rosters)
    const game = Game.start(randomSpec(edition, home, away, 5), { dice: new SeededDice(5), events: true })
    const coaches = { home: BOTS['rookie']!(5), away: BOTS['rookie']!(6) }
    const apart: string[] = []
    let steps = 0
    for (; game.decision !== null && steps < 400; steps++) {
      const view = snapshot(game)
      const events: readonly Event[] = game.choose(coaches[game.decision.side].choose(game))
      for (const event of events) follow(view, event)
      if (events.some(({ type }) => QUIET.includes(type))) continue
      if (JSON.stringify(told(view)) !== JSON.stringify(told(snapshot(game))))
        apart.push(events.map(({ type }) => type).join(' '))
    }
    // What a step's last snapshot sets right is rare: a drive that is over, something a book does without a word.
    expect({ often: apart.length / steps >= 0.03, apart: apart.slice(0, 3) }).toMatchObject({ often: false })
  })
})

/** Between drives the pitch is cleared without a word for each player. */
const QUIET: readonly string[] = ['drive-ended', 'half-ended', 'match-ended', 'touchdown', 'set-up']

/** A view to try single events on. */
function view(): View {
  const edition = Object.values(EDITIONS)[0]!
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const made = snapshot(Game.start(randomSpec(edition, home, away, 5), { dice: new SeededDice(5) }))
  made.players[0]!.at = [3, 4]
  return made
}

const event = (one: Partial<Event> & { type: Event['type'] }): Event => ({ rule: 'x', ...one }) as Event

test('whoever holds the ball takes it along, and nobody else does', () => {
  const shown = view()
  follow(shown, event({ type: 'picked-up', player: 0 }))
  expect([shown.holder, shown.ball]).toEqual([0, [3, 4]])
  follow(shown, event({ type: 'moved', player: 1, from: [9, 9], to: [9, 8] }))
  expect(shown.ball).toEqual([3, 4])
  follow(shown, event({ type: 'moved', player: 0, from: [3, 4], to: [4, 4] }))
  expect([shown.players[0]?.at, shown.ball]).toEqual([
    [4, 4],
    [4, 4],
  ])
  follow(shown, event({ type: 'dropped', player: 0, at: [4, 5] }))
  expect([shown.holder, shown.ball]).toEqual([null, [4, 5]])
})

test('a touchdown counts for the side that scored, and a turn is that side’s', () => {
  const shown = view()
  follow(shown, event({ type: 'touchdown', side: 'away', player: 20 }))
  expect([shown.teams.home.score, shown.teams.away.score]).toEqual([0, 1])
  follow(shown, event({ type: 'turn-started', side: 'away', turn: 3, half: 2 }))
  expect([shown.active, shown.half, shown.teams.away.turn, shown.teams.home.turn]).toEqual(['away', 2, 3, 0])
  follow(shown, event({ type: 'rerolls', side: 'away', left: 2 }))
  follow(shown, event({ type: 'reroll', player: shown.players.at(-1)!.id, with: 'team' }))
  follow(shown, event({ type: 'reroll', player: shown.players.at(-1)!.id, with: 'dodge' }))
  expect(shown.teams.away.rerolls).toBe(1)
})

test('who falls lies, who is stunned is stunned, who is taken off is off', () => {
  const shown = view()
  const first = () => shown.players[0]!
  follow(shown, event({ type: 'knocked-down', player: 0, at: [3, 4] }))
  expect(first().stance).toBe('prone')
  follow(shown, event({ type: 'stunned', player: 0 }))
  expect(first().stance).toBe('stunned')
  follow(shown, event({ type: 'turned-over', player: 0 }))
  expect(first().stance).toBe('prone')
  follow(shown, event({ type: 'stood-up', player: 0 }))
  expect(first().stance).toBe('standing')
  follow(shown, event({ type: 'removed', player: 0, to: 'ko' }))
  expect([first().at, first().place]).toEqual([null, 'ko'])
})
