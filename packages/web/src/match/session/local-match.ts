import type { DiceSource, Game, Reading } from '@touchback/engine'
import { type Beginning, begun } from './beginning.ts'
import { Computers } from './computers.ts'
import { freshDice, KnownDice } from './dice.ts'
import type { KeptMatch, MatchSettings, OpenedMatch } from './kept.ts'
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
  const game = settings.tableDice ? null : begun(beginning, source)
  return seated(beginning, settings, { dice: source, game, since: 0, onChange })
}

/** A kept match, to be played on from where it stands or as near as today's rules come to that; a sentence when they do not. */
export function resumeMatch(
  { file, verdict, goesOn }: OpenedMatch,
  onChange: Keeper = () => {},
): Reading<MatchSession> {
  if (goesOn === null)
    return { value: null, problem: "Today's rules cannot go on with this match: it can only be watched." }
  const { game, after } = goesOn
  const since = verdict === 'otherwise' ? after : file.since
  const value = seated(file, file.settings, { dice: freshDice(), game, since, onChange })
  return { value, problem: null }
}

function seated(
  { spec, from = null }: Beginning,
  settings: MatchSettings,
  { dice, game, since, onChange }: { dice: DiceSource; game: Game | null; since: number; onChange: Keeper },
): MatchSession {
  const beginning = { spec, from }
  const programs = new Computers(settings, (game?.record().rows.length ?? 0) + 1)
  const table = new LocalTable(beginning, settings, { dice, programs, game })
  return new MatchSession(beginning, settings, { table, game, since, onChange })
}
