import type { Edition, Roster } from '@touchback/engine'
import { itemise, priceList, squadProblems as limitsBroken } from '@touchback/engine/career'

export interface DraftPlayer {
  /** The id of a position of the team list, of a big guy or of a star. */
  readonly position: string
  readonly name?: string
  /** The number on his back; his place on the sheet when there is none. */
  readonly number?: number
}

/** A team as its coach writes it down before paying for it. */
export interface Draft {
  readonly name: string
  readonly roster: string
  readonly players: readonly DraftPlayer[]
  readonly rerolls: number
  readonly fanFactor: number
  readonly cheerleaders: number
  /** The job of each assistant coach; no two have the same. */
  readonly assistants: readonly string[]
  readonly apothecaries: number
  /** A spell caster hired for the match. */
  readonly wizard: string | null
  /** Extra dice for a head coach who cooks. */
  readonly ingredients: number
  /** What else the list sells, by id. */
  readonly extras?: Readonly<Record<string, number>>
  /** Special rules of the list that this team has picked. */
  readonly picked?: readonly string[]
}

export interface DraftOptions {
  /** A team for a league: stars and wizards are then hired match by match. */
  readonly league?: boolean
}

const gold = (amount: number): string => amount.toLocaleString('en-GB')

/** What the whole draft costs; whatever is not on the team's price list counts nothing. */
export const teamValue = (edition: Edition, draft: Draft): number =>
  itemise(edition, draft).reduce((sum, { total }) => sum + total, 0)

/** Why a draft is not a legal new team, a sentence each; none when it is. */
export function draftProblems(edition: Edition, draft: Draft, options: DraftOptions = {}): string[] {
  const roster = edition.teams.rosters[draft.roster]
  if (roster === undefined) return [`There is no team list "${draft.roster}" in ${edition.name}.`]
  return [
    ...(draft.name.trim() === '' ? ['A team needs a name.'] : []),
    ...squadProblems(edition, draft),
    ...limitProblems(edition, roster, draft, options),
    ...numberProblems(draft),
    ...moneyProblems(edition, draft),
  ]
}

/** What breaks a limit, money and the size of the squad apart. */
export const limitProblems = (
  edition: Edition,
  roster: Roster,
  draft: Draft,
  options: DraftOptions = {},
): string[] => [
  ...limitsBroken(
    edition,
    draft.roster,
    draft.players.map(({ position }) => position),
  ),
  ...staffProblems(edition, roster, draft),
  ...(options.league === true ? leagueProblems(edition, roster, draft) : []),
]

/** rule: team.size */
export function squadProblems(edition: Edition, { players }: Draft): string[] {
  const { min, max } = edition.teams.drafting.players
  const count = players.length
  return count < min || count > max ? [`A team has ${min} to ${max} players, not ${count}.`] : []
}

function staffProblems(edition: Edition, roster: Roster, draft: Draft): string[] {
  const problems: string[] = []
  const { name: fans, min, max } = edition.teams.drafting.fanFactor
  if (draft.fanFactor < min || draft.fanFactor > max)
    problems.push(`A new team has a ${fans.toLowerCase()} of ${min} to ${max}, not ${draft.fanFactor}.`)
  const { rerolls, fanFactor, cheerleaders, ingredients, apothecaries, assistants, wizard, extras } = draft
  const counts = { rerolls, fanFactor, cheerleaders, ingredients, apothecaries, ...extras }
  for (const [what, count] of Object.entries(counts))
    if (!Number.isInteger(count) || count < 0)
      problems.push(`"${what}" must be a whole number, not ${count}.`)
  if (new Set(assistants).size < assistants.length || assistants.includes(''))
    problems.push('Every assistant coach needs a job title of his own.')
  problems.push(...staffLimitProblems(edition, roster, draft))
  problems.push(...pickProblems(roster, draft))
  if (wizard !== null && (wizard !== roster.wizard.kind || !roster.wizard.hireable))
    problems.push(`The ${roster.name} team cannot hire a "${wizard}".`)
  if (ingredients > 0 && roster.wizard.ingredientsCost === null)
    problems.push(`Nobody cooks for the ${roster.name} team.`)
  return problems
}

type Staff = Pick<Draft, 'rerolls' | 'apothecaries' | 'assistants' | 'cheerleaders' | 'extras'>

/** How many of each thing there may be. */
export function staffLimitProblems(edition: Edition, roster: Roster, draft: Staff): string[] {
  const list = priceList(edition, roster.id)
  const barred = draft.apothecaries > 0 && !roster.apothecary.allowed
  const most: [what: string, have: number, max: number][] = [
    ['team re-roll', draft.rerolls, list.rerolls],
    ['Apothecary', draft.apothecaries, roster.apothecary.allowed ? list.apothecaries : Infinity],
    ['assistant coach', draft.assistants.length, list.assistant?.max ?? 0],
    ['cheerleader', draft.cheerleaders, list.cheerleader?.max ?? 0],
    ...Object.entries(draft.extras ?? {}).map(([id, have]): [string, number, number] => [
      list.extras[id]?.name ?? id,
      have,
      list.extras[id]?.max ?? 0,
    ]),
  ]
  const tooMany = most
    .filter(([, have, max]) => have > max)
    .map(([what, have, max]) => {
      if (max === 0) return `The ${roster.name} team cannot have: ${what}.`
      if (max === 1) return `A team may have one ${what} only.`
      return `At most ${max} of "${what}" may be bought, not ${have}.`
    })
  return barred ? [`The ${roster.name} team may not have an Apothecary.`, ...tooMany] : tooMany
}

/** Lists that leave a special rule to the coach. rule: special.favoured */
function pickProblems({ name, specialRuleChoice: choice }: Roster, { picked = [] }: Draft): string[] {
  if (choice === undefined)
    return picked.length === 0 ? [] : [`The ${name} team has no special rule to pick.`]
  const fits = picked.length === choice.pick && picked.every((id) => choice.from.includes(id))
  return fits ? [] : [`The ${name} team picks ${choice.pick} of: ${choice.from.join(', ')}.`]
}

/** rule: star.league-single-match */
function leagueProblems(edition: Edition, roster: Roster, { players, wizard, extras }: Draft): string[] {
  const problems = players
    .map(({ position }) => edition.teams.specialPlayers[position])
    .filter((special) => special?.kind === 'star')
    .map((star) => `In a league ${star?.name} can only be hired for a single match.`)
  if (wizard !== null) problems.push('In a league a wizard can only be hired for a single match.')
  for (const [id, extra] of Object.entries(roster.extras ?? {}))
    if (extra.perMatch === true && (extras?.[id] ?? 0) > 0)
      problems.push(`In a league ${extra.name} can only be hired for a single match.`)
  return problems
}

/** Nobody could tell them apart. */
export function numberProblems({ players }: Pick<Draft, 'players'>): string[] {
  const numbers = players.map(({ number }) => number).filter((number) => number !== undefined)
  const shared = new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))
  return [...shared].map((number) => `Two players cannot both wear number ${number}.`)
}

/** rule: team.treasury */
function moneyProblems(edition: Edition, draft: Draft): string[] {
  const { treasury } = edition.teams.drafting
  const value = teamValue(edition, draft)
  return value > treasury
    ? [`The team costs ${gold(value)} gold pieces and the treasury holds ${gold(treasury)}.`]
    : []
}
