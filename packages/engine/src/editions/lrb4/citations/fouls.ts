/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const fouls: Readonly<Record<string, string | readonly string[]>> = {
  'foul.action': 'lrb4.foul.action',
  'foul.armour-roll': 'lrb4.foul.armour-roll',
  'ref.roll': 'lrb4.ref.roll',
  'ref.argue': 'lrb4.ref.argue',
  'ref.sent-off': 'lrb4.ref.sent-off',
  'ref.sent-off-turnover': 'lrb4.ref.sent-off-turnover',
  'staff.argue.expelled': ['lrb4.staff.argue.roll', 'lrb4.staff.argue.expelled'],
  'staff.argue.stands': 'lrb4.staff.argue.roll',
  'staff.argue.reversed': 'lrb4.staff.argue.roll',
}
