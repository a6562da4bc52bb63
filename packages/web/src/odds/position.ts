import {
  must,
  clone,
  editionOf,
  type Edition,
  Game,
  type Match,
  type MatchSpec,
  NoDice,
  type PlayerSheet,
  SeededDice,
  type Square,
  squareAt,
  type TeamSheet,
} from '@touchback/engine'
import { type Feat, type Sequence, usualArmour } from './sequence.ts'

/** Where on the pitch a thing is tried: each has squares of its own, so that neighbours do not meddle. */
interface Spot {
  readonly from: Square
  readonly to: Square
  /** Who marks the square that is left. */
  readonly behind: Square
  /** Squares beside the one that is entered. */
  readonly around: readonly Square[]
}

const [ALONG, ACROSS] = [5, 3]
const RING = [
  [1, 0],
  [1, -1],
  [1, 1],
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 1],
] as const

function spotOf({ field: { pitch } }: Edition, index: number): Spot {
  const columns = Math.floor(pitch.length / ALONG)
  const x = 2 + ALONG * (index % columns)
  const y = 1 + ACROSS * Math.floor(index / columns)
  return {
    from: squareAt(x - 1, y),
    to: squareAt(x, y),
    behind: squareAt(x - 2, y),
    around: RING.map(([dx, dy]) => squareAt(x + dx, y + dy)),
  }
}

interface Placed {
  readonly sheet: PlayerSheet
  readonly at: Square
  readonly lying?: boolean
}

export interface Position {
  readonly match: Match
  /** For each thing: who does it, where, and the target of a block. */
  readonly tries: readonly { readonly actor: number; readonly spot: Spot; readonly target: number | null }[]
}

interface Figures {
  readonly st: number
  readonly ag: number
  readonly pa?: number | undefined
  readonly av?: number
  readonly skills: readonly string[]
}
const sheetOf = ({ st, ag, pa, av = 8, skills }: Figures): PlayerSheet => ({
  name: '',
  number: 0,
  position: '',
  ma: 6,
  st,
  ag,
  ...(pa === undefined ? {} : { pa }),
  av,
  positionSt: st,
  skills,
  keywords: [],
})

/** Who stands where so that one thing is tried under the circumstances asked for. */
function opponentsOf(feat: Feat, spot: Spot, av: number): Placed[] {
  const skills = feat.against
  if (feat.kind === 'block')
    return [{ sheet: sheetOf({ st: feat.st + feat.assists[1], ag: 3, skills }), at: spot.to }]
  if (hasVictim(feat)) return [{ sheet: sheetOf({ st: 3, ag: 3, av, skills }), at: spot.to, lying: true }]
  const beside = spot.around.slice(0, feat.zones)
  const marking = feat.kind === 'dodge' ? [spot.behind, ...beside] : beside
  return marking.map((at) => ({ sheet: sheetOf({ st: 3, ag: 3, skills }), at }))
}

/** Whether somebody in particular is hit. */
const hasVictim = ({ kind }: Feat): boolean => kind === 'block' || kind === 'harm' || kind === 'foul'

/** Those who lend the fouler a boot; with a block they are added to his strength. */
const helpersOf = (feat: Feat, spot: Spot): Placed[] =>
  feat.kind === 'foul'
    ? spot.around
        .slice(0, feat.assists[0])
        .map((at) => ({ sheet: sheetOf({ st: 3, ag: 3, skills: [] }), at }))
    : []

/** A position in which everything in a row can be asked of the engine at once. */
export function positionOf(sequence: Sequence, { rerolls }: { readonly rerolls: number }): Position {
  const edition = editionOf(sequence.edition)
  const spots = sequence.feats.map((_, index) => spotOf(edition, index))
  const actors = sequence.actors.map((actor, index): Placed => ({
    sheet: sheetOf(actor),
    at: squareAt(1 + 4 * index, edition.field.pitch.width - 1),
  }))
  const home = [...actors, ...sequence.feats.flatMap((feat, index) => helpersOf(feat, must(spots[index])))]
  const perFeat = sequence.feats.map((feat, index) =>
    opponentsOf(feat, must(spots[index]), feat.av ?? usualArmour(edition)),
  )
  const away = perFeat.flat()
  const match = placed(edition, sequence.weather, home, away, rerolls)
  let next = home.length
  const tries = sequence.feats.map((feat, index) => {
    const target = hasVictim(feat) ? next : null
    next += perFeat[index]?.length ?? 0
    return { actor: feat.actor, spot: must(spots[index]), target }
  })
  return { match, tries }
}

function placed(edition: Edition, weather: string, home: Placed[], away: Placed[], rerolls: number): Match {
  const [roster = ''] = Object.keys(edition.teams.rosters)
  const team = (players: readonly Placed[]): TeamSheet => ({
    name: '',
    roster,
    rerolls,
    fanFactor: 0,
    cheerleaders: 0,
    assistants: 0,
    apothecaries: 0,
    bribes: 0,
    trophies: 0,
    wizard: null,
    ingredients: 0,
    players: players.map(({ sheet }) => sheet),
  })
  const spec: MatchSpec = {
    edition: edition.id,
    teams: { home: team(home), away: team(away) },
    options: {
      modules: edition.modules,
      league: false,
      tie: 'draw',
      rerollSuccesses: false,
      illegalProcedure: false,
    },
  }
  const state = clone(Game.start(spec, { dice: new SeededDice(1) }).state)
  state.phase = 'turn'
  state.weather = weather
  state.turn = { ...state.turn, side: 'home', started: true }
  state.teams.home.turn = 1
  for (const [id, { at, lying }] of [...home, ...away].entries())
    Object.assign(state.players[id] ?? {}, { place: 'pitch', at, stance: lying ? 'prone' : 'standing' })
  return Game.from(spec, state, { dice: new NoDice() }).match
}
