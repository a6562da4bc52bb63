import type { Edition } from '@touchback/engine'
import {
  goesWith,
  learnedSkills,
  positionOf,
  rosterOf,
  squadProblems,
  type Team,
  type TeamPlayer,
} from '@touchback/engine/career'
import { playProblems } from './bring.ts'
import { numberProblems, staffLimitProblems } from './draft.ts'

/**
 * What is wrong with a team that has been founded, a sentence each: limits of its list and its book, and what nobody can have come
 * by. How few players it may be down to is settled after a match, not here.
 */
export function careerProblems(edition: Edition, team: Team): string[] {
  const { max } = edition.teams.drafting.players
  const { players } = team
  return [
    ...(players.length > max ? [`A team has at most ${max} players, not ${players.length}.`] : []),
    ...squadProblems(
      edition,
      team.roster,
      players.map(({ position }) => position),
    ),
    ...staffLimitProblems(edition, rosterOf(edition, team.roster), team),
    ...numberProblems(team),
    ...trophyProblems(edition, team),
    ...players.flatMap((player) => gainProblems(edition, team, player)),
    ...playProblems(edition, team),
  ]
}

function trophyProblems({ name, career }: Edition, { trophies }: Team): string[] {
  const cups = career.tournaments?.cups ?? {}
  return trophies.flatMap((id, index) => {
    if (!Object.hasOwn(cups, id)) return [`Nobody plays for a "${id}" in ${name}.`]
    return trophies.indexOf(id) < index ? [`Nobody holds "${id}" twice.`] : []
  })
}

/** What he is better at than his list says he has gained; no skill is gained twice, or beside one that keeps it out. */
function gainProblems(edition: Edition, { roster }: Team, player: TeamPlayer): string[] {
  const printed = positionOf(edition, roster, player.position)
  const { name, stats, gained } = player
  const better = edition.players.characteristics.flatMap(({ id, kind }) => {
    const [from, now] = [printed[id], stats[id]]
    if (typeof from !== 'number' || typeof now !== 'number') return []
    const raised = kind === 'target' ? from - now : now - from
    const times = gained.filter(({ take }) => take === `+${id}`).length
    return raised > times ? [`${name} has ${id.toUpperCase()} ${now}, and has not gained that much.`] : []
  })
  const skills = [...printed.skills, ...learnedSkills(player)]
  const twice = skills.find((skill, index) => skills.indexOf(skill) < index)
  const odd = learnedSkills(player).find((skill) => !goesWith(edition.players.skills, skill, skills))
  return [
    ...better,
    ...(twice === undefined ? [] : [`${name} has "${twice}" twice.`]),
    ...(odd === undefined ? [] : [`${name} has "${odd}" beside a skill that keeps it out.`]),
  ]
}
