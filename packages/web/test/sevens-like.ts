import {
  addEdition,
  type Edition,
  editionOf,
  EDITIONS,
  extend,
  type MatchSpec,
  type PlayerSheet,
  type Position,
  type TeamSheet,
} from '@touchback/engine'

/**
 * A book that nobody prints: seven a side on a pitch of 20 by 11, six turns, and everything else as in the first book at
 * hand. It proves that pitch, line-up and tracks come from the edition and not from the screen.
 */
function base(): Edition {
  const [id] = Object.keys(EDITIONS)
  if (id === undefined) throw new Error('no edition to start from')
  return editionOf(id)
}

export const sevensLike: Edition = extend(base(), {
  id: 'sevens-like',
  name: 'Seven a side, for tests',
  field: {
    pitch: { length: 20, width: 11, scrimmage: { home: 6, away: 13 }, wideZone: 2 },
    lineUp: { players: 7, onScrimmage: 3, perWideZone: 1 },
  },
  timing: { turns: 6, halves: 2, tie: 'draw' },
})

/** Puts the book on the shelf; the answer takes it away again. */
export const shelveSevens = (): (() => void) => addEdition(sevensLike)

const player = (position: Position, index: number): PlayerSheet => ({
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
})

function team(roster: string, name: string): TeamSheet {
  const list = sevensLike.teams.rosters[roster]
  if (list === undefined) throw new Error(`no team ${roster}`)
  const wanted = list.positions
    .flatMap((position) => Array.from({ length: Math.min(position.max, 3) }, () => position))
    .slice(0, 9)
  return {
    name,
    roster,
    rerolls: 2,
    fanFactor: 3,
    cheerleaders: 0,
    assistants: 0,
    apothecaries: 1,
    bribes: 0,
    trophies: 0,
    wizard: null,
    ingredients: 0,
    players: wanted.map(player),
  }
}

const [first = '', second = first] = Object.keys(sevensLike.teams.rosters)

export const sevensSpec: MatchSpec = {
  edition: sevensLike.id,
  teams: { home: team(first, 'Seven Sisters'), away: team(second, 'Seven Seas') },
  options: {
    modules: sevensLike.modules,
    league: false,
    tie: 'draw',
    rerollSuccesses: false,
    illegalProcedure: false,
  },
}
