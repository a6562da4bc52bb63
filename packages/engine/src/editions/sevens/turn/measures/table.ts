import type { Match } from '../../../../match/match.ts'
import type { Side } from '../../../../match/side.ts'
import { isNoted, note } from '../../../../play/marks.ts'
import type { TeamMark } from '../../../../match/belongings.ts'
import { changeStock, inStock, setStock } from '../../../../play/stock.ts'
import type { RuleKey } from '../../../../match/rule-keys.ts'
import { must } from '../../../../match/must.ts'

/** By the D8, from 1. rule: measure.roll */
export const MEASURES = [
  'you-dope',
  'razzle-dazzle',
  'hangover',
  'grudge-match',
  'set-piece',
  'sports-espionage',
  'discarded-banana-skin',
  'magic-scroll',
] as const
export type Measure = (typeof MEASURES)[number]

const noted = (measure: Measure): TeamMark => `noted:${measure}`

/** Each purchase is a roll; what the team has rolled before is rolled again. rule: measure.roll */
export function buyMeasure(match: Match, side: Side): void {
  for (;;) {
    const die = match.dice.d8()
    const row = must(MEASURES[die - 1])
    match.emit({ type: 'table', table: 'desperate-measures', dice: [die], row, rule: 'measure.roll' })
    if (isNoted(match, side, noted(row))) continue
    note(match, side, noted(row))
    return takeMeasure(match, side, row)
  }
}

/** The scroll is read at once; all else waits for its moment. rule: measure.8 */
function takeMeasure(match: Match, side: Side, measure: Measure): void {
  changeStock(match, side, measure, 1, 'measure.roll')
  if (measure !== 'magic-scroll') return
  playMeasure(match, side, measure, 'measure.8')
  match.team(side).wizard = true
}

export const hasMeasure = (match: Match, side: Side, measure: Measure): boolean =>
  match.team(side).stock[measure] !== undefined

/** Once in a match. rule: measure.once */
export function playMeasure(match: Match, side: Side, measure: Measure, rule: RuleKey): void {
  setStock(match, side, measure, inStock(match, side, measure) - 1)
  match.emit({ type: 'measure', side, measure, rule })
}
