import type { Blow } from '../../match/blow.ts'
import type { Play } from '../../match/decision.ts'
import type { Injuries } from '../../match/chapters.ts'
import { lookUp } from '../../match/table.ts'
import type { Match } from '../../match/match.ts'
import type { Injury, PlayerId } from '../../match/state.ts'
import { callApothecary, chooseResult, treatKnockOut } from './staff.ts'
import { severity } from './tables.ts'

/** Only what comes of a block counts for anybody. rule: record.casualty-valid */
const credited = ({ attacker, harm }: Blow): PlayerId | null =>
  harm === 'block' ? (attacker?.id ?? null) : null

/** The opposing coach rolls for what stays, a second time when an apothecary insists. rule: casualty.roll */
function* casualty(match: Match, blow: Blow): Play<Injury | null> {
  const by = credited(blow)
  const first = casualtyRoll(match, blow)
  const row = (yield* callApothecary(match, blow, first))
    ? yield* chooseResult(blow.victim, [first, secondRoll(match, blow)])
    : first
  const decayed = match.kit(blow.victim).skills.has('decay') ? casualtyRoll(match, blow) : null
  const [worse, other] = worstFirst(row, decayed)
  return { casualty: worse, serious: other, by, cause: blow.harm }
}

function casualtyRoll(match: Match, blow: Blow): string {
  const die = match.dice.d6()
  const result = lookUp(match.edition.injuries.casualties, die)
  const { victim } = blow
  match.emit({
    type: 'casualty',
    player: victim.id,
    die,
    result,
    by: credited(blow),
    cause: blow.harm,
    rule: `casualty.${result}`,
  })
  return result
}

function secondRoll(match: Match, { victim }: Blow): string {
  const die = match.dice.d6()
  match.emit({ type: 'dice', what: 'casualty', dice: [die], player: victim.id, rule: 'apo.second-roll' })
  return lookUp(match.edition.injuries.casualties, die)
}

/** Where two results stand side by side the worse one names the injury. rule: skill.decay */
function worstFirst(row: string, another: string | null): readonly [string, string | null] {
  if (another === null) return [row, null]
  return severity(another) > severity(row) ? [another, row] : [row, another]
}

/** With a thick skull exactly this much only stuns. rule: skill.thick-skull */
const SKULL_HOLDS = 8

export const injuries = {
  armourTarget: (av) => av + 1,
  row: (match, victim, total) =>
    total === SKULL_HOLDS && match.kit(victim).skills.has('thick-skull')
      ? 'stunned'
      : lookUp(match.edition.injuries.table, total),
  /** What he brings himself counts against anybody, the crowd included. rule: gap.crowd-modifiers */
  modify(match, { victim }, modifiers) {
    modifiers.add('stunty', match.kit(victim).injuryAgainst)
    modifiers.add('niggling', match.sheet(victim).niggles ?? 0)
  },
  sparesOwnSide: true,
  casualty,
  treat: treatKnockOut,
} satisfies Partial<Injuries>
