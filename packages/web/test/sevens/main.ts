import { mount } from 'svelte'
import '../../src/app.css'
import MatchScreen from '../../src/match/components/MatchScreen.svelte'
import { beginMatch } from '../../src/match/session/local-match.ts'
import { sevensSpec, shelveSevens } from '../sevens-like.ts'

/** The match screen with a book of 20 by 11: nothing of it knows how large a pitch is. */
shelveSevens()
// The same dice every time: what happens at the kick-off is not what is looked at here.
crypto.getRandomValues = (numbers) => {
  if (numbers instanceof Uint32Array) numbers.fill(7)
  return numbers
}
const target = document.getElementById('app')
if (target === null) throw new Error('the page has no #app')
const settings = {
  coaches: { home: 'human', away: 'human' },
  undo: 'until-dice',
  odds: true,
  tableDice: false,
} as const
const session = beginMatch({ spec: sevensSpec }, settings, {
  onChange: (kept) => localStorage.setItem('touchback.match', JSON.stringify(kept)),
})
mount(MatchScreen, { target, props: { session } })
