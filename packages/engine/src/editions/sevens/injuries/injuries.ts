import type { Blow } from '../../../match/blow.ts'
import type { Play } from '../../../match/decision.ts'
import type { InjuryRow } from '../../../match/book-rules.ts'
import type { Injuries } from '../../../match/chapters.ts'
import { lookUp } from '../../../match/table.ts'
import type { Match } from '../../../match/match.ts'
import { reads } from '../../../match/readings.ts'
import type { Injury, Player } from '../../../match/state.ts'
import { sendApothecary } from '../../../play/apothecary.ts'
import { apothecaryTreats, makeStunned } from '../../../play/injury.ts'
import { remove } from '../../../play/knock-down.ts'
import { doctorComes } from './medics.ts'
import { injury, stuntyInjury } from './tables.ts'
import { isFrog } from '../procedures/wizard.ts'

/** The totals on which a thick skull keeps its owner on the pitch, by the table he is on. rule: thick-skull.result */
const KNOCKS = { tall: 8, stunty: 7 } as const

function row(match: Match, victim: Player, total: number): InjuryRow {
  const { skills } = match.kit(victim)
  const small = skills.has('stunty')
  if (skills.has('thick-skull') && total === (small ? KNOCKS.stunty : KNOCKS.tall)) return 'stunned'
  const result = lookUp(small ? stuntyInjury : injury, total)
  return skills.has('decay') && reads(match, 'decay-worsens') ? (WORSE[result] ?? result) : result
}

/** No die is rolled for the injury that Decay could add to. rule: decay.bonus */
const WORSE: Readonly<Record<InjuryRow, InjuryRow>> = {
  'badly-hurt': 'seriously-hurt',
  'seriously-hurt': 'dead',
}

/** What the table says is all there is: nothing is rolled for the injury itself. rule: casualty.result */
function* casualty(match: Match, blow: Blow, rolled: InjuryRow): Play<Injury | null> {
  const { victim, attacker, harm } = blow
  const result = isFrog(victim) || harm === 'bite' ? 'badly-hurt' : rolled
  const by = attacker?.id ?? null
  match.emit({
    type: 'casualty',
    player: victim.id,
    die: null,
    result,
    by,
    cause: harm,
    rule: `casualty.${result}`,
  })
  if (!isFrog(victim) && (yield* wantsApothecary(match, blow, result)) && cures(match, victim)) {
    remove(match, victim, 'reserves', 'apo.cured')
    return null
  }
  return { casualty: result, serious: null, by, cause: harm }
}

const CURED_FROM = 4

function cures(match: Match, victim: Player): boolean {
  const die = match.dice.d6()
  const passed = die >= CURED_FROM
  match.emit({
    type: 'rolled',
    test: 'apothecary',
    player: victim.id,
    dice: [die],
    target: CURED_FROM,
    modifiers: [],
    passed,
    rule: 'apo.cure-roll',
  })
  if (passed) match.emit({ type: 'healed', player: victim.id, rule: 'apo.cured' })
  return passed
}

/** rule: apo.use */
function* wantsApothecary(match: Match, blow: Blow, result: InjuryRow): Play<boolean> {
  const { victim } = blow
  const { apothecaries } = match.team(victim.side)
  if (apothecaries === 0 || blow.beyondHelp || !apothecaryTreats(match, victim)) return false
  return yield* sendApothecary(match, blow, result)
}

/** A knock-out needs no roll: he lies stunned where he is, or waits in Reserves when the crowd had him. rule: apo.knocked-out */
function* treat(match: Match, blow: Blow, result: InjuryRow): Play<boolean> {
  const { victim, harm } = blow
  if (result !== 'ko') return false
  if (!(yield* wantsApothecary(match, blow, result)) && !(yield* doctorComes(match, victim))) return false
  match.emit({ type: 'healed', player: victim.id, rule: 'apo.knocked-out' })
  if (harm === 'crowd') remove(match, victim, 'reserves', 'apo.knocked-out')
  else makeStunned(match, victim)
  return true
}

/** rule: armour.roll, injury.roll */
export const injuries = {
  armourTarget: (av) => av,
  row,
  // Whoever is easily hurt has rows of his own instead of a bonus.
  modify: () => {},
  sparesOwnSide: true,
  casualty,
  treat,
} satisfies Partial<Injuries>
