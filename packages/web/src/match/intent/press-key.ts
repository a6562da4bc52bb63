import { type ActionId, type Choice, fromXY, toXY, type XY } from '@touchback/engine'
import { keepSettings, settings } from '../../lib/settings.svelte.ts'
import { actionName } from '../../words/choices.ts'
import { whyNot } from '../../words/why-not.ts'
import { describeBall, describePlayer, describeSquare, describeTargets } from '../../words/spoken.ts'
import { promptKeys } from './answers.ts'
import { whyClosed } from './declaring.ts'
import type { Intent } from './intent.svelte.ts'
import type { KeyAction } from './keys.ts'
import { nextPlayers } from './next-player.ts'

/** What the screen lends to the keys. */
export interface Desk {
  readonly intent: Intent
  cursor: XY | null
  say(text: string): void
  help(): void
  /** Shows the other team's sheet. */
  sheet(): void
}

function answer({ intent }: Desk, choice: Choice | undefined): void {
  if (choice !== undefined) intent.press(choice)
}

export function pressKey(desk: Desk, action: KeyAction): void {
  const { intent } = desk
  switch (action) {
    case 'die-1':
    case 'die-2':
    case 'die-3': {
      const index = Number(action.slice(-1)) - 1
      const way = intent.preview?.others[index]
      if (way !== undefined) return intent.takeWay(way)
      return answer(desk, promptKeys(intent).get(action))
    }
    case 'reroll':
    case 'decline':
      return answer(desk, promptKeys(intent).get(action))
    case 'end':
      return end(desk)
    case 'undo':
      return intent.session.undo()
    case 'next':
    case 'previous':
      return cycle(desk, action === 'next' ? 1 : -1)
    case 'read-ball':
      return desk.say(describeBall(intent))
    case 'read-square':
      return desk.say(desk.cursor === null ? 'No square.' : describeSquare(intent, desk.cursor))
    case 'read-targets':
      return desk.say(describeTargets(intent))
    case 'zones':
      settings.zones = !settings.zones
      return keepSettings()
    case 'threat':
      intent.threat = !intent.threat
      return
    case 'waypoint': {
      const at = desk.cursor ?? intent.hovered
      return at === null ? undefined : intent.click(at, true)
    }
    case 'sheet':
      return desk.sheet()
    case 'help':
      return desk.help()
    default:
      return declare(desk, action)
  }
}

function end({ intent }: Desk): void {
  const closing = intent.options.buttons.find(({ type }) => type === 'end-activation')
  if (closing !== undefined) void intent.choose(closing)
  else intent.endTurn()
}

/** A letter declares the action, or chooses what clicks mean while a player acts. */
function declare(desk: Desk, action: ActionId): void {
  const { intent } = desk
  const { game } = intent.session
  if (intent.decision?.type === 'act') {
    const meaning = intent.options.meanings.find((name) => name === action)
    if (meaning !== undefined) intent.mode = meaning
    return
  }
  if (intent.decision?.type !== 'activate') return
  const why =
    intent.selected === null
      ? 'no-player'
      : whyClosed(game, intent.decision, game.match.player(intent.selected), action)
  if (why !== null) return desk.say(`${actionName(action)}: ${whyNot(why)}.`)
  intent.declare(action)
}

/** The next of one's players who can still act, or the next target. */
function cycle(desk: Desk, step: 1 | -1): void {
  const { intent } = desk
  const { decision, session } = intent
  if (decision === null) return
  const { match } = session.game
  const own = nextPlayers(session.view, decision.side)
  const aiming = intent.aim !== null
  const ids = aiming
    ? intent.aimedAt
    : decision.type === 'activate'
      ? own
      : decision.type === 'act'
        ? [...new Set([...intent.options.players.keys(), ...own.filter((id) => id !== decision.player)])]
        : [...intent.options.players.keys()]
  if (ids.length === 0) return
  const current =
    decision.type === 'activate' && !aiming
      ? intent.selected
      : desk.cursor === null
        ? null
        : (match.at(fromXY(desk.cursor))?.id ?? null)
  const index = current === null ? (step === 1 ? -1 : 0) : ids.indexOf(current)
  const id = ids[(index + step + ids.length) % ids.length]
  if (id === undefined) return
  if (decision.type === 'activate' && !aiming) intent.select(id)
  desk.cursor = toXY(match.player(id).at)
  desk.say(describePlayer(intent, id))
}
