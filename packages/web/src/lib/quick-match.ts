import { editionOf, EDITIONS, type MatchSpec, type TeamSheet } from '@touchback/engine'
import type { MatchSettings } from '../match/session.svelte.ts'

/** A team to start with, straight from the list. */
function plainTeam(edition: string, roster: string, name: string): TeamSheet {
  const list = editionOf(edition).rosters[roster]
  if (list === undefined) throw new Error(`no team ${roster}`)
  const wanted = list.positions.toReversed().flatMap((position) => Array.from({ length: Math.min(position.max, position.max > 6 ? 11 : 2) }, () => position))
  const players = wanted.slice(0, 12).map((position, index) => ({
    name: `${position.title.replace(/s$/, '')} ${index + 1}`,
    number: index + 1,
    position: position.id,
    ma: position.ma,
    st: position.st,
    ag: position.ag,
    av: position.av,
    positionSt: position.st,
    skills: position.skills,
    keywords: position.keywords,
  }))
  return { name, roster, rerolls: 3, fanFactor: 5, cheerleaders: 0, assistants: 0, apothecaries: list.apothecary.allowed ? 1 : 0, bribes: 0, trophies: 0, wizard: null, ingredients: 0, players }
}

export function quickMatch(how: 'computer' | 'two'): { spec: MatchSpec; settings: MatchSettings } {
  const [edition] = Object.values(EDITIONS)
  if (edition === undefined) throw new Error('no edition')
  return {
    spec: {
      edition: edition.id,
      teams: { home: plainTeam(edition.id, 'human', 'Reikland Rams'), away: plainTeam(edition.id, 'orc', 'Gouged Ears') },
      options: { modules: edition.modules, league: false, tie: 'draw', rerollSuccesses: false, illegalProcedure: false },
    },
    settings: { coaches: { home: 'human', away: how === 'two' ? 'human' : 'random' }, undo: 'until-dice', odds: true, tableDice: false },
  }
}
