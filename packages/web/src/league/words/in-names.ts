import type { League } from '@touchback/league'

/** Everything of a league that a sentence may speak of by its id, and what people call it. */
function namesOf({
  teams,
  coaches,
  fixtures,
  challenges,
  competitions,
  seasons,
}: League): Map<string, string> {
  const team = (id: string): string => teams[id]?.team.name ?? id
  return new Map([
    ...seasons.map(({ id, name }) => [id, name] as const),
    ...Object.values(competitions).map(({ id, name }) => [id, `“${name}”`] as const),
    ...Object.values(challenges).map(({ id, from, to }) => [id, `of ${team(from)} to ${team(to)}`] as const),
    ...Object.values(fixtures).map(({ id, home, away }) => [id, `${team(home)} v ${team(away)}`] as const),
    ...Object.entries(coaches),
    ...Object.keys(teams).map((id) => [id, team(id)] as const),
  ])
}

/**
 * A sentence of the league in the words of people: the log knows everything by its id, and so do its refusals. Ids in
 * quotation marks are sure to be meant; without them only those of teams that no other word looks like.
 */
export function inNames(league: League, sentence: string): string {
  const names = namesOf(league)
  const quoted = sentence.replaceAll(/"([^"]+)"/gu, (whole, id: string) => names.get(id) ?? whole)
  const isTeam = (word: string): boolean =>
    Object.hasOwn(league.teams, word) && (word.includes('-') || quoted.startsWith(`${word} `))
  return quoted.replaceAll(/[\p{L}\d][\p{L}\d-]*/gu, (word) =>
    isTeam(word) ? (names.get(word) ?? word) : word,
  )
}
