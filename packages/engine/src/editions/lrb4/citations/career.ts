/** Between matches. */
export const career = {
  'career.spent': 'lrb4.treasury.track',
  'career.fit-again': 'lrb4.injury.mng-effect',
  'career.injury': ['lrb4.injury.serious', 'lrb4.injury.niggle-effect', 'lrb4.injury.stat-effect'],
  'career.dead': 'lrb4.injury.dead',
  'career.improve': ['lrb4.spr.entitlement', 'lrb4.spr.dice'],
  'career.market': ['lrb4.purchase.what', 'lrb4.purchase.full-squad', 'lrb4.purchase.retire-free'],
  'career.worth': ['lrb4.update.roster', 'lrb4.tr.value-part', 'lrb4.tr.spp-part'],
}
