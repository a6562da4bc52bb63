/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const movement: Readonly<Record<string, string | readonly string[]>> = {
  'move.step': ['basic.move.allowance', 'basic.move.directions', 'basic.move.no-occupied'],
  'dodge.modifiers': ['basic.dodge.required', 'basic.dodge.once-per-square', 'basic.dodge.modifiers'],
  'dodge.failure': 'basic.dodge.failure',
  'gfi.roll': ['basic.gfi.two-squares', 'basic.gfi.roll-each', 'basic.gfi.blitz-block'],
  'gfi.fall': ['basic.gfi.fail', 'basic.gfi.blitz-block-fail'],
  'pickup.roll': ['basic.pickup.mandatory', 'basic.pickup.modifiers'],
  'pickup.success': 'basic.pickup.success',
  'turnover.failed-pickup': ['basic.pickup.failure', 'basic.turnover.failed-pickup'],
  'standup.cost': ['basic.stand.cost', 'basic.stand.no-dodge'],
  'standup.low-ma-roll': ['basic.stand.low-ma', 'basic.stand.failure'],
}
