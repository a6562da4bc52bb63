import { type Choice, type Decision, type Game, toXY, type XY } from '@touchback/engine'
import { nameOf } from '../board/geometry.ts'

const name = (game: Game, player: number | null | undefined): string =>
  player === null || player === undefined ? 'nobody' : game.match.sheet(game.match.player(player)).name

const skillName = (game: Game, id: string): string => game.edition.skills[id]?.name ?? id

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
}
export const actionName = (id: string): string =>
  ACTION_NAMES[id] ?? id.replaceAll('-', ' ').replace(/^./, (c) => c.toUpperCase())

const REROLLS: Readonly<Record<string, string>> = {
  team: 'Team re-roll',
  leader: 'Leader re-roll',
  trophy: 'Trophy re-roll',
}

/** A direction as the square it leads to, so that it holds however the pitch is turned. */
const towards = (from: XY | null, by: XY): string =>
  from === null ? '' : `towards ${nameOf([from[0] + by[0], from[1] + by[1]])}`
const actorAt = ({ decision, match }: Game): XY | null =>
  decision === null || decision.player === null ? null : toXY(match.player(decision.player).at)

/** What a click on a square means, as a button: `Move`, `Throw Grom`, `Fireball`. */
export function meaningName(game: Game, meaning: string): string {
  const [type = '', of = ''] = meaning.split(':')
  if (type === 'spell') return actionName(of)
  if (type === 'throw-team-mate') return `Throw ${name(game, Number(of))}`
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
      return 'End action'
    case 'end-turn':
      return 'End turn'
    case 'reroll':
      return REROLLS[choice.with] ?? `Re-roll: ${skillName(game, choice.with)}`
    case 'use':
      return `Use ${skillName(game, choice.skill)}${choice.player === undefined ? '' : `: ${name(game, choice.player)}`}`
    case 'decline':
      return 'No, thanks'
    case 'pick-die':
      return `Die ${choice.index + 1}`
    case 'push':
      return `Push to ${nameOf(choice.to)}`
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
      return `Give the ball to ${name(game, choice.player)}`
    case 'multiple-block':
      return `Block ${choice.targets.map((target) => name(game, target)).join(' and ')}`
    case 'steer':
      return `Swing ${towards(actorAt(game), choice.towards)}`
    case 'bite':
      return `Bite ${name(game, choice.target)}`
    case 'rune':
      return `Give it to ${name(game, choice.player)}`
    case 'select':
      return name(game, choice.player)
    case 'spell':
      return `${actionName(choice.spell)} ${nameOf(choice.to)}${choice.towards === undefined ? '' : ` ${towards(choice.to, choice.towards)}`}`
    case 'throw-team-mate':
      return `Throw ${name(game, choice.target)} to ${nameOf(choice.to)}`
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

/** A fact that comes with the question, as a word. */
const fact = ({ about }: Decision, key: string, otherwise: string): string => {
  const value = about[key]
  return typeof value === 'string' ? value : otherwise
}

/** What is being asked, in plain words. */
export function question(game: Game, decision: Decision): string {
  const who = name(game, decision.player)
  switch (decision.type) {
    case 'activate':
      return 'Choose a player and what he does, or end the turn.'
    case 'act':
      return `${who}: ${actionName(fact(decision, 'action', ''))}. Click where, or end the action.`
    case 'call':
      return 'Heads or tails?'
    case 'kick-or-receive':
      return 'You won the toss: kick or receive?'
    case 'set-up':
      return 'Set up your players.'
    case 'kick':
      return 'Where do you kick the ball?'
    case 'touchback':
      return 'Touchback: who gets the ball?'
    case 'reroll':
      return `${who}: roll the ${testName(fact(decision, 'test', 'dice'))} again?`
    case 'use':
      return useQuestion(game, decision, who)
    case 'pick-die':
      return 'Which die counts?'
    case 'push':
      return `Where is ${who} pushed?`
    case 'follow-up':
      return `Does ${who} follow up?`
    case 'apothecary':
      return `${who}: ${fact(decision, 'result', 'hurt').replaceAll('-', ' ')}. Send the apothecary?`
    case 'intercept':
      return 'Try to intercept?'
    case 'argue':
      return `The referee’s call: ${fact(decision, 'call', '').replaceAll('-', ' ')}. Argue?`
    case 'snap':
      return 'Quick snap: click a player, then the square he moves to. Decline when you are done.'
    case 'place-ball':
      return 'Touchback: where is the ball placed?'
    case 'select':
      return `${decision.player === null ? '' : `${who}: `}choose one of them.`
    case 'dive':
      return `${who}: dive for the ball?`
    case 'move':
      return `${who} moves into the way: which square?`
    case 'pass':
      return `${who} gets rid of the ball: to whom?`
    case 'throw-bomb':
      return `${who}: where does the bomb go?`
    case 'catch':
      return `A bomb comes at ${who}: try to catch it?`
    case 'rune':
      return `Who carries the ${fact(decision, 'rune', 'rune').replaceAll('-', ' ')}?`
    case 'raise-dead':
      return `${who} is dead. Raise him for your team?`
    case 'illegal-procedure':
      return 'Did the other coach forget his turn marker?'
    case 'spell':
      return 'Your wizard may cast one spell now: choose it, then where.'
    case 'steer':
      return `${who}: which way?`
    case 'bite':
      return `${who} is thirsty: whom does he bite?`
    default:
      return `${who}: ${decision.type.replaceAll('-', ' ')}?`
  }
}

const TESTS: Readonly<Record<string, string>> = {
  'pick-up': 'pick-up',
  rush: 'going for it',
  block: 'block dice',
  pro: 'Pro roll',
}
const testName = (test: string): string => TESTS[test] ?? test.replaceAll('-', ' ')

function useQuestion(game: Game, decision: Decision, who: string): string {
  const { skill, roll, victim } = decision.about
  if (typeof roll === 'string')
    return `${who}: a bonus would change the ${roll} roll of ${name(game, victim as number)}. Use it?`
  return `${decision.player === null ? '' : `${who}: `}use ${skillName(game, typeof skill === 'string' ? skill : '')}?`
}
