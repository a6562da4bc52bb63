import type { Event, EventType } from '../match/event.ts'
import type { Edition } from '../match/edition.ts'
import type { Match } from '../match/match.ts'
import type { Side } from '../match/side.ts'
import type { Injury, Player } from '../match/state.ts'
import { AGEING } from './roster.ts'
import { comparedWorth } from './worth.ts'
import type { Guest, Hurt, MatchReport, PlayerReport, SideReport } from './report.ts'
import { type Feat, INJURY_EFFECTS, type InjuryEffect, noFeats } from './team.ts'

/** A match as it came out: where it ended, and all that was told of it. */
interface Played {
  readonly match: Match
  readonly events: readonly Event[]
}

/** What a match means for the careers of both teams, from what happened in it. */
export function matchReport(match: Match, events: readonly Event[]): MatchReport {
  const played = { match, events }
  const { state, spec } = match
  const conceded = events.findLast((event) => event.type === 'conceded')
  return {
    score: { home: state.teams.home.score, away: state.teams.away.score },
    gate: gateOf(played),
    crowd: told(events, 'gate').at(-1)?.crowd ?? { home: 0, away: 0 },
    weather: told(events, 'weather')[0]?.weather ?? null,
    stage: spec.options.stage ?? null,
    conceded: conceded?.type === 'conceded' ? { side: conceded.side, forced: conceded.forced } : null,
    ...shootOutOf(match),
    sides: { home: sideReport(played, 'home'), away: sideReport(played, 'away') },
  }
}

/** A winner whom the score does not show has won the shoot-out. */
function shootOutOf({ state }: Match): Pick<MatchReport, 'shootOut'> {
  const { teams, winner, conceded } = state
  const level = teams.home.score === teams.away.score
  const side = winner === 'home' || winner === 'away' ? winner : null
  return level && conceded === null && side !== null ? { shootOut: side } : {}
}

const told = <T extends EventType>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type)

/** The crowd as it was counted, or the fans both sides brought where nobody counts but them. */
function gateOf({ events }: Played): number | null {
  const counted = told(events, 'gate').at(-1)
  if (counted !== undefined) return counted.gate
  const fans = told(events, 'fans')
  return fans.length === 0 ? null : fans.reduce((sum, { fanFactor }) => sum + fanFactor, 0)
}

/** On whose sheet he is, or who hired him: some change sides for a while. */
function ownSide({ match, events }: Played, player: Player): Side {
  const { home, away } = match.spec.teams
  if (player.id < home.players.length) return 'home'
  if (player.id < home.players.length + away.players.length) return 'away'
  return told(events, 'joined').find((event) => event.player === player.id)?.side ?? player.side
}

function sideReport(played: Played, side: Side): SideReport {
  const { match, events } = played
  const sheet = match.teamSheet(side)
  const own = match.state.players.filter((player) => ownSide(played, player) === side)
  const feats = featsOf(played)
  const line = (player: Player): PlayerReport => playerReport(played, player, feats[player.id] ?? noFeats())
  const regulars = own.filter((player) => kindOf(match, player) === null && !isRaised(match, player))
  return {
    players: Object.fromEntries([
      ...regulars.map(
        (player) => [match.sheet(player).id ?? match.sheet(player).name, line(player)] as const,
      ),
      ...(sheet.career?.missing ?? []).map(({ id }) => [id, MISSING] as const),
    ]),
    guests: own.flatMap((player): Guest[] => {
      const kind = kindOf(match, player)
      return kind === null ? [] : [{ ...line(player), ...guestOf(match, player), kind }]
    }),
    joined: [
      ...own
        .filter((player) => isRaised(match, player) && player.injury?.casualty !== 'dead')
        .map((player) => match.sheet(player).position),
      ...told(events, 'will-join').flatMap((event) => (event.side === side ? [event.position] : [])),
    ],
    spent: (sheet.career?.treasury ?? 0) - match.team(side).gold,
    worth: comparedWorth(match.edition, sheet),
    roster: sheet.roster,
    name: sheet.name,
  }
}

/** Somebody who had to stay at home. */
const MISSING: PlayerReport = Object.freeze({
  feats: noFeats(),
  hurt: [],
  available: false,
  fielded: false,
  mvps: 0,
  learned: [],
})

const GUESTS = ['journeyman', 'mercenary', 'talent', 'star', 'freebooter'] as const

/** What he came as, when he is not on the roster. */
function kindOf(match: Match, player: Player): Guest['kind'] | null {
  const { id, keywords } = match.sheet(player)
  return id === undefined ? (GUESTS.find((kind) => keywords.includes(kind)) ?? null) : null
}

const isRaised = (match: Match, player: Player): boolean => match.sheet(player).keywords.includes('raised')

function guestOf(match: Match, player: Player): Pick<Guest, 'name' | 'position' | 'skills'> {
  const { name, position, skills } = match.sheet(player)
  const roster = match.edition.teams.rosters[match.teamSheet(player.side).roster]
  const printed = roster?.positions.find(({ id }) => id === position)?.skills ?? skills
  return { name, position, skills: skills.filter((skill) => !printed.includes(skill)) }
}

function playerReport(played: Played, player: Player, feats: PlayerReport['feats']): PlayerReport {
  const { events } = played
  const isHis = ({ player: id }: { readonly player: number }) => id === player.id
  const lessons = told(events, 'learned').filter(isHis)
  return {
    feats,
    hurt: [
      ...lessons.flatMap(({ take, kind }): Hurt[] =>
        kind === 'ageing' && isEffect(take) ? [{ effect: take, cause: AGEING }] : [],
      ),
      ...hurtBy(player.injury, opponentBehind(played, player)),
    ],
    available: player.place !== 'absent',
    fielded: told(events, 'condition')
      .filter(isHis)
      .some(({ condition, on }) => condition === 'fielded' && on),
    mvps: told(events, 'gained')
      .filter(isHis)
      .some(({ source }) => source === 'inspiration')
      ? 1
      : 0,
    learned: lessons.flatMap(({ take, kind }) => (kind === 'ageing' ? [] : [{ take, kind }])),
  }
}

const isEffect = (text: string): text is InjuryEffect => INJURY_EFFECTS.some((effect) => effect === text)

/** What the rows of the books' tables leave behind; whoever has nothing of the kind is fit for the next match. */
const LASTING: Readonly<Record<string, InjuryEffect>> = {
  'miss-next-game': 'miss-next',
  'nasty-injury': 'miss-next',
  'seriously-hurt': 'miss-next',
  niggling: 'niggle',
  'niggling-injury': 'niggle',
  'ma-1': '-ma',
  'st-1': '-st',
  'ag-1': '-ag',
  'av-1': '-av',
  dead: 'dead',
}

/** What injuries can leave behind in a book: what the rows of its tables do, and nothing else. */
export function lastingEffects({ injuries }: Edition): readonly InjuryEffect[] {
  const tables = [injuries.table, injuries.casualties, injuries.seriousInjuries]
  const left = tables.flatMap((table) => table.map(({ row }) => LASTING[row]))
  return INJURY_EFFECTS.filter((effect) => left.includes(effect))
}

/** The opponent who put him out, when one did. */
function opponentBehind(played: Played, player: Player): Pick<Hurt, 'by'> {
  const { match, events } = played
  const last = told(events, 'casualty').findLast((event) => event.player === player.id)
  const by = last === undefined ? null : opponentIn(played, last)
  if (by === null) return {}
  const { id, name } = match.sheet(match.player(by))
  return { by: id ?? name }
}

/** Both rows where a book rolls twice. */
export function hurtBy(injury: Injury | null, by: Pick<Hurt, 'by'>): Hurt[] {
  if (injury === null) return []
  return [injury.casualty, injury.serious].flatMap((row) => {
    const effect = row === null ? undefined : LASTING[row]
    return effect === undefined || row === null ? [] : [{ effect, cause: row, ...by }]
  })
}

/** What was snatched out of the air was no ball. */
const BOMBS: readonly string[] = ['weapon.bomb.caught', 'bombardier.caught']

type Feats = Record<number, PlayerReport['feats']>

/** What everybody did, in one walk through the events. */
function featsOf(played: Played): Feats {
  const { events } = played
  const { completion } = played.match.edition.career
  const feats: Feats = {}
  const count = (player: number, feat: Feat): void => {
    const own = (feats[player] ??= noFeats())
    own[feat]++
  }
  /** Whose casualty has been counted and not been hurt anew since: some books roll twice for one. */
  const counted = new Set<number>()
  for (const event of events)
    switch (event.type) {
      case 'touchdown':
        count(event.player, 'touchdowns')
        break
      case 'completed':
        if (event.intended || completion !== 'target') count(event.player, 'completions')
        break
      case 'intercepted':
        if (!BOMBS.includes(event.rule)) count(event.player, 'interceptions')
        break
      case 'deflected':
        count(event.player, 'deflections')
        break
      case 'fouled':
        count(event.by, 'fouls')
        break
      case 'injury':
        counted.delete(event.player)
        break
      case 'casualty': {
        const by = counted.has(event.player) ? null : opponentIn(played, event)
        if (by !== null) count(by, event.cause === 'block' ? 'casualties' : 'otherCasualties')
        counted.add(event.player)
        break
      }
      default:
    }
  return feats
}

/** Who did it, when they were on different sides then: a man on the own side is nobody's trophy. */
function opponentIn(played: Played, casualty: Extract<Event, { type: 'casualty' }>): number | null {
  const { by, player } = casualty
  return by === null || sideThen(played, by, casualty) === sideThen(played, player, casualty) ? null : by
}

/** For whom somebody played when something happened: he may have changed sides before it, and since. */
function sideThen(played: Played, id: number, when: Event): Side {
  const before = played.events.slice(0, played.events.indexOf(when))
  const changed = told(before, 'joined').findLast((event) => event.player === id)
  return changed?.side ?? ownSide(played, played.match.player(id))
}
