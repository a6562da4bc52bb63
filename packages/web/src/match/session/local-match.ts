import type { DiceSource } from '@touchback/engine'
import { Computers } from './computers.ts'
import { freshDice, KnownDice } from './dice.ts'
import { type Beginning, begun, type Played, playedRecord } from './inputs.ts'
import type { KeptMatch, MatchSettings } from './kept.ts'
import { LocalTable } from './local-table.ts'
import { MatchSession } from './session.svelte.ts'

type Keeper = (kept: KeptMatch) => void

/** A new match at a table on this device; `dice` come first where they are known. */
export function beginMatch(
  beginning: Beginning,
  settings: MatchSettings,
  { onChange = () => {}, dice = [] }: { onChange?: Keeper; dice?: readonly number[] } = {},
): MatchSession {
  const source = new KnownDice(dice, freshDice())
  return seated(beginning, settings, {
    dice: source,
    played: settings.tableDice ? null : begun(beginning, source),
    onChange,
  })
}

/** A kept match, to be played on from where it stands; a sentence when it cannot be. */
export function resumeMatch(
  kept: KeptMatch,
  onChange: Keeper = () => {},
): MatchSession | { readonly problem: string } {
  const { settings } = kept
  if (kept.choices.length === 0 && kept.dice.length === 0) return beginMatch(kept, settings, { onChange })
  const played = playedRecord(kept)
  if ('problem' in played) return played
  return seated(kept, settings, { dice: new KnownDice(played.diceLeft, freshDice()), played, onChange })
}

function seated(
  { spec, from }: Beginning,
  settings: MatchSettings,
  { dice, played, onChange }: { dice: DiceSource; played: Played | null; onChange: Keeper },
): MatchSession {
  const beginning = from === undefined ? { spec } : { spec, from }
  const programs = new Computers(settings, (played?.inputs.length ?? 0) + 1)
  const table = new LocalTable(beginning, settings, { dice, programs, played })
  return new MatchSession(beginning, settings, { table, played, onChange })
}
