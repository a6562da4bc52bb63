import { select } from '../../match/choice.ts'
import type { Blow } from '../../match/blow.ts'
import { decision, type Play } from '../../match/decision.ts'
import type { Injuries } from '../../match/chapters.ts'
import { lookUp } from '../../match/table.ts'
import type { Match } from '../../match/match.ts'
import { EMPTY, type Injury, type Player, type PlayerId } from '../../match/state.ts'
import { sendApothecary } from '../../play/apothecary.ts'
import { apothecaryTreats } from '../../play/injury.ts'
import { uproot } from '../../play/knock-down.ts'

/** rule: injury.casualty */
function* casualty(match: Match, blow: Blow): Play<Injury | null> {
  const { victim, harm } = blow
  const by = yield* credited(match, blow)
  const die = match.dice.d6()
  const result = lookUp(match.edition.injuries.casualties, die)
  match.emit({
    type: 'casualty',
    player: victim.id,
    die,
    result,
    by,
    cause: harm,
    rule: `casualty.${result}`,
  })
  const serious =
    result === 'serious-injury' && match.spec.options.league ? seriousInjury(match, victim) : null
  return (yield* treat(match, blow, result)) ? null : { casualty: result, serious, by, cause: harm }
}

/** Who did it. Of two opponents who did it together their coach names one, where that counts. */
export function* credited(match: Match, { attacker, partners = EMPTY, victim }: Blow): Play<PlayerId | null> {
  if (attacker === null) return null
  if (partners.length === 0 || !match.spec.options.league) return attacker.id
  const options = [attacker, ...partners].map((player) => select(player.id))
  const rule = 'multiple-block.attacker-down-credit'
  const choice = yield decision('select', attacker.side, victim.id, rule, options, select(attacker.id))
  return choice.type === 'select' ? choice.player : attacker.id
}

function seriousInjury(match: Match, victim: Player): string {
  const dice = match.dice.d66()
  const result = lookUp(match.edition.injuries.seriousInjuries, dice)
  match.emit({ type: 'serious-injury', player: victim.id, dice, result, rule: 'casualty.serious-roll' })
  return result
}

/** The apothecary, once a match and at once. True when the player is healed and lies face up. rule: apo.cure-roll */
export function* treat(match: Match, blow: Blow, result: string): Play<boolean> {
  const { victim } = blow
  if (!mayTreat(match, blow)) return false
  if (!(yield* sendApothecary(match, blow, result))) return false
  const die = match.dice.d6()
  const healed = die >= 2
  match.emit({
    type: 'rolled',
    test: 'apothecary',
    player: victim.id,
    dice: [die],
    target: 2,
    modifiers: [],
    passed: healed,
    rule: 'apo.cure-roll',
  })
  if (!healed) return false
  uproot(match, victim)
  victim.stance = 'prone'
  match.emit({ type: 'healed', player: victim.id, rule: 'apo.cured-placement' })
  return true
}

function mayTreat(match: Match, blow: Blow): boolean {
  const { victim, harm } = blow
  if (!match.modules['apothecary'] || match.team(victim.side).apothecaries === 0) return false
  if (harm === 'crowd' || blow.beyondHelp) return false
  return apothecaryTreats(match, victim)
}

/** rule: armour.roll, injury.roll */
export const injuries = {
  armourTarget: (av) => av + 1,
  row: (match, _victim, total) => lookUp(match.edition.injuries.table, total),
  modify(match, { victim, harm }, modifiers) {
    if (harm !== 'crowd') modifiers.add('stunty', match.kit(victim).injuryAgainst)
  },
  casualty,
  treat,
} satisfies Partial<Injuries>
