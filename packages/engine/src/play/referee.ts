import type { HarmDice } from '../match/blow.ts'
import { argue } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Side } from '../match/side.ts'
import type { Player } from '../match/state.ts'
import { rollOnce } from '../rolls/roll.ts'
import type { RollSpec } from '../rolls/test.ts'
import { settleBall } from './ball.ts'
import { remove } from './knock-down.ts'
import { forget, isNoted } from './marks.ts'
import { turnover } from './turnover.ts'

/** What a team may do against a call; true when it is reversed. */
export type Appeal = (match: Match, side: Side, player: Player | null, call: Call) => Play<boolean>

/** After a foul: does the referee see it? He watches the team that fouled last. rule: ref.roll */
export function* refereeLooks(match: Match, fouler: Player, dice: HarmDice): Play {
  if (fouler.place !== 'pitch') return
  const look = lookAt(match, fouler, dice)
  const seen = typeof look === 'boolean' ? look : rollOnce(match, look).passed
  match.state.refWatches = fouler.side
  if (seen) yield* match.edition.fouling.called(match, fouler)
}

/** What the dice of a foul show the referee: yes, no, or a roll of his own that says so. */
export function lookAt(match: Match, fouler: Player, dice: HarmDice): boolean | RollSpec {
  const { sees } = match.edition.fouling
  if (match.team(fouler.side).refBlind) return false
  if (typeof sees !== 'string') return sees(match, fouler, dice)
  return { test: sees, player: fouler, from: fouler.at, to: fouler.at }
}

/** Two dice that show the same. */
export const isDouble = (dice: readonly number[] | null): boolean => dice !== null && dice[0] === dice[1]

/** A call against a fouler that his team may dispute in its own way. */
export const calledOpenTo = (appeal: Appeal) =>
  function* called(match: Match, fouler: Player): Play {
    if (!(yield* appeal(match, fouler.side, fouler, 'sent-off'))) yield* sendOff(match, fouler)
  }

/** Off for the rest of the match, and the turn with him. rule: ref.sent-off */
export function* sendOff(match: Match, player: Player): Play {
  match.emit({ type: 'sent-off', player: player.id, rule: 'ref.sent-off' })
  remove(match, player, 'sent-off', 'ref.sent-off')
  turnover(match, 'sent-off', 'ref.sent-off-turnover')
  yield* settleBall(match)
}

/** What a referee can rule against a team. */
export type Call = 'sent-off' | 'illegal-procedure' | 'secret-weapon'

/** Whether the head coach of a team can still dispute a call. rule: staff.argue.when */
const mayArgue = (match: Match, side: Side): boolean =>
  match.modules['team-creation'] === true && !match.team(side).coachExpelled

const BRIBED = 'bribe-the-ref'

/** A referee who has been paid in advance forgets the first call. rule: handicap.53-bribe-the-ref */
function looksAway(match: Match, side: Side): boolean {
  if (!isNoted(match, side, BRIBED)) return false
  forget(match, side, BRIBED)
  match.emit({
    type: 'stock',
    side,
    what: BRIBED,
    change: -1,
    left: 0,
    rule: 'handicap.53-bribe-the-ref',
  })
  return true
}

/** The lowest roll on which the referee listens. */
const LISTENS = 6

/** The head coach may dispute a call of the referee against his team. True when it is reversed. rule: staff.argue.roll */
export function* argueCall(match: Match, side: Side, player: Player | null, call: Call): Play<boolean> {
  if (looksAway(match, side)) return true
  if (!mayArgue(match, side)) return false
  const options = [argue(true), argue(false)]
  const rule = 'staff.argue.call'
  const about = { call, needs: LISTENS }
  const choice = yield decision('argue', side, player?.id ?? null, rule, options, argue(false), about)
  if (choice.type !== 'argue' || !choice.use) return false
  const die = match.dice.d6()
  const outcome = die === 1 ? 'expelled' : die >= LISTENS ? 'reversed' : 'stands'
  if (outcome === 'expelled') match.team(side).coachExpelled = true
  match.emit({ type: 'argued', side, die, outcome, rule: `staff.argue.${outcome}` })
  return outcome === 'reversed'
}
