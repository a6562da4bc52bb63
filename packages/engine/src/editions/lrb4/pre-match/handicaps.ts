import { type Choice, pickHandicap } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other, SIDES, type Side } from '../../../match/side.ts'
import { lookUp, stepped, type Table } from '../../../match/table.ts'
import { careerOf, isCareerMatch } from '../../../play/career-match.ts'
import { isNoted, note } from '../../../play/marks.ts'
import { HANDICAPS, type Handicap } from './handicap-table.ts'

interface Allowance {
  readonly rolls: number
  /** One more of the coach's own choice. */
  readonly pick: boolean
}

const NONE: Allowance = { rolls: 0, pick: false }
/** By how far a team is behind. rule: handicap.count */
const ALLOWANCES: Table<Allowance> = stepped(
  NONE,
  [11, { rolls: 1, pick: false }],
  [26, { rolls: 2, pick: false }],
  [51, { rolls: 3, pick: false }],
  [76, { rolls: 4, pick: false }],
  [101, { rolls: 4, pick: true }],
)

const LUCKY_CUP = 'chaos-cup'

/** What the recorded ratings allow: only the lower one, but for whoever holds the lucky cup. rule: handicap.who */
function allowance(match: Match, side: Side): Allowance {
  const rating = (of: Side) => careerOf(match, of).rating ?? 0
  const behind = rating(other(side)) - rating(side)
  const { rolls, pick } = lookUp(ALLOWANCES, behind)
  const luck = careerOf(match, side).cups.includes(LUCKY_CUP) ? 1 : 0
  return { rolls: rolls + luck, pick }
}

export function* handicaps(match: Match): Play {
  if (!isCareerMatch(match)) return
  for (const side of SIDES) {
    const { rolls, pick } = allowance(match, side)
    for (let left = rolls; left > 0; left--) yield* rollHandicap(match, side)
    if (pick) yield* chooseHandicap(match, side)
  }
}

const has = (match: Match, side: Side, { id }: Handicap): boolean => isNoted(match, side, id)

/** One roll; what the team has already is rolled again. rule: handicap.duplicates */
function* rollHandicap(match: Match, side: Side): Play {
  for (;;) {
    const dice = match.dice.d66()
    const handicap = lookUp(HANDICAPS, dice)
    match.emit({ type: 'table', table: 'handicap', dice: [dice], row: handicap.id, rule: 'handicap.roll' })
    if (has(match, side, handicap)) continue
    return yield* apply(match, side, handicap)
  }
}

/** After all rolls. rule: handicap.count-5 */
function* chooseHandicap(match: Match, side: Side): Play {
  const open = HANDICAPS.map(({ row }) => row).filter((handicap) => !has(match, side, handicap))
  const options: Choice[] = open.map(({ id }) => pickHandicap(id))
  const [first] = options
  if (first === undefined) return
  const about = { left: 1 }
  const choice = yield decision('handicap', side, null, 'handicap.pick', options, first, about)
  const chosen = open[options.indexOf(choice)]
  if (chosen !== undefined) yield* apply(match, side, chosen)
}

/** At once, before the next roll. rule: handicap.order */
function* apply(match: Match, side: Side, handicap: Handicap): Play {
  note(match, side, handicap.id)
  match.emit({ type: 'handicap', side, handicap: handicap.id, rule: handicap.rule })
  yield* handicap.apply(match, side, handicap)
}
