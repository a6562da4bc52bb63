import type { Play } from '../../match/decision.ts'
import { lookUp } from '../../match/table.ts'
import type { Match } from '../../match/match.ts'
import type { RuleKey } from '../../match/rule-keys.ts'
import { afflict, relieve } from '../../play/conditions.ts'

/** Rolls on the weather table; the result lasts until the next such roll. */
export function rollWeather(match: Match, rule: RuleKey): void {
  const dice = match.dice.two()
  match.state.weather = lookUp(match.edition.field.weatherTable, dice[0] + dice[1])
  match.emit({ type: 'weather', weather: match.state.weather, dice, rule })
}

/** rule: weather.roll-at-start */
// oxlint-disable-next-line require-yield -- one of the things that happen before a match; this one asks nothing
export function* weatherForTheDay(match: Match): Play {
  if (match.modules['weather']) rollWeather(match, 'weather.roll-at-start')
}

/** Those who sat a drive out are back; whoever was on the pitch in the heat may collapse. rule: weather.2-sweltering-heat */
// oxlint-disable-next-line require-yield -- one of the things that happen after a drive; this one asks nothing
export function* heat(match: Match): Play {
  const { players, weather } = match.state
  const rule = 'weather.2-sweltering-heat'
  for (const player of players) relieve(match, player, 'heat', rule)
  if (!match.edition.field.weather[weather]?.heat) return
  for (const player of players) {
    if (player.place !== 'pitch') continue
    const die = match.dice.d6()
    match.emit({ type: 'dice', what: 'heat', dice: [die], player: player.id, rule })
    if (die === 1) afflict(match, player, 'heat', rule)
  }
}
