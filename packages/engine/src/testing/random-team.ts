import type { Edition } from '../match/edition.ts'
import type { Position } from '../match/roster.ts'
import type { MatchOptions, MatchSpec, PlayerSheet, TeamSheet } from '../match/sheet.ts'
import { SeededDice } from '../rolls/dice.ts'

/**
 * Teams no league would allow: any position, star or big guy, with skills, mutations and weapons dealt at random. They
 * are for finding what breaks, since a legal draft hardly ever brings two strange rules together.
 */
export function randomTeam(edition: Edition, roster: string, seed: number): TeamSheet {
  const dice = new SeededDice(seed)
  const list = edition.rosters[roster]
  if (list === undefined) throw new Error(`no team ${roster} in ${edition.name}`)
  const specials = Object.values(edition.specialPlayers)
  const count = 11 + dice.below(6)
  const players: PlayerSheet[] = []
  for (let number = 1; number <= count; number++) {
    const pool: readonly Position[] =
      dice.below(8) === 0 && specials.length > 0 ? specials : [...list.positions]
    const position = pool[dice.below(pool.length)]
    if (position !== undefined) players.push(randomPlayer(edition, position, number, dice))
  }
  const wizards = [...new Set(Object.values(edition.rosters).map((each) => each.wizard.kind)), null, null]
  return {
    name: `${list.name} ${seed % 1000}`,
    roster,
    rerolls: dice.below(5),
    fanFactor: dice.below(10),
    cheerleaders: dice.below(6),
    assistants: dice.below(6),
    apothecaries: dice.below(2),
    bribes: 0,
    trophies: dice.below(8) === 0 ? 1 : 0,
    wizard: wizards[dice.below(wizards.length)] ?? null,
    ingredients: dice.below(3),
    players,
  }
}

function randomPlayer(edition: Edition, position: Position, number: number, dice: SeededDice): PlayerSheet {
  const all = Object.keys(edition.skills)
  const extra = Array.from({ length: dice.below(4) }, () => all[dice.below(all.length)] ?? '')
  const changed = (value: number) => Math.max(1, value + (dice.below(8) === 0 ? dice.below(3) - 1 : 0))
  return {
    name: nameOf(position),
    number,
    position: position.id,
    ma: changed(position.ma),
    st: changed(position.st),
    ag: changed(position.ag),
    av: changed(position.av),
    positionSt: position.st,
    skills: [...new Set([...position.skills, ...extra])],
    keywords: position.keywords,
    niggles: dice.below(10) === 0 ? 1 : 0,
  }
}

/** The singular: titles on team lists are plural. */
const nameOf = ({ id, title }: Position): string =>
  title.endsWith('s') ? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ') : title

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
  }
  return { edition: edition.id, teams, options }
}
