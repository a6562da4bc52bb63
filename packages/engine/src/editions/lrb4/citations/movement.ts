/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const movement: Readonly<Record<string, string | readonly string[]>> = {
  'move.step': 'lrb4.move.any-direction',
  'dodge.modifiers': ['lrb4.dodge.when', 'lrb4.dodge.modifiers'],
  'dodge.failure': 'lrb4.dodge.failure',
  'pickup.roll': ['lrb4.pickup.mandatory', 'lrb4.pickup.roll', 'lrb4.pickup.modifiers'],
  'pickup.success': 'lrb4.pickup.success',
  'turnover.failed-pickup': ['lrb4.turnover.failed-pickup', 'lrb4.pickup.failure'],

  'gfi.roll': ['lrb4.gfi.two-squares', 'lrb4.gfi.roll-after-each-square'],
  'gfi.fall': 'lrb4.gfi.fall',

  'knockdown.drops-ball': 'lrb4.knockdown.drops-ball',
  'standup.cost': 'lrb4.standup.cost',
  'standup.low-ma-roll': 'lrb4.standup.low-ma-roll',

  'bounce.one-square': ['lrb4.bounce.when', 'lrb4.bounce.one-square', 'lrb4.template.scatter'],
  'bounce.out': 'lrb4.throwin.immediate',
  'throwin.immediate': [
    'lrb4.throwin.immediate',
    'lrb4.template.throw-in.anchor',
    'lrb4.template.throw-in.direction',
    'lrb4.template.throw-in.distance',
  ],
  'throwin.again': 'lrb4.throwin.again',

  'break-tackle.use': 'lrb4.skill.break-tackle.use-st',
  'diving-tackle.use': ['lrb4.skill.diving-tackle.when', 'lrb4.skill.diving-tackle.modifier'],
  'diving-tackle.placement': 'lrb4.skill.diving-tackle.placement',
  'leap.range': ['lrb4.skill.leap.range', 'lrb4.skill.leap.cost'],
  'leap.roll': ['lrb4.skill.leap.roll', 'lrb4.skill.leap.no-dodge'],
  'leap.failure': 'lrb4.skill.leap.failure',
  'shadowing.use': 'lrb4.skill.shadowing.when',
  'shadowing.contest': 'lrb4.skill.shadowing.contest',
  'shadowing.free-move': 'lrb4.skill.shadowing.free-move',
  'stand-firm.failed-dodge': [
    'lrb4.skill.stand-firm.failed-dodge',
    'lrb4.skill.stand-firm.failed-dodge-ends-action',
  ],
  'tentacles.use': 'lrb4.skill.tentacles.when',
  'tentacles.contest': 'lrb4.skill.tentacles.contest',
  'tentacles.held': 'lrb4.skill.tentacles.held',
}
