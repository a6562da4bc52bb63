import { EDITIONS, type SeededDice } from '@touchback/engine'
import { jsonOf } from '@touchback/engine/testing'
import { LeagueLog } from '@touchback/league'
import { COMMISSIONER, longLog } from '../long-log.ts'
import { holdLog, holdOpened } from '../season-promises.ts'
import { Finding, type Fuzzer, holdSentence, told } from './finding.ts'
import { anything, spoilt } from './hostile.ts'
import { pick } from './hostile.ts'

/** Spoilt copies tried of each log. */
const COPIES = 12
const [ENTRIES, TEAMS] = [24, 4]

/** Logs with something wrong in them, and entries with something wrong in them: a sentence, or a league that keeps its promises. */
export const fuzzLogs: Fuzzer = (chance) => {
  const editions = Object.values(EDITIONS)
  const edition = pick(editions, chance)
  const log = longLog(edition, ENTRIES, TEAMS, chance.bits())
  for (let copy = 0; copy < COPIES; copy++)
    if (chance.below(3) === 0) tryLines(spoiltLines(jsonOf(log.entries), chance))
    else tryEntry(log, chance.below(20) === 0 ? anything(chance) : spoilt(nextEntry(log, chance), chance))
}

/** One line spoilt, missing, written twice, or in another's place. */
function spoiltLines(lines: readonly object[], chance: SeededDice): unknown[] {
  const at = chance.below(lines.length)
  const other = lines[chance.below(lines.length)] ?? {}
  switch (chance.below(5)) {
    case 0:
      return lines.toSpliced(at, 1)
    case 1:
      return lines.toSpliced(at, 0, other)
    case 2:
      return lines.with(at, other)
    default:
      return [...lines.slice(0, at), spoilt(lines[at] ?? {}, chance), ...lines.slice(at + 1)]
  }
}

/** An entry in good faith: an old one once more, or a correction to what it was. */
function nextEntry({ entries }: LeagueLog, chance: SeededDice): object {
  const stamp = { no: entries.length + 1, at: '', by: COMMISSIONER }
  const { no: entry, at: _, by: __, ...content } = pick(entries, chance)
  return jsonOf(
    chance.below(3) === 0 ? { ...content, ...stamp } : { ...stamp, type: 'corrected', entry, content },
  )
}

function tryLines(lines: unknown[]): void {
  const { value: log, problem } = attempt(() => LeagueLog.read(lines), lines)
  if (log === null) holdSentence(problem, lines)
  else attempt(() => holdLog(log), lines)
  const stored = attempt(() => LeagueLog.doubted(lines), lines)
  if (stored.value === null) holdSentence(stored.problem, lines)
  else attempt(() => holdOpened(stored.value), lines)
}

function tryEntry(log: LeagueLog, entry: unknown): void {
  const before = JSON.stringify([log.entries, log.league])
  const { problem } = attempt(() => log.append(entry), entry)
  if (problem === null) return attempt(() => holdLog(log), entry)
  holdSentence(problem, entry)
  if (JSON.stringify([log.entries, log.league]) !== before)
    throw new Finding('an entry was refused and something has changed', entry)
}

function attempt<T>(deed: () => T, input: unknown): T {
  try {
    return deed()
  } catch (error) {
    throw new Finding(`a raw error: ${told(error)}`, input)
  }
}
