import { DECLINE, induce } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Position } from '../../../match/roster.ts'
import type { Side } from '../../../match/side.ts'
import type { Player } from '../../../match/state.ts'
import { join } from '../../../play/recruit.ts'
import type { Inducement } from '../procedures/inducement.ts'
import { mayHave } from '../players/random-skills.ts'
import { rosterOf } from './special-rules.ts'

/** Over the fee of a player who is hired for good. rule: merc.cost */
const PREMIUM = 30_000
/** rule: merc.skill */
const SKILL = 50_000

const CATEGORIES: Readonly<Record<string, string>> = {
  A: 'agility',
  G: 'general',
  M: 'mutation',
  P: 'passing',
  S: 'strength',
}

/** Skills that say by how much. */
const PARAMETERS: Readonly<Record<string, string>> = { 'mighty-blow': '1', 'dirty-player': '1' }

/** Any position of the list for which there is room on the team. rule: merc.limits */
export const mercenaries = (match: Match, side: Side): Inducement[] =>
  rosterOf(match, side)
    .positions.filter((position) => hasRoom(match, side, position))
    .map((position) => ({
      id: `mercenary:${position.id}`,
      cost: position.cost + PREMIUM,
      take: (_match, _side, purse) => hire(match, side, position, purse),
    }))

/** The limits of a draft hold for everybody who is there to play. */
function hasRoom(match: Match, side: Side, position: Position): boolean {
  const { players, specialists } = match.edition.teams.drafting
  const { together } = rosterOf(match, side)
  const team = match.state.players.filter((player) => player.side === side && player.place !== 'absent')
  const isLineman = (player: Player) =>
    rosterOf(match, side).positions.some(({ id, lineman }) => lineman && id === match.sheet(player).position)
  const same = team.filter((player) => match.sheet(player).position === position.id)
  if (team.length >= players.max || same.length >= position.max) return false
  const alike = team.filter((player) => together?.positions.includes(match.sheet(player).position))
  if (together?.positions.includes(position.id) && alike.length >= together.max) return false
  return position.lineman === true || team.filter((each) => !isLineman(each)).length < (specialists ?? 0)
}

/** He plays for himself, with one more skill if that is paid for. Says what the skill cost. rule: merc.loner */
function* hire(match: Match, side: Side, position: Position, purse: number): Play<number> {
  const skill = purse < SKILL ? null : yield* extraSkill(match, side, position)
  const name = `Mercenary ${match.state.recruits.length + 1}`
  const skills = ['loner:4', ...(skill === null ? [] : [skill])]
  join(match, side, { name, position, skills, keywords: ['mercenary'] }, 'merc.joins')
  return skill === null ? 0 : SKILL
}

function* extraSkill(match: Match, side: Side, position: Position): Play<string | null> {
  const open = position.access?.primary.map((letter) => CATEGORIES[letter]) ?? []
  const skills = Object.values(match.edition.players.skills).filter(
    ({ id, category }) => open.includes(category) && mayHave(position, id),
  )
  if (skills.length === 0) return null
  const options = [...skills.map(({ id }) => induce(`skill:${id}`)), DECLINE]
  const about = { position: position.id, cost: SKILL }
  const choice = yield decision('induce', side, null, 'merc.skill', options, DECLINE, about)
  const chosen = skills[options.indexOf(choice)]
  if (chosen === undefined) return null
  const parameter = PARAMETERS[chosen.id]
  return parameter === undefined ? chosen.id : `${chosen.id}:${parameter}`
}
