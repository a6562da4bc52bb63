import { type Choice, type Edition, type Game, must, SeededDice, SIDES, stateHash } from '@touchback/engine'
import { luckTable, moments, reportOf, settingOf, statistics, throwsOf } from '@touchback/league'
import { goldenPosition } from './golden-position.ts'
import { questionOf } from './golden-question.ts'
import { hashOf } from './hash-of.ts'
import { seedFor } from './seeds.ts'

/** How often somebody with a skill is seen at it, and for how many decisions. */
const [ROUNDS, DECISIONS] = [8, 30]

const kindOf = (choice: Choice): string =>
  choice.type === 'activate' ? `${choice.action} ${choice.player === 0}` : choice.type

/** Any kind of choice as likely as any other, so that few are steps; who can do more seldom stops. */
function choose(game: Game, dice: SeededDice): void {
  const kinds = Map.groupBy(game.legalChoices(), kindOf)
  for (const end of ['end-turn', 'end-activation']) if (kinds.size > 1 && dice.below(6) > 0) kinds.delete(end)
  const his = [...kinds.keys()].filter((kind) => kind.endsWith(' true'))
  const names = his.length > 0 ? his : [...kinds.keys()]
  const among = kinds.get(must(names[dice.below(names.length)])) ?? []
  game.choose(must(among[dice.below(among.length)]))
}

interface Turn {
  readonly game: Game
  readonly asked: readonly unknown[]
}

/** One has it, or everybody has: some skills are of use to whoever is hit, chased or thrown past. */
function turnOf(edition: Edition, skill: string, round: number): Turn {
  const theme = {
    ...(round % 2 === 0 ? { skills: [skill] } : { shared: skill }),
    ball: round % 4 < 2,
    tight: round % 3 > 0,
    edge: round % 3 === 1,
  }
  const seed = seedFor('golden turn', skill, round)
  const game = goldenPosition(edition, seed, theme)
  const dice = new SeededDice(seed)
  const asked: unknown[] = []
  while (asked.length < DECISIONS && game.decision !== null) {
    asked.push(questionOf(game.decision))
    choose(game, dice)
  }
  return { game, asked }
}

/** What a report says of it. */
function reported(game: Game): unknown {
  const told = (game.match.sink ?? []).map((event, step) => ({ step, event }))
  const setting = settingOf(game.match)
  const throws = throwsOf(told, setting)
  const luck = SIDES.map((side) => [luckTable(throws, side), moments(throws, side)])
  return [reportOf(game), statistics(told, setting), throws, luck]
}

/** Short plays around every skill of a book, a line for each: a change of a rare rule shows whom it concerns. */
export const goldenTurns = (edition: Edition): (() => string[])[] =>
  Object.keys(edition.players.skills).map((skill) => () => {
    const turns = Array.from({ length: ROUNDS }, (_, round) => turnOf(edition, skill, round))
    const told = turns.map(({ game, asked }) => [
      asked,
      stateHash(game.state),
      game.match.sink,
      reported(game),
    ])
    return [`${skill}: ${hashOf(told)}`]
  })
