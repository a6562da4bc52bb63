import { must } from '../../../match/must.ts'
import { type Choice, giveRune } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { SIDES, type Side } from '../../../match/side.ts'
import type { Gain, Player } from '../../../match/state.ts'
import { inStock } from '../../../play/stock.ts'

const rune = (source: string, gain: Partial<Gain>): Gain => ({
  source,
  skills: [],
  ma: 0,
  st: 0,
  ag: 0,
  av: 0,
  ...gain,
})

/** What a die forges; a flaw for the 1. rule: wizard.runesmith.roll */
const RUNES: readonly (Gain | null)[] = [
  null,
  rune('rune-of-speed', { ma: 1, skills: ['sprint'] }),
  rune('rune-of-might', { st: 1 }),
  rune('rune-of-dexterity', { ag: 1 }),
  rune('rune-of-stone', { av: 1, skills: ['stand-firm'] }),
  rune('rune-of-courage', { skills: ['dauntless', 'frenzy'] }),
]

const RUNESMITH = 'runesmith'

export function* forgeRunes(match: Match): Play {
  if (!match.modules['wizards']) return
  for (const side of SIDES)
    if (match.teamSheet(side).wizard === RUNESMITH || inStock(match, side, RUNESMITH) > 0)
      yield* forgeRune(match, side)
}

function* forgeRune(match: Match, side: Side): Play {
  const die = match.dice.d6()
  const forged = RUNES[die - 1] ?? null
  const row = forged?.source ?? 'flawed-rune'
  match.emit({ type: 'table', table: 'rune', dice: [die], row, rule: `wizard.rune.${die}` })
  const team = match.state.players.filter((player) => player.side === side && player.place === 'reserves')
  if (forged === null || team.length === 0) return
  const bearer = yield* chooseBearer(match, side, team, row)
  bearer.gains = [...bearer.gains, forged]
  match.refreshKits()
  match.emit({ type: 'gained', player: bearer.id, source: row, rule: 'wizard.runesmith.roll' })
}

function* chooseBearer(match: Match, side: Side, team: readonly Player[], row: string): Play<Player> {
  const first = must(team[0])
  if (team.length === 1) return first
  const options: Choice[] = team.map((player) => giveRune(player.id))
  const rule = 'wizard.runesmith.roll'
  const choice = yield decision('rune', side, null, rule, options, giveRune(first.id), { rune: row })
  return choice.type === 'rune' ? match.player(choice.player) : first
}
