import { SIDES } from '@touchback/engine'
import type { TableInfo } from '@touchback/wire'
import { go } from '../../lib/router.svelte.ts'
import { call } from '../api.ts'
import { notePromise } from '../dice/words.ts'

/** Whoever joins sends his words along; whoever opens a table has seen no promise before it stood there. */
const wantsWords = ({ state, seats }: TableInfo): boolean =>
  state === 'open' || (state === 'words' && SIDES.some((side) => seats[side].computer !== null))

/** Goes to a table of one's own, with words for its dice. */
export async function sitDown(table: TableInfo, words: string): Promise<void> {
  notePromise(table.id, table.commitment)
  if (wantsWords(table)) await call('POST', `/tables/${table.id}/words`, { words })
  go(`/t/${table.id}`)
}
