import { categoriesOf } from '../../../career/learning.ts'
import bigGuyData from '../big-guys.json' with { type: 'json' }
import rosterData from '../rosters.json' with { type: 'json' }

type Data = {
  readonly id: string
  readonly access: readonly string[] | null
  readonly accessResolved: readonly string[]
}

const inPrint = (list: readonly Data[]) =>
  list.map(({ id, access, accessResolved }) => [id, categoriesOf(access ?? accessResolved)] as const)

const teams = new Map(rosterData.teams.map(({ id, positions }) => [id, new Map(inPrint(positions))]))
const bigGuys = new Map(inPrint(bigGuyData.bigGuys))

/** The categories of a position as the table prints them, slips and all. */
export const printedAccess = (roster: string, position: string): readonly string[] =>
  teams.get(roster)?.get(position) ?? bigGuys.get(position) ?? []
