import type { Blow } from '../../match/blow.ts'
import { DECLINE, induce } from '../../match/choice.ts'
import { decision, type Play } from '../../match/decision.ts'
import type { Injuries } from '../../match/chapters.ts'
import { lookUp } from '../../match/table.ts'
import type { Match } from '../../match/match.ts'
import type { Injury, Player } from '../../match/state.ts'
import { reads } from '../../match/readings.ts'
import { becomeCasualty } from '../../play/injury.ts'
import { remove } from '../../play/knock-down.ts'
import { changeStock, inStock } from '../../play/stock.ts'
import { fire } from '../../skills/moments.ts'
import { credited, treat } from '../lrb4/injuries.ts'

/** Rows that cost the next match only a player with so many old injuries. rule: serious.shaken-up */
const SHAKEN: Readonly<Record<string, number>> = {
  'minor-injury': Infinity,
  'shaken-up': 2,
  'badly-shaken-up': 1,
}

/** What lasts of a row for this player: null when he is fit for the next match. */
function lasting(match: Match, victim: Player, row: string): string | null {
  const needed = SHAKEN[row]
  if (needed === undefined) return row
  return (match.sheet(victim).niggles ?? 0) >= needed ? 'miss-next-game' : null
}

/** Straight to the Serious Injury table, in every match. rule: injury.casualty */
function* casualty(match: Match, blow: Blow): Play<Injury | null> {
  const { victim, harm } = blow
  const by = yield* credited(match, blow)
  const dice = match.dice.d68()
  const row = lookUp(match.edition.injuries.seriousInjuries, dice)
  match.emit({ type: 'serious-injury', player: victim.id, dice, result: row, rule: `serious.${row}` })
  const serious = lasting(match, victim, row)
  const result = row === 'dead' ? 'dead' : serious === null ? 'badly-hurt' : 'serious-injury'
  match.emit({
    type: 'casualty',
    player: victim.id,
    die: dice,
    result,
    by,
    cause: harm,
    rule: `casualty.${result}`,
  })
  if (yield* treat(match, blow, result)) return null
  const injured = { casualty: result, serious: row === 'dead' ? null : serious, by, cause: harm }
  const last = reads(match, 'chirurgeon-last')
  if (last && (yield* regenerates(match, victim))) return null
  if (serious === null && !blow.beyondHelp && (yield* chirurgeonTreats(match, victim))) return null
  if (!last) return injured
  // His own powers have been tried, and nobody else can help him now.
  yield* becomeCasualty(match, victim, injured, { final: true })
  return null
}

/** Whether he pulls himself together before anybody is called. */
function* regenerates(match: Match, victim: Player): Play<boolean> {
  const moment = { victim, recovered: false }
  yield* fire(match, 'casualty', moment)
  return moment.recovered
}

/** Once a match, for whoever is neither dead nor out of the next one; undead or not. rule: chirurgeon.use */
function* chirurgeonTreats(match: Match, victim: Player): Play<boolean> {
  const { side, id } = victim
  if (inStock(match, side, 'chirurgeon') === 0) return false
  const rule = 'chirurgeon.use'
  const choice = yield decision('induce', side, id, rule, [induce('chirurgeon'), DECLINE], DECLINE)
  if (choice.type !== 'induce') return false
  changeStock(match, side, 'chirurgeon', -1, rule)
  match.emit({ type: 'healed', player: id, rule })
  remove(match, victim, 'reserves', rule)
  return true
}

export const injuries = { casualty } satisfies Partial<Injuries>
