import { type Game, naturalRoll } from '@touchback/engine'
import { naturalText, testName } from '@touchback/words'
import type { OddsGroup, OddsLine } from '../match/odds/odds.ts'

const WHAT: Readonly<Record<string, string>> = {
  'defender-down': 'Defender down',
  'attacker-down': 'Attacker down',
  'both-down': 'Both down',
  pushed: 'Pushed',
  nothing: 'Nothing happens',
  'armour-broken': 'Armour broken',
  removed: 'Off the pitch',
  stunned: 'Stunned',
  ko: 'Knocked out',
  casualty: 'Casualty',
  spotted: 'Seen by the referee',
  inaccurate: 'Inaccurate',
  fumbled: 'Fumbled',
  'lands-on-feet': 'Lands on his feet',
  'lands-on-target': 'Lands on his feet on the spot',
  blast: 'Hit by the blast beside it',
  'runs-into': 'Runs into',
  'into-the-crowd': 'Into the crowd',
  'second-block': 'Down after a second block',
  touchback: 'Touchback',
}

const BANDS: Readonly<Record<string, string>> = {
  quick: 'Quick pass',
  short: 'Short pass',
  long: 'Long pass',
  'long-bomb': 'Long bomb',
  bomb: 'Long bomb',
}

const plain = (id: string): string => id.replaceAll('-', ' ')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const percent = (chance: number): string => {
  const whole = Math.round(chance * 100)
  if (whole === 100 && chance < 1) return '>99%'
  return whole === 0 && chance > 0 ? '<1%' : `${whole}%`
}

export const bandName = (id: string): string => BANDS[id] ?? capital(plain(id))

const nameOf = ({ match }: Game, id: number): string => match.sheet(match.player(id)).name

/** `Dodge ×2`, `Catch: Otto`, `Interception by one of 3`. */
export function oddsLabel(game: Game, { line: { what, player }, all }: OddsGroup): string {
  if (what.startsWith('range:')) return `${bandName(what.slice(6))}, accurate`
  if (what.startsWith('to:')) return `To ${what.slice(3)}`
  const name = WHAT[what] ?? capital(testName(game.edition, what))
  if (player === undefined) return all.length > 1 ? `${name} ×${all.length}` : name
  if (all.length === 1) return `${name}: ${nameOf(game, player)}`
  return what === 'intercept' ? `${name} by one of ${all.length}` : `${name}: ${all.length} players`
}

/** What makes a roll so: its modifiers, for each of those who could make it. */
export function oddsReason(game: Game, { line, all }: OddsGroup): string {
  if (all.length === 1 || line.player === undefined) return modifierText(game, line.modifiers)
  return all
    .map(({ player, modifiers }) => {
      const why = modifierText(game, modifiers)
      return `${nameOf(game, player ?? 0)}${why === '' ? '' : ` (${why})`}`
    })
    .join(', ')
}

/**
 * What a roll needs and why: `3+ (4+, +1 accurate)`, the same before it is rolled and after. Where a face counts against the
 * sum it says so: `6+ (4+, −3 tackle zones: a natural 6 always succeeds)`.
 */
export function needText(
  game: Game,
  { what, needed, target, modifiers = [] }: OddsLine & { readonly needed: number },
): string {
  const why = modifierText(game, modifiers)
  if (why === '' || target === undefined) return `${needed}+${why === '' ? '' : ` (${why})`}`
  const natural = naturalRoll(game.edition, { test: what, target, modifiers })
  return `${needed}+ (${target}+, ${why}${natural === null ? '' : `: ${naturalText(natural)}`})`
}

/** `+1 dodging, −2 tackle zones`. */
export const modifierText = (game: Game, modifiers: OddsLine['modifiers']): string =>
  (modifiers ?? [])
    .filter(([, value]) => value !== 0)
    .map(
      ([source, value]) =>
        `${value > 0 ? '+' : '−'}${Math.abs(value)} ${game.edition.players.skills[source]?.name ?? plain(source)}`,
    )
    .join(', ')

export const diceWords = (dice: { count: number; ours: boolean }): string =>
  `${dice.count} ${dice.count === 1 ? 'die' : 'dice'}${dice.count === 1 ? '' : dice.ours ? ', you choose' : ', the opponent chooses'}`
