import { type Choice, DECLINE, select } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { SIDES, type Side } from '../match/side.ts'
import type { Player } from '../match/state.ts'
import { apothecaryTreats } from './injury.ts'

/** In a league old injuries may keep a player out, and the apothecary may bring one back. rule: apo.niggling */
export function* nigglingInjuries(match: Match): Play {
  if (!match.spec.options.league) return
  for (const side of SIDES) {
    const troubled = match.state.players.filter((player) => player.side === side && sitsOut(match, player))
    yield* bringBack(match, side, troubled)
  }
}

/** A die for each old injury; any 1 costs him the match. */
function sitsOut(match: Match, player: Player): boolean {
  const niggles = match.sheet(player).niggles ?? 0
  if (niggles === 0 || player.place !== 'reserves') return false
  const dice = Array.from({ length: niggles }, () => match.dice.d6())
  match.emit({ type: 'dice', what: 'niggling-injury', dice, player: player.id, rule: 'niggle.roll' })
  if (!dice.includes(1)) return false
  player.place = 'absent'
  match.emit({ type: 'removed', player: player.id, to: 'absent', rule: 'niggle.roll' })
  return true
}

function* bringBack(match: Match, side: Side, troubled: readonly Player[]): Play {
  const team = match.team(side)
  if (!match.modules['apothecary'] || team.apothecaries === 0) return
  const treatable = troubled.filter((player) => apothecaryTreats(match, player))
  if (treatable.length === 0) return
  const options: Choice[] = [...treatable.map((player) => select(player.id)), DECLINE]
  const choice = yield decision('select', side, null, 'apo.niggling', options, DECLINE)
  if (choice.type !== 'select') return
  team.apothecaries--
  const player = match.player(choice.player)
  player.place = 'reserves'
  match.emit({ type: 'healed', player: player.id, rule: 'apo.niggling' })
}
