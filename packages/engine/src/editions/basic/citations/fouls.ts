/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const fouls: Readonly<Record<string, string | readonly string[]>> = {
  'foul.armour-roll': ['basic.foul.armour-roll', 'basic.foul.target'],
  'ref.sent-off': ['basic.foul.doubles', 'basic.gap.sent-off-place'],
  'ref.sent-off-turnover': ['basic.foul.sent-off-turnover', 'basic.turnover.sent-off'],
}
