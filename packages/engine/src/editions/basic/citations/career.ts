/** Between matches. */
export const career = {
  'career.fit-again': 'basic.casualty.nasty',
  'career.injury': 'basic.update.niggling-value',
  'career.dead': 'basic.update.remove-dead',
  'career.star-roll': ['basic.spp.who-rolls', 'basic.spp.table', 'basic.spp.accumulate'],
  'career.concession-bonus': ['basic.concede.winner-bonus', 'basic.concede.bonus-includes-absent'],
  'career.improve': [
    'basic.improve.each-level',
    'basic.improve.normal',
    'basic.improve.six',
    'basic.improve.record',
  ],
  'career.market': ['basic.update.rebalance', 'basic.tv.adjust', 'basic.update.limits-hold'],
  'career.worth': ['basic.tv.sum', 'basic.tv.cap'],
}
