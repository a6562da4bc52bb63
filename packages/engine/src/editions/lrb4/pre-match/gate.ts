import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { isCareerMatch } from '../../../play/career-match.ts'

const SPECTATORS = 1000
/** What every die of the crowd gets more in matches that count. rule: gate.semi, gate.final */
const OCCASION: Readonly<Record<string, number>> = { 'semi-final': 1, final: 2 }
/** Dice for those who follow a player wherever he plays. rule: star.thrud */
const FOLLOWERS = 3

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0)

/** A die for every point of both fan factors. rule: gate.dice */
// oxlint-disable-next-line require-yield -- one of the things that happen before a match; this one asks nothing
export function* gate(match: Match): Play {
  if (!isCareerMatch(match)) return
  const { home, away } = match.spec.teams
  const bonus = OCCASION[match.spec.options.stage ?? ''] ?? 0
  const throwDice = (count: number) => Array.from({ length: count }, () => match.dice.d6())
  const fans = throwDice(home.fanFactor + away.fanFactor)
  const followed = match.state.players.some(
    (player) => player.place !== 'absent' && match.kit(player).fanFactor > 0,
  )
  const followers = followed ? throwDice(FOLLOWERS) : []
  const rule = bonus === 0 ? 'gate.dice' : bonus === 1 ? 'gate.semi' : 'gate.final'
  match.emit({
    type: 'gate',
    gate: (sum(fans) + bonus * fans.length + sum(followers)) * SPECTATORS,
    dice: [...fans, ...followers],
    crowd: { home: 0, away: 0 },
    rule,
  })
}
