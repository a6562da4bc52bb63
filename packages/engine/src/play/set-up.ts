import { type Choice, CONCEDE, DECLINE } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { other, type Side } from '../match/side.ts'
import { toXY } from '../match/square.ts'
import { EMPTY } from '../match/state.ts'
import { afflict } from './conditions.ts'
import { sampleSetUps } from './formations.ts'
import { concede } from './scoring.ts'
import { fitPlayers, isShort, readSetUp, setUpProblem } from './set-up-rules.ts'

/**
 * The team that sets up next does so; the kicking team comes first. Without enough players for the line a coach may give
 * up instead; without any he plays on with nobody. rule: setup.kicking-first
 */
export function* setUp(match: Match): Play {
  const { state } = match
  const side = state.settingUp
  const fit = fitPlayers(match, side)
  if (isShort(match, fit) && match.edition.field.lineUp.tooFew === 'concedes')
    return concede(match, side, 'setup.scrimmage-shortage', { forced: true })
  const options = sampleSetUps(match, side, fit)
  const first = options[0]
  if (first !== undefined) {
    const short = isShort(match, fit)
    const rule = short ? 'setup.scrimmage-shortage' : 'setup.eleven'
    const also = short || match.edition.field.lineUp.mayConcede ? [CONCEDE] : EMPTY
    const choice = yield decision('set-up', side, null, rule, options, first, {}, also)
    if (choice.type === 'concede') return concede(match, side, concession(match, short), { forced: short })
    arrange(match, side, choice, rule)
  }
  if (side === state.kicking) state.settingUp = other(side)
  else state.phase = 'kick-off'
}

/** With too few players it costs nothing, where it would otherwise cost something. */
const concession = ({ edition }: Match, short: boolean): RuleKey =>
  short && edition.timing.forfeit !== undefined ? 'concede.free' : 'concede.when'

/** The players on the pitch may be set up anew, within the same rules. */
export function* setUpAgain(match: Match, side: Side, rule: RuleKey): Play {
  const samples = sampleSetUps(match, side, fitPlayers(match, side))
  const limited = (match.state.kickoff?.limit ?? null) !== null
  const options = [...(limited ? withinLimit(match, side, samples) : samples), DECLINE]
  if (options.length === 1) return
  const choice = yield decision('set-up', side, null, rule, options, DECLINE)
  if (choice.type === 'set-up') arrange(match, side, choice, rule)
}

/** As near to these set-ups as one comes by moving no more players than may be moved; no two alike. */
function withinLimit(match: Match, side: Side, samples: readonly Choice[]): Choice[] {
  const found = new Map<string, Choice>()
  for (const sample of samples) {
    const wanted = sample.type === 'set-up' ? readSetUp(match, side, sample.place) : 'no set-up'
    if (typeof wanted === 'string') continue
    const place = new Map(fitPlayers(match, side).map((player) => [player, player.at]))
    for (const [player, to] of wanted) {
      const moved = new Map([...place, [player, to]])
      if (setUpProblem(match, side, moved) === null) place.set(player, to)
    }
    const squares = [...place].map(([player, at]) => [player.id, toXY(at)] as const)
    if ([...place].some(([player, at]) => player.at !== at))
      found.set(squares.join(), { type: 'set-up', place: Object.fromEntries(squares) })
  }
  return [...found.values()]
}

function arrange(match: Match, side: Side, choice: Choice, rule: RuleKey): void {
  const place = choice.type === 'set-up' ? readSetUp(match, side, choice.place) : 'no set-up'
  if (typeof place === 'string') throw new Error(place)
  for (const [player, at] of place) {
    match.occupy(player, at)
    player.stance = 'standing'
    afflict(match, player, 'fielded', rule)
  }
  const squares = Object.fromEntries([...place].map(([player, at]) => [player.id, toXY(at)]))
  match.emit({ type: 'set-up', side, place: squares, rule })
}
