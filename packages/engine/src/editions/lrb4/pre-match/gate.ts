import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'
import { isCareerMatch } from '../../../play/career-match.ts'

const SPECTATORS = 1000
interface Occasion {
  readonly bonus: number
  readonly rule: RuleKey
}
const PLAIN: Occasion = { bonus: 0, rule: 'gate.dice' }
/** What every die of the crowd gets more in matches that count. */
const OCCASION: Readonly<Record<string, Occasion>> = {
  'semi-final': { bonus: 1, rule: 'gate.semi' },
  final: { bonus: 2, rule: 'gate.final' },
}
/** Dice for those who follow a player wherever he plays. */
const FOLLOWERS = 3

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0)

const throwDice = (match: Match, count: number): number[] =>
  Array.from({ length: count }, () => match.dice.d6())

/** The dice of those who come for one player, where there is such a player. rule: star.thrud */
export const followers = (match: Match): readonly number[] =>
  match.state.players.some((player) => player.place !== 'absent' && match.kit(player).fanFactor > 0)
    ? throwDice(match, FOLLOWERS)
    : []

/** A die for every point of both fan factors. rule: gate.dice */
// oxlint-disable-next-line require-yield -- one of the things that happen before a match; this one asks nothing
export function* gate(match: Match): Play {
  if (!isCareerMatch(match)) return
  const { home, away } = match.spec.teams
  const { bonus, rule } = OCCASION[match.spec.options.stage ?? ''] ?? PLAIN
  const fans = throwDice(match, home.fanFactor + away.fanFactor)
  const others = followers(match)
  match.emit({
    type: 'gate',
    gate: (sum(fans) + bonus * fans.length + sum(others)) * SPECTATORS,
    dice: [...fans, ...others],
    crowd: { home: 0, away: 0 },
    rule,
  })
}
