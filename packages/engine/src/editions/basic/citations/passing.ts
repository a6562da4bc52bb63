/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const passing: Readonly<Record<string, string | readonly string[]>> = {
  'pass.roll': ['basic.throw.range-modifiers', 'basic.throw.tz-modifier'],
  'pass.accurate': 'basic.throw.accurate',
  'pass.completed': 'basic.throw.accurate',
  'pass.inaccurate': 'basic.throw.inaccurate',
  'pass.scatter': ['basic.throw.inaccurate', 'basic.pass.scatter-not-bounce'],
  'pass.scatter-out': 'basic.gap.scatter-off-pitch',
  'pass.fumbled': ['basic.throw.fumble', 'basic.throw.fumble-effect'],
  'fumble.turnover': 'basic.turnover.fumble',
  'turnover.uncaught-pass': [
    'basic.turnover.pass-or-handoff-lost',
    'basic.passturnover.at-rest',
    'basic.passturnover.otherwise',
  ],
  'intercept.one-player': ['basic.intercept.single', 'basic.intercept.declare-before-throw'],
  'intercept.roll': 'basic.intercept.modifiers',
  'intercept.success': 'basic.intercept.success',
  'intercept.turnover': 'basic.turnover.interception',

  'catch.roll': [
    'basic.catch.mandatory',
    'basic.catch.accurate-bonus',
    'basic.catch.other-no-bonus',
    'basic.catch.tz-modifier',
  ],
  'catch.success': 'basic.catch.success',
  'bounce.one-square': ['basic.bounce.causes', 'basic.bounce.one-square'],
  'bounce.out': 'basic.bounce.off-pitch',
  'throwin.immediate': ['basic.throwin.immediate', 'basic.throwin.origin', 'basic.throwin.roll'],
  'throwin.again': 'basic.gap.throw-in-again',
  'handoff.turnover': 'basic.turnover.pass-or-handoff-lost',
}
