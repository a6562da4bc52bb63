import {
  type Choice,
  type Decision,
  fromXY,
  type Game,
  standsToScore,
  toXY,
  type XY,
} from '@touchback/engine'
import { testName, thingName } from '@touchback/words'
import { nameOf } from '../board/geometry.ts'
import { type Mention, mentionOf } from './log.ts'
import { questionOf } from './questions.ts'

const name = (game: Game, player: number | null | undefined): string =>
  player === null || player === undefined ? 'nobody' : game.match.sheet(game.match.player(player)).name

/** As he stands on the pitch: `7 Dieter`. */
function numbered(game: Game, player: number): string {
  const { number, name: called } = mentionOf(game, player)
  return `${number} ${called}`
}

/** Whose name is all that an answer says. */
export const onlyNames = (game: Game, choice: Choice): Mention | null =>
  choice.type === 'touchback' || choice.type === 'select' ? mentionOf(game, choice.player) : null

const ACTION_NAMES: Readonly<Record<string, string>> = {
  move: 'Move',
  block: 'Block',
  blitz: 'Blitz',
  pass: 'Pass',
  'hand-off': 'Hand off',
  foul: 'Foul',
  'throw-bomb': 'Throw bomb',
  'start-chainsaw': 'Start chainsaw',
  fire: 'Fire blunderbuss',
  gaze: 'Gaze',
  'throw-team-mate': 'Throw team-mate',
  'kick-team-mate': 'Kick team-mate',
  'hail-mary': 'Throw anywhere',
  'breathe-fire': 'Breathe fire',
}
export const actionName = (id: string): string =>
  ACTION_NAMES[id] ?? id.replaceAll('-', ' ').replace(/^./, (c) => c.toUpperCase())

const REROLLS: Readonly<Record<string, string>> = {
  team: 'Team re-roll',
  leader: 'Leader re-roll',
  trophy: 'Trophy re-roll',
}

/** What a re-roll is called in a sentence: `a team re-roll`, `Dodge`. */
export const rerollName = ({ edition }: Game, source: string): string =>
  source in REROLLS ? `a ${REROLLS[source]?.toLowerCase()}` : thingName(edition, source)

/** A direction as the square it leads to, so that it holds however the pitch is turned. */
const towards = ({ edition: { field } }: Game, from: XY | null, by: XY): string => {
  if (from === null) return ''
  const [x, y] = [from[0] + by[0], from[1] + by[1]]
  const outside = x < 0 || y < 0 || x >= field.pitch.length || y >= field.pitch.width
  return outside ? 'off the pitch' : `towards ${nameOf([x, y])}`
}
const actorAt = ({ decision, match }: Game): XY | null =>
  decision === null || decision.player === null ? null : toXY(match.player(decision.player).at)

/** The player who acts has the ball where it counts: ending his action scores. */
export const scoresByEnding = ({ decision, match }: Game): boolean =>
  decision?.type === 'act' && decision.player !== null && standsToScore(match, match.player(decision.player))

/** What a click on a square means, as a button: `Move`, `Throw Grom`, `Fireball`. */
export function meaningName(game: Game, meaning: string): string {
  const [type = '', of = ''] = meaning.split(':')
  if (type === 'spell') return actionName(of)
  if (type === 'throw-team-mate') return `Throw ${name(game, Number(of))}`
  if (type === 'kick-team-mate') return `Kick ${name(game, Number(of))}`
  if (type === 'snap') return `Move ${name(game, Number(of))}`
  return actionName(type)
}

/** What a choice is called on a button. */
export function choiceLabel(game: Game, choice: Choice): string {
  switch (choice.type) {
    case 'call':
      return choice.face === 'heads' ? 'Heads' : 'Tails'
    case 'kick-or-receive':
      return choice.kick ? 'Kick' : 'Receive'
    case 'set-up':
      return 'Use this formation'
    case 'activate':
      return actionName(choice.action)
    case 'stand-up':
      return 'Stand up'
    case 'move':
      return 'Move'
    case 'end-activation':
      return scoresByEnding(game) ? 'Score' : 'End action'
    case 'end-turn':
      return 'End turn'
    case 'reroll':
      return REROLLS[choice.with] ?? `Re-roll: ${thingName(game.edition, choice.with)}`
    case 'use':
      return `Use ${thingName(game.edition, choice.skill)}${choice.player === undefined ? '' : `: ${name(game, choice.player)}`}`
    case 'decline':
      return declineLabel(game.decision)
    case 'pick-die':
      return pickLabel(game.decision, choice.index)
    case 'pass': {
      const catcher = game.match.at(fromXY(choice.to))
      return `Pass to ${catcher === null ? nameOf(choice.to) : name(game, catcher.id)}`
    }
    case 'hand-off':
      return `Hand off to ${name(game, choice.target)}`
    case 'induce':
      return game.decision?.player === null
        ? thingName(game.edition, choice.what)
        : `Send the ${thingName(game.edition, choice.what).toLowerCase()}`
    case 'hire':
      return thingName(game.edition, choice.what)
    case 'handicap':
      return thingName(game.edition, choice.pick)
    case 'learn':
      return thingName(game.edition, choice.skill)
    case 'boost':
      return `+1 ${choice.stat.toUpperCase()}`
    case 'measure':
      return `Play ${thingName(game.edition, choice.measure)}`
    case 'vomit':
      return `Vomit on ${name(game, choice.target)}`
    case 'breathe-fire':
      return `Breathe fire at ${name(game, choice.target)}`
    case 'gaze':
      return `Gaze at ${name(game, choice.target)}`
    case 'chainsaw':
      return `Saw ${name(game, choice.target)}`
    case 'hail-mary':
      return `Throw anywhere: ${nameOf(choice.to)}`
    case 'push':
      // Whoever vanishes by a trick of his own is pushed by nobody.
      return `${game.decision?.rule === 'trickster.move' ? 'To' : 'Push to'} ${nameOf(choice.to)}`
    case 'follow-up':
      return choice.follow ? 'Follow up' : 'Stay'
    case 'apothecary':
      return choice.use ? 'Send the apothecary' : 'No apothecary'
    case 'argue':
      return choice.use ? 'Argue the call' : 'Accept it'
    case 'bribe':
      return choice.use ? 'Bribe the referee' : 'Keep the bribe'
    case 'raise-dead':
      return choice.use ? 'Raise him' : 'Let him lie'
    case 'catch':
      return choice.try ? 'Try to catch it' : 'Let it fall'
    case 'intercept':
      return `Intercept with ${name(game, choice.player)}`
    case 'touchback':
      return numbered(game, choice.player)
    case 'multiple-block':
      return `Block ${choice.targets.map((target) => name(game, target)).join(' and ')}`
    case 'steer':
      return `${game.decision?.type === 'steer' ? 'Face' : 'Swing'} ${steered(game, choice.towards)}`
    case 'bite':
      return `Bite ${name(game, choice.target)}`
    case 'rune':
      return `Give it to ${name(game, choice.player)}`
    case 'select':
      return numbered(game, choice.player)
    case 'spell':
      return `${actionName(choice.spell)} ${nameOf(choice.to)}${choice.towards === undefined ? '' : ` ${towards(game, choice.to, choice.towards)}`}`
    case 'throw-team-mate':
      return `Throw ${name(game, choice.target)} to ${nameOf(choice.to)}`
    case 'kick-team-mate':
      return `Kick ${name(game, choice.target)} to ${nameOf(choice.to)}`
    case 'snap':
      return `${name(game, choice.player)} to ${nameOf(choice.to)}`
    case 'advance-marker':
      return 'Move the turn marker'
    case 'illegal-procedure':
      return 'Call illegal procedure'
    case 'concede':
      return 'Concede'
    case 'time-out':
      return 'Time is up'
    default: {
      const who = 'target' in choice && typeof choice.target === 'number' ? choice.target : undefined
      const where = 'to' in choice ? ` ${nameOf(choice.to)}` : ''
      return `${actionName(choice.type)}${who === undefined ? '' : ` ${name(game, who)}`}${where}`
    }
  }
}

/** What is refused, or that there is enough of it. */
function declineLabel(decision: Decision | null): string {
  switch (decision?.type) {
    case 'snap':
    case 'activate':
      return 'Enough'
    case 'hire':
      return 'Done'
    case 'induce':
      return decision.about.prices === undefined ? 'No, thanks' : 'Done'
    case 'move':
      return 'Stay there'
    case 'steer':
      return 'Scatter like anybody else'
    case 'measure':
      return 'Keep it for later'
    default:
      return 'No, thanks'
  }
}

/** A die by what it shows: a result that can be chosen, or only its place. */
function pickLabel(decision: Decision | null, index: number): string {
  const result = decision?.type === 'pick-die' ? decision.about.results?.[index] : undefined
  return result === undefined ? `Die ${index + 1}` : actionName(result)
}

/** Ways to face, from where the player is; up in the air there is no square to say it with. */
const FACING: Readonly<Record<string, string>> = {
  '1,0': 'the away end zone',
  '-1,0': 'the home end zone',
  '0,-1': 'the sideline by row a',
  '0,1': 'the other sideline',
}
const steered = (game: Game, by: XY): string =>
  game.decision?.type === 'steer' ? (FACING[by.join()] ?? by.join()) : towards(game, actorAt(game), by)

/** What is being asked, in plain words. */
export const question = (game: Game, decision: Decision): string =>
  scoresByEnding(game)
    ? `${name(game, decision.player)} is in the end zone with the ball: end the action to score.`
    : questionOf(
        {
          name: (id) => name(game, id),
          action: actionName,
          thing: (id) => thingName(game.edition, id),
          test: (id) => testName(game.edition, id),
        },
        decision,
      )
