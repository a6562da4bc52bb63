import type { Edition } from '../match/edition.ts'
import type { Position, Roster } from '../match/roster.ts'
import type { Readings } from '../match/readings.ts'
import type { MatchOptions, MatchSpec, PlayerSheet, TeamSheet } from '../match/sheet.ts'
import { SeededDice } from '../rolls/dice.ts'

/**
 * Teams no league would allow: any position, star or big guy, with skills, mutations and weapons dealt at random. They
 * are for finding what breaks, since a legal draft hardly ever brings two strange rules together.
 */
export function randomTeam(edition: Edition, roster: string, seed: number): TeamSheet {
  const dice = new SeededDice(seed)
  const list = edition.teams.rosters[roster]
  if (list === undefined) throw new Error(`no team ${roster} in ${edition.name}`)
  const specials = Object.values(edition.teams.specialPlayers)
  const { players: most } = edition.teams.drafting
  const fewest = edition.field.lineUp.players
  const count = fewest + dice.below(most.max - fewest + 1)
  const players: PlayerSheet[] = []
  for (let number = 1; number <= count; number++) {
    const pool: readonly Position[] =
      dice.below(8) === 0 && specials.length > 0 ? specials : [...list.positions]
    const position = pool[dice.below(pool.length)]
    if (position !== undefined) players.push(randomPlayer(edition, position, number, dice))
  }
  const wizards = [
    ...new Set(Object.values(edition.teams.rosters).map((each) => each.wizard.kind)),
    null,
    null,
  ]
  return {
    name: `${list.name} ${seed % 1000}`,
    roster,
    rerolls: dice.below(5),
    fanFactor: dice.below(10),
    cheerleaders: dice.below(6),
    assistants: dice.below(6),
    apothecaries: dice.below((list.apothecary.max ?? 1) + 1),
    bribes: 0,
    trophies: dice.below(8) === 0 ? 1 : 0,
    wizard: wizards[dice.below(wizards.length)] ?? null,
    ingredients: dice.below(3),
    ...broughtAlong(list, dice),
    players,
  }
}

/** What the list sells beside players; where matches are made even with money, how much of it there is. */
function broughtAlong({ extras, specialRules }: Roster, dice: SeededDice): Partial<TeamSheet> {
  if (extras !== undefined) return { extras: randomExtras(extras, dice), value: randomValue(dice) }
  if (specialRules === undefined) return {}
  return { extras: { treasury: dice.below(6) * 50_000 }, value: randomValue(dice) }
}

/** As many of each as the list sells, or fewer. */
const randomExtras = (sold: NonNullable<Roster['extras']>, dice: SeededDice): Record<string, number> =>
  Object.fromEntries(Object.entries(sold).map(([id, { max }]) => [id, dice.below(max + 1)]))

const randomValue = (dice: SeededDice): number => (60 + dice.below(40)) * 10_000

function randomPlayer(edition: Edition, position: Position, number: number, dice: SeededDice): PlayerSheet {
  const all = Object.keys(edition.players.skills)
  const extra = Array.from({ length: dice.below(4) }, () => all[dice.below(all.length)] ?? '')
  const changed = (id: 'ma' | 'st' | 'ag' | 'av') => {
    const limits = edition.players.characteristics.find((each) => each.id === id)
    const value = position[id] + (dice.below(8) === 0 ? dice.below(3) - 1 : 0)
    return Math.min(limits?.max ?? value, Math.max(limits?.min ?? 1, value))
  }
  return {
    name: nameOf(position),
    number,
    position: position.id,
    ma: changed('ma'),
    st: changed('st'),
    ag: changed('ag'),
    ...(position.pa === undefined ? {} : { pa: position.pa }),
    av: changed('av'),
    positionSt: position.st,
    skills: [...new Set([...position.skills, ...extra])],
    keywords: position.keywords,
    niggles: dice.below(10) === 0 ? 1 : 0,
  }
}

/** The singular: titles on team lists are plural. */
const nameOf = ({ id, title }: Position): string =>
  title.endsWith('s') ? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ') : title

/** Some of what can be read in two ways, read the other way. */
const otherReadings = ({ readings }: Edition, dice: SeededDice): Readings =>
  Object.fromEntries(
    Object.entries(readings).flatMap(([id, read]) => (dice.below(2) === 0 ? [[id, !read]] : [])),
  )

/** A match between two such teams, under options that change from seed to seed; most often every module is on. */
export function randomSpec(edition: Edition, home: string, away: string, seed: number): MatchSpec {
  const dice = new SeededDice(seed)
  const teamSeed = () => dice.below(0x40000000)
  const teams = {
    home: randomTeam(edition, home, teamSeed()),
    away: randomTeam(edition, away, teamSeed()),
  }
  const ties = ['draw', 'overtime', 'shoot-out'] as const
  const options: MatchOptions = {
    modules: dice.below(4) === 0 ? edition.modules.filter(() => dice.below(3) > 0) : edition.modules,
    league: dice.below(2) === 0,
    tie: ties[dice.below(ties.length)] ?? 'draw',
    rerollSuccesses: dice.below(8) === 0,
    illegalProcedure: dice.below(8) === 0,
    ...(dice.below(4) === 0 ? { readings: otherReadings(edition, dice) } : {}),
  }
  const careers = options.league && dice.below(2) === 0
  return {
    edition: edition.id,
    teams: careers ? { home: withCareer(teams.home, dice), away: withCareer(teams.away, dice) } : teams,
    options,
  }
}

const CUPS = ['chaos-cup', 'dungeonbowl', 'spike', 'blood-bowl']

/** The same team with a past: money to spend, a rating to be held against, cups, and players with points. */
const withCareer = (team: TeamSheet, dice: SeededDice): TeamSheet => ({
  ...team,
  value: team.value ?? randomValue(dice),
  career: {
    treasury: dice.below(9) * 50_000,
    rating: 100 + dice.below(130),
    cups: CUPS.filter(() => dice.below(6) === 0),
    missing: [],
  },
  players: team.players.map((player, index) => ({
    ...player,
    id: `p${index}`,
    points: dice.below(20),
    gained: [],
  })),
})
