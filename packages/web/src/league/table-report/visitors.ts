import type { Edition, Side } from '@touchback/engine'
import { priceList, type Team } from '@touchback/engine/career'
import { object, oneOf, type ShapeOf, text } from '@touchback/engine/doors'
import { playerName } from '@touchback/league'
import type { Sheet } from './sheet.ts'

const VISITOR = {
  name: text(80),
  position: text(60),
  kind: oneOf(['freebooter', 'star', 'journeyman', 'mercenary', 'talent']),
} as const

/** Somebody who played and is not on the roster. */
export type Visitor = ShapeOf<typeof VISITOR>
export const readVisitor = object(VISITOR)

/** Whom a team can have for a day: players of its list, and stars who like it. */
export interface Hands {
  readonly players: readonly string[]
  readonly stars: readonly string[]
  /** What players of the list come as. */
  readonly kind: 'freebooter' | 'journeyman'
}

export function handsOf(edition: Edition, { roster }: Pick<Team, 'roster'>): Hands {
  const { players } = priceList(edition, roster)
  const of = (star: boolean) => players.filter(({ kind }) => (kind === 'star') === star).map(({ id }) => id)
  const kind = edition.career.market.journeymen === true ? 'journeyman' : 'freebooter'
  return { players: of(false), stars: of(true), kind }
}

/** Somebody of the list with a name that nobody has yet, or a star under his own. */
export function visitorOf(
  edition: Edition,
  team: Team,
  position: string,
  { taken, below }: { readonly taken: readonly string[]; readonly below: (sides: number) => number },
): Visitor {
  const star = edition.teams.specialPlayers[position]
  if (star?.kind === 'star') return { name: star.name, position, kind: 'star' }
  const name = playerName(team.roster, position, below)
  let free = name
  for (let more = 2; taken.includes(free); more++) free = `${name} ${more}`
  return { name: free, position, kind: handsOf(edition, team).kind }
}

export function withVisitor(sheet: Sheet, side: Side, visitor: Visitor): Sheet {
  const there = sheet.visitors[side]
  if (there.some(({ name }) => name === visitor.name)) return sheet
  return { ...sheet, visitors: { ...sheet.visitors, [side]: [...there, visitor] } }
}

/** Without somebody, and without what was noted of him. */
export function withoutVisitor(sheet: Sheet, side: Side, gone: string): Sheet {
  const { [gone]: _noted, ...lines } = sheet[side]
  const left = sheet.visitors[side].filter(({ name }) => name !== gone)
  return { ...sheet, [side]: lines, visitors: { ...sheet.visitors, [side]: left } }
}
