import { extend, only } from '../../match/extend.ts'
import { basic } from '../basic/index.ts'
import { small } from '../basic/rosters.ts'
import { citations } from './citations.ts'

export const basicSevens = extend(basic, {
  id: 'basic-sevens',
  name: 'Basic Blood Bowl Sevens',
  catalogues: ['basic-sevens', 'basic'],
  citations,
  field: {
    pitch: { length: 20, width: 11, scrimmage: { home: 9, away: 10 }, wideZone: 2 },
    lineUp: { players: 7, onScrimmage: 2, perWideZone: 1 },
  },
  timing: { turns: 6 },
  career: { market: { worth: 850_000, players: 7 } },
  teams: { rosters: only(small.rosters), drafting: only(small.drafting) },
})
