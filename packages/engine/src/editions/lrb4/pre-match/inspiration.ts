import { type Bookkeeping, Books } from '../../../career/books.ts'
import type { CareerChoice } from '../../../career/choice.ts'
import { improve, levelsBetween } from '../../../career/points.ts'
import { noMatch } from '../../../career/report.ts'
import { noFeats, type Team, type TeamPlayer, totalPoints } from '../../../career/team.ts'
import { boost, type Choice, DECLINE, learn } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'
import type { Player } from '../../../match/state.ts'
import { change } from '../../../play/gain.ts'

/** A player of the match as his roster has him. */
function onRoster(match: Match, player: Player): TeamPlayer {
  const { id, name, number, position, ma, st, ag, pa, av, ...past } = match.sheet(player)
  return {
    id: id ?? String(player.id),
    name,
    number,
    position,
    stats: { ma, st, ag, av, ...(pa === undefined ? {} : { pa }) },
    gained: (past.gained ?? []).map((lesson) => ({ ...lesson, after: 0 })),
    points: { earlier: past.points ?? 0 },
    feats: noFeats(),
    niggles: past.niggles ?? 0,
    missNext: false,
    scars: [],
    matches: 0,
    mvps: 0,
    seasons: 0,
    status: 'active',
    leftAfter: null,
  }
}

/** The books of his team as far as this player goes: what he could learn is worked out where it always is. */
export function booksOf(match: Match, player: Player): { books: Books; man: TeamPlayer } {
  const man = onRoster(match, player)
  const { roster, name } = match.teamSheet(player.side)
  const team: Team = {
    id: '',
    name,
    edition: match.edition.id,
    roster,
    colour: '',
    players: [man],
    former: [],
    rerolls: 0,
    fanFactor: 0,
    startFanFactor: 0,
    cheerleaders: 0,
    assistants: [],
    apothecaries: 0,
    extras: {},
    picked: [],
    treasury: 0,
    trophies: [],
    rating: null,
    matches: [],
    signed: 0,
  }
  const options = Object.fromEntries(
    Object.entries(match.edition.career.options).map(([id, { usual }]) => [
      id,
      match.spec.options.settled?.[id] ?? usual,
    ]),
  )
  return { books: new Books(match.edition, options, team, noMatch(team), match.dice), man }
}

/** The points of an award. */
export const awardOf = (match: Match): number => match.edition.career.points.mvp ?? 0

/** An award now, and whatever level it brings is rolled for at once. rule: handicap.15-inspiration */
export function* inspire(match: Match, player: Player, source: string, rule: RuleKey): Play {
  change(match, player, source, {}, rule)
  const { books, man } = booksOf(match, player)
  const before = { points: totalPoints(man), stats: { ...man.stats } }
  const award = awardOf(match)
  man.points = { ...man.points, mvp: award }
  const known = man.gained.length
  for (const level of levelsBetween(match.edition.career, before.points, before.points + award))
    yield* inTheMatch(player, source, rule, improve(books, man, level))
  const gained = man.gained.slice(known)
  const told = { type: 'learned', player: player.id, rule } as const
  for (const { take, kind } of gained) match.emit({ ...told, take, kind })
  for (const { effect } of man.scars) match.emit({ ...told, take: effect, kind: 'ageing' })
  const skills = gained.flatMap(({ take }) => (take.startsWith('+') ? [] : [take]))
  const stats = Object.fromEntries(
    match.edition.players.characteristics.map(({ id }) => [
      id,
      (man.stats[id] ?? 0) - (before.stats[id] ?? 0),
    ]),
  )
  if (gained.length > 0 || man.scars.length > 0) change(match, player, source, { ...stats, skills }, rule)
}

/** A step between matches played in one: its questions are asked in the match's own words. */
function* inTheMatch(player: Player, handicap: string, rule: RuleKey, steps: Bookkeeping): Play {
  let step = steps.next(WAITING)
  while (step.done !== true) {
    const asked = step.value
    const options = asked.options.map(spoken)
    const about = { handicap }
    const fallback = options[asked.options.indexOf(asked.default)] ?? DECLINE
    const choice = yield decision('learn', player.side, player.id, rule, options, fallback, about)
    step = steps.next(asked.options[options.indexOf(choice)] ?? asked.default)
  }
}

/** The first step of a generator takes no answer; this stands in for it. */
const WAITING: CareerChoice = Object.freeze({ type: 'done' })

const spoken = (choice: CareerChoice): Choice => {
  if (choice.type !== 'improve') return DECLINE
  return choice.take.startsWith('+') ? boost(choice.take.slice(1)) : learn(choice.take)
}
