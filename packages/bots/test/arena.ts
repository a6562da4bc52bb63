import {
  editionOf,
  Game,
  type MatchSpec,
  type PlayerSheet,
  SeededDice,
  type Side,
  type TeamSheet,
} from '@touchback/engine'
import type { Coach } from '../src/bot.ts'

const edition = editionOf('lrb4')

/** Thirteen players as a beginner buys them: the dear positions first, linemen for the rest. */
function draft(id: string): TeamSheet {
  const roster = edition.teams.rosters[id]
  if (roster === undefined) throw new Error(`no team ${id}`)
  const dearFirst = roster.positions.toSorted((a, b) => b.cost - a.cost)
  const bought = dearFirst.flatMap((position) =>
    Array.from({ length: Math.min(position.max, 4) }, () => position),
  )
  const linemen = roster.positions.toSorted((a, b) => b.max - a.max)[0]
  if (linemen === undefined) throw new Error(`an empty list: ${id}`)
  const chosen = bought.filter((position) => position !== linemen).slice(0, 7)
  while (chosen.length < 13) chosen.push(linemen)
  const players = chosen.map((position, index): PlayerSheet => ({
    name: `${position.title} ${index + 1}`,
    number: index + 1,
    position: position.id,
    ma: position.ma,
    st: position.st,
    ag: position.ag,
    av: position.av,
    positionSt: position.st,
    skills: position.skills,
    keywords: position.keywords,
  }))
  return {
    name: roster.name,
    roster: id,
    rerolls: 3,
    fanFactor: 5,
    cheerleaders: 0,
    assistants: 0,
    apothecaries: roster.apothecary.allowed ? 1 : 0,
    bribes: 0,
    trophies: 0,
    wizard: null,
    ingredients: 0,
    players,
  }
}

export const pairing = (home: string, away: string): MatchSpec => ({
  edition: 'lrb4',
  teams: { home: draft(home), away: draft(away) },
  options: {
    modules: edition.modules,
    league: false,
    tie: 'draw',
    rerollSuccesses: false,
    illegalProcedure: false,
  },
})

/** Plays a match out; `onChoice` sees every decision with its answer. */
export function play(
  spec: MatchSpec,
  seed: number,
  coaches: Readonly<Record<Side, Coach>>,
  onChoice?: (game: Game, answer: () => void) => void,
): Game {
  const game = Game.start(spec, { dice: new SeededDice(seed) })
  for (let decisions = 0; game.decision !== null; decisions++) {
    if (decisions > 100_000) throw new Error('the match does not end')
    const answer = () => {
      if (game.decision !== null) game.choose(coaches[game.decision.side].choose(game))
    }
    if (onChoice === undefined) answer()
    else onChoice(game, answer)
  }
  return game
}
