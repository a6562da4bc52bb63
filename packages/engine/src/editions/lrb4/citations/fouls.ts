/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const fouls: Readonly<Record<string, string | readonly string[]>> = {
  'foul.action': 'lrb4.foul.action',
  'foul.armour-roll': 'lrb4.foul.armour-roll',
  'ref.roll': 'lrb4.ref.roll',
  'ref.sent-off': 'lrb4.ref.sent-off',
  'ref.sent-off-turnover': 'lrb4.ref.sent-off-turnover',
  'staff.argue.call': 'lrb4.staff.argue.when',
  'staff.argue.expelled': ['lrb4.staff.argue.roll', 'lrb4.staff.argue.expelled'],
  'staff.argue.stands': 'lrb4.staff.argue.roll',
  'staff.argue.reversed': 'lrb4.staff.argue.roll',
  'dirty-player.use': 'lrb4.skill.dirty-player.bonus',
  'illegal.call': 'lrb4.illegal.call',
  'illegal.penalty': 'lrb4.illegal.penalty',
  'illegal.penalty-none-available': 'lrb4.illegal.penalty-none-available',
  'illegal.false-call': 'lrb4.illegal.false-call',
}
