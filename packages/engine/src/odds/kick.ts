import type { Match } from '../match/match.ts'
import type { Square } from '../match/square.ts'
import { lookUp } from '../match/table.ts'
import { isInReceivingHalf } from '../play/ball.ts'
import { scatterAlong } from '../play/scatter.ts'
import { landings } from './landings.ts'

/** The chance that a kick aimed at a square leaves the receiving half or the pitch, when nobody takes the sting out of it. */
export function touchbackChance(match: Match, aim: Square): number {
  const wide = wideChance(match)
  return (1 - wide) * touchback(match, aim, 1) + wide * touchback(match, aim, 2)
}

/** With so many dice for the distance. */
function touchback(match: Match, aim: Square, dice: 1 | 2): number {
  const squares = landings(match, (ground) => {
    const direction = ground.dice.d8() - 1
    const distance = ground.dice.d6() + (dice === 2 ? ground.dice.d6() : 0)
    return { ...scatterAlong(ground, aim, direction, distance), dice: [] }
  })
  let inPlay = 0
  for (const [at, chance] of squares) if (isInReceivingHalf(match, at)) inPlay += chance
  return 1 - inPlay
}

const FACES = [1, 2, 3, 4, 5, 6]

/** The chance that the table, rolled on before the ball comes down, sends it twice as far. */
function wideChance({ modules, edition: { kickOff } }: Match): number {
  if (!modules['kickoff-table']) return 0
  const isWide = (sum: number) => kickOff.events[lookUp(kickOff.table, sum)]?.distance === '2d6'
  return FACES.flatMap((a) => FACES.map((b) => a + b)).filter(isWide).length / 36
}
