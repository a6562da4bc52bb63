import { BOTS } from '@touchback/bots'
import {
  type Choice,
  EDITIONS,
  type Edition,
  fromXY,
  Game,
  isHandler as hasHands,
  SeededDice,
  type Side,
} from '@touchback/engine'
import { suggestedDraft, matchTeams } from '@touchback/league'
import { describe, expect, test } from 'vitest'
import { duty, postOf } from '../src/board/roles.ts'
import { usualOptions } from '../src/lib/line-up.ts'

/** Matches of a team with itself, once kicking and once receiving, at the moment it sets up. */
function* settingUp(edition: Edition, roster: string): Generator<Game> {
  const draft = suggestedDraft(edition, roster, 'Team')
  const teams = matchTeams(edition, draft, { ...draft, name: 'Others' })
  for (const seed of [1, 2, 3, 4]) {
    const game = Game.start(
      { edition: edition.id, teams, options: usualOptions(edition) },
      { dice: new SeededDice(seed) },
    )
    const coach = BOTS['random']!(seed)
    for (let asked = 0; game.decision !== null && asked < 40; asked++) {
      if (game.decision.type === 'set-up') yield game
      if (game.state.phase === 'kick-off' || game.state.kickoff !== null) break
      game.choose(coach.choose(game))
    }
  }
}

interface Placed {
  readonly role: string
  readonly position: string
  readonly strong: number
  readonly depth: number
  readonly onLine: boolean
  readonly trap: boolean
  /** His skills are for the ball, whatever his place in the team. */
  readonly handy: boolean
}

function placed(game: Game, side: Side, choice: Choice): Placed[] {
  const { match, edition } = game
  const { pitch } = edition.field
  const entries = choice.type === 'set-up' ? Object.entries(choice.place) : []
  return entries.map(([id, at]) => {
    const player = match.player(Number(id))
    const sheet = match.sheet(player)
    const post = postOf(match.teamSheet(side).roster, sheet.position) ?? { ...sheet, id: sheet.position }
    const depth = Math.abs(at[0] - pitch.scrimmage[side])
    return {
      role: duty(post),
      position: sheet.position,
      strong: match.kit(player).st,
      depth,
      onLine: depth === 0,
      handy: hasHands(match, player),
      trap: pitch.trapdoors?.some((xy) => fromXY(xy) === fromXY(at)) ?? false,
    }
  })
}

const isHandler = ({ role }: Placed): boolean => role === 'thrower' || role === 'catcher'

/** Who waits for the ball, though somebody who throws or catches is on the pitch. */
function wrongHands(players: readonly Placed[]): string[] {
  const [deepest] = players.toSorted((a, b) => b.depth - a.depth)
  const handler = players.find(isHandler)
  if (deepest === undefined || handler === undefined || isHandler(deepest) || deepest.handy) return []
  return [`${deepest.position} waits for the ball, and ${handler.position} does not`]
}

/** What a coach would shake his head at. */
function sillinesses(game: Game, side: Side, choice: Choice): string[] {
  const players = placed(game, side, choice)
  const { pitch } = game.edition.field
  const behind = side === 'home' ? pitch.scrimmage.home : pitch.length - 1 - pitch.scrimmage.away
  const line = players.filter(({ onLine }) => onLine)
  const others = players.filter(({ onLine }) => !onLine)
  const strongestBehind = Math.max(...others.filter((one) => !isHandler(one)).map(({ strong }) => strong), 0)
  const found: string[] = []
  const spare = others.filter((one) => !isHandler(one)).length
  if (line.some(isHandler) && spare > 0) found.push(`${line.find(isHandler)?.position} stands on the line`)
  const receives = game.state.kicking !== side
  if (receives && !players.some(({ depth }) => depth >= Math.floor(behind / 2))) found.push('nobody is deep')
  if (receives) found.push(...wrongHands(players))
  if (players.some(({ trap }) => trap)) found.push('somebody stands on a trapdoor')
  if (line.length > 0 && Math.max(...line.map(({ strong }) => strong)) < strongestBehind)
    found.push('the strongest stand behind')
  return found
}

describe.each(Object.values(EDITIONS))('$name', (edition) => {
  test.each(Object.keys(edition.teams.rosters))('%s is set up as a coach would', (roster) => {
    const silly = new Set<string>()
    let looked = 0
    for (const game of settingUp(edition, roster)) {
      const { decision } = game
      if (decision === null) continue
      const suggested = decision.options.filter(({ type }) => type === 'set-up')
      const own = ['rookie', 'veteran'].map((name) => BOTS[name]!(1).choose(game))
      for (const choice of [...suggested, ...own.filter(({ type }) => type === 'set-up')]) {
        looked++
        for (const what of sillinesses(game, decision.side, choice))
          silly.add(`${what}${own.includes(choice) ? ' (computer)' : ''}`)
      }
    }
    expect(looked).toBeGreaterThan(0)
    expect([...silly]).toEqual([])
  })
})
