/** Between matches. */
export const career = {
  'career.spent': 's2.draft.treasury',
  'career.fit-again': 's2.injury.mng',
  'career.injury': 's2.injury.mng',
  'career.dead': 's2.post.order',
  'career.improve': 'sevens.advance.one',
  'career.market': 's2.post.hire',
  'career.worth': ['s2.value.tv', 's2.value.current'],
}
