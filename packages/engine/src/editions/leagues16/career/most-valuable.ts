import { ask, type Bookkeeping, type Books } from '../../../career/books.ts'
import { reportOn } from '../../../career/opening.ts'
import { award } from '../../../career/points.ts'

/** The coach says who was best; whoever gives up leaves his award to the other, who then names two. */
export function* mostValuable(books: Books): Bookkeeping {
  const { report, career } = books
  const awards = report.conceded === null ? 1 : report.conceded === 'own' ? 0 : 2
  let candidates = books.team.players.filter((player) => reportOn(books, player)?.available === true)
  for (let given = 0; given < awards && candidates.length > 0; given++) {
    const options = candidates.map(({ id }) => ({ type: 'mvp', player: id }) as const)
    const choice = yield* ask('mvp', 'career.mvp', options)
    const player = candidates.find(({ id }) => choice.type === 'mvp' && id === choice.player)
    if (player === undefined) return
    player.mvps++
    award(books, player, 'mvp', career.points.mvp ?? 0, 'career.mvp')
    candidates = candidates.filter((other) => other !== player)
  }
}
