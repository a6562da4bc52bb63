import { extend } from '../../match/extend.ts'
import { lrb4 } from '../lrb4/index.ts'
import { citations } from './citations.ts'

/** A play aid condensed from another book: whatever it leaves out is played as there. */
export const ickle = extend(lrb4, {
  id: 'ickle',
  name: 'The Ickle Book of Blood Bowl',
  catalogues: ['ickle', 'lrb4-match', 'lrb4-league'],
  citations,
})
