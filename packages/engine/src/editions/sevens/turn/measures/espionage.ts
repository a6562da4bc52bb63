import { DECLINE, measure } from '../../../../match/choice.ts'
import { decision, type Play, type RerollAbout } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import type { Player } from '../../../../match/state.ts'
import type { BlockFace } from '../../../../match/block-face.ts'
import { exertsZones } from '../../../../match/zones.ts'
import { isActive } from '../../../../play/active.ts'
import { carriesBall } from '../../../../play/ball.ts'
import { savedBy } from '../../../../play/block-faces.ts'
import type { RollSpec } from '../../../../rolls/test.ts'
import { gainReroll } from '../../../lrb4/kick-off-events.ts'
import { isUnstoppable } from '../../../../skills/juggernaut.ts'
import { asPrinted } from '../../printed.ts'
import { hasMeasure, playMeasure } from './table.ts'

const SPY = 'sports-espionage'
const RULE = 'measure.6'

/** Rolls that end the turn of the team that makes them when they fail. */
const ENDS_THE_TURN = ['rush', 'dodge', 'jump', 'pick-up']

/** Whether this face puts the blocker on the ground, whatever anybody can do about it. */
function floors(match: Match, blocker: Player, face: BlockFace, targets: readonly Player[]): boolean {
  if (face === 'skull') return true
  if (face !== 'both-down' || savedBy(match, blocker, blocker, face) !== null) return false
  if (isUnstoppable(match, blocker)) return false
  // Wrestled to the ground with the ball he loses the turn as well.
  const wrestles = (player: Player) => match.kit(player).skills.has('wrestle') && exertsZones(match, player)
  return carriesBall(match, blocker) || ![blocker, ...targets].some(wrestles)
}

/** A ball that slips out of his hands, or a bomb that floors whom it must not: not what he dumps off. */
function slipsAway(match: Match, player: Player): boolean {
  if (isActive(match, player)) return true
  const throwsOn = match.state.activation?.action === 'throw-bomb'
  return throwsOn && (carriesBall(match, player) || asPrinted(match))
}

/** Whether a roll that has turned out like this costs the turn. rule: gap.espionage-use */
function endsTheTurn(match: Match, { test, player }: RollSpec, about: RerollAbout): boolean {
  switch (test) {
    case 'block': {
      const { faces = [], targets = [] } = about
      const struck = targets.map((id) => match.player(id))
      return faces.every((face) => floors(match, player, face, struck))
    }
    case 'pass':
    case 'hail-mary':
      return about.natural === 1 && slipsAway(match, player)
    case 'landing':
      return about.passed === false && carriesBall(match, player)
    case 'chainsaw':
      return about.passed === false && !asPrinted(match)
    case 'breathe-fire':
      return (about.natural ?? 0) + (about.modifier ?? 0) <= 1
    default:
      return ENDS_THE_TURN.includes(test) && about.passed === false
  }
}

/** The re-roll may be spent on the very roll that costs the turn. rule: gap.espionage-use */
export const spyReroll = {
  source: SPY,
  open(match: Match, spec: RollSpec, about: RerollAbout): boolean {
    const { turn } = match.state
    const { side } = spec.player
    if (side !== turn.side || !turn.started || turn.kind === 'bonus' || !hasMeasure(match, side, SPY))
      return false
    return endsTheTurn(match, spec, about)
  },
  spend: (match: Match, player: Player) => playMeasure(match, player.side, SPY, RULE),
}

/** Or it is kept for later, once the turn is lost; a touchdown costs it as well. rule: measure.6, turnover.touchdown */
export function* spyOut(match: Match): Play {
  const { turn, phase } = match.state
  const { side } = turn
  const lost = turn.turnover !== null || phase === 'end-of-drive'
  if (!lost || turn.kind === 'bonus' || !hasMeasure(match, side, SPY)) return
  const choice = yield decision('measure', side, null, RULE, [measure(SPY), DECLINE], DECLINE)
  if (choice.type !== 'measure') return
  playMeasure(match, side, SPY, RULE)
  const team = match.team(side)
  if (team.keptRerolls !== null) team.keptRerolls++
  gainReroll(match, side, RULE)
}
