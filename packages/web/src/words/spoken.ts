import { blockOdds, fromXY, type Match, type Player, toXY, type XY, zonesOn } from '@touchback/engine'
import { nameOf } from '../board/geometry.ts'
import { badges } from '../board/badges.ts'
import type { Intent } from '../match/intent/intent.svelte.ts'
import { diceWords, percent } from './odds.ts'
import { markersOf, playsAs, whereabouts } from './players.ts'

const nameOfPlayer = ({ session }: Intent, id: number): string =>
  session.view.players[id]?.sheet.name ?? `player ${id}`

/** A square as a screen reader hears it: who is there, in how many tackle zones, and the chance of getting there. */
export function describeSquare(intent: Intent, at: XY): string {
  const { session } = intent
  const { match } = session.game
  const square = fromXY(at)
  const player = match.at(square)
  const parts: string[] = []
  if (player === null) parts.push('empty')
  else {
    const zones = zonesOn(match, player, square)
    parts.push(
      `${nameOfPlayer(intent, player.id)}, number ${match.sheet(player).number}, ${session.view.teams[player.side].name}, ${player.stance}`,
    )
    if (player.acted) parts.push('has acted')
    if (zones > 0) parts.push(`in ${zones} tackle zone${zones === 1 ? '' : 's'}`)
    const { actor } = intent
    if (actor !== null && actor.side !== player.side && player.stance === 'standing') {
      const { dice, chooser, strength } = blockOdds(match, actor, [player])
      parts.push(
        `block: ${diceWords({ count: dice, ours: chooser === actor.side })}, strength ${strength[0]} against ${strength[1]} with assists`,
      )
    }
  }
  const { ball } = session.view
  if (ball !== null && ball[0] === at[0] && ball[1] === at[1]) parts.push('the ball')
  const chance = session.settings.odds ? (intent.reach?.chance(square) ?? 0) * intent.moveChance : 0
  if (chance > 0 && player === null) parts.push(`${percent(chance)} to get there`)
  return `${nameOf(at)}: ${parts.join(', ')}`
}

/** Somebody who would hit him, and how hard. */
function threat(match: Match, player: Player, by: Player): string {
  const { number, name } = match.sheet(by)
  const { dice, chooser } = blockOdds(match, by, [player])
  const count = dice === 1 ? 'one die' : `${dice} dice`
  return `${number} ${name} with ${count}${dice > 1 && chooser === player.side ? ' of his choice' : ''}`
}

/** A player as a screen reader hears him: number, name, position, how and where he is, and who threatens him. */
export function describePlayer({ session }: Intent, id: number): string {
  const { match, edition } = session.game
  const player = match.player(id)
  const { number, name, position } = match.sheet(player)
  const team = session.view.teams[player.side]
  const where = whereabouts(player) + (player.place === 'pitch' ? ` at ${nameOf(toXY(player.at))}` : '')
  const threats = player.place === 'pitch' ? markersOf(match, player) : []
  const parts = [
    `Number ${number}, ${name}, ${playsAs(edition, team.roster, position)}`,
    where,
    session.view.players[id]?.acted ? 'has acted' : '',
    session.view.holder === id ? 'has the ball' : '',
    threats.length === 0
      ? 'nobody marks him'
      : `marked by ${threats.map((by) => threat(match, player, by)).join(' and ')}`,
  ]
  return `${parts.filter((part) => part !== '').join(', ')}.`
}

export function describeBall(intent: Intent): string {
  const { ball, holder } = intent.session.view
  if (ball === null) return 'The ball is not in play.'
  return holder === null
    ? `The ball lies at ${nameOf(ball)}.`
    : `${nameOfPlayer(intent, holder)} has the ball at ${nameOf(ball)}.`
}

export function describeTargets(intent: Intent): string {
  const found = badges(intent)
  if (found.length > 0)
    return found
      .map(
        ({ player, count, ours }) =>
          `${nameOfPlayer(intent, player)}: ${count} ${count === 1 ? 'die' : `dice, ${ours ? 'you choose' : 'the opponent chooses'}`}`,
      )
      .join('; ')
  const ids = intent.aim === null ? [...intent.options.players.keys()] : intent.aimedAt
  const players = ids.map((id) => nameOfPlayer(intent, id))
  return players.length > 0 ? `Targets: ${players.join(', ')}.` : 'No targets.'
}
