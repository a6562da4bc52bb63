import type { Choice, Decision, Game } from '@touchback/engine'
import { nameOf } from '../board/geometry.ts'

const name = (game: Game, player: number | null | undefined): string =>
  player === null || player === undefined ? 'nobody' : game.match.sheet(game.match.player(player)).name

const skillName = (game: Game, id: string): string => game.edition.skills[id]?.name ?? id

export const ACTION_NAMES: Readonly<Record<string, string>> = {
  'move': 'Move',
  'block': 'Block',
  'blitz': 'Blitz',
  'pass': 'Pass',
  'hand-off': 'Hand off',
  'foul': 'Foul',
  'throw-bomb': 'Throw bomb',
  'start-chainsaw': 'Start chainsaw',
  'fire': 'Fire blunderbuss',
}
export const actionName = (id: string): string => ACTION_NAMES[id] ?? id.replaceAll('-', ' ').replace(/^./, (c) => c.toUpperCase())

const REROLLS: Readonly<Record<string, string>> = { team: 'Team re-roll', leader: 'Leader re-roll', trophy: 'Trophy re-roll' }

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
      return `Use ${skillName(game, choice.skill)}`
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
    case 'concede':
      return 'Concede'
    case 'time-out':
      return 'Time is up'
    default: {
      const who = 'target' in choice ? choice.target : 'player' in choice ? choice.player : undefined
      const where = 'to' in choice ? ` ${nameOf(choice.to)}` : ''
      return `${actionName(choice.type)}${who === undefined ? '' : ` ${name(game, who)}`}${where}`
    }
  }
}

/** What is being asked, in plain words. */
export function question(game: Game, decision: Decision): string {
  const who = name(game, decision.player)
  switch (decision.type) {
    case 'activate':
      return 'Choose a player and what he does, or end the turn.'
    case 'act':
      return `${who}: ${actionName(String(decision.about['action'] ?? ''))}. Click where, or end the action.`
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
      return `${who}: re-roll the ${String(decision.about['test'] ?? 'dice')}?`
    case 'use':
      return `${who}: use ${skillName(game, String(decision.about['skill'] ?? ''))}?`
    case 'pick-die':
      return 'Which die counts?'
    case 'push':
      return `Where is ${who} pushed?`
    case 'follow-up':
      return `Does ${who} follow up?`
    case 'apothecary':
      return `${who} is hurt: send the apothecary?`
    case 'intercept':
      return 'Try to intercept?'
    case 'argue':
      return 'The referee has made his call. Argue?'
    case 'snap':
      return 'Quick snap: move any of your players one square.'
    case 'spell':
      return 'Does your wizard cast his spell?'
    case 'steer':
      return `${who}: which way?`
    case 'bite':
      return `${who} is thirsty: whom does he bite?`
    default:
      return `${who}: ${decision.type.replaceAll('-', ' ')}?`
  }
}
