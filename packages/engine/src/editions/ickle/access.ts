import bigGuyData from '../lrb4/big-guys.json' with { type: 'json' }
import rosterData from '../lrb4/rosters.json' with { type: 'json' }

type Data = { readonly id: string; readonly access: readonly string[] | null }

/** What each may learn as the table prints it, slips and all; a position the table forgets keeps what was put right. */
const asPrinted = (list: readonly Data[]) =>
  Object.fromEntries(
    list.flatMap(({ id, access }) => (access === null ? [] : [[id, { access: { primary: access } }]])),
  )

export const rosters = Object.fromEntries(
  rosterData.teams.map(({ id, positions }) => [id, { positions: asPrinted(positions) }]),
)
export const specialPlayers = asPrinted(bigGuyData.bigGuys)
