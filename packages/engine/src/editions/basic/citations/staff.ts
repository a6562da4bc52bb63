/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const staff: Readonly<Record<string, string | readonly string[]>> = {
  'apo.use': ['basic.apothecary.once-each', 'basic.apothecary.trigger'],
  'apo.knocked-out': ['basic.apothecary.ko-on-pitch', 'basic.apothecary.ko-off-pitch'],
  'apo.second-roll': ['basic.apothecary.casualty-second-roll', 'basic.apothecary.casualty-choice'],
  'igor.effect': 'basic.igor.effect',
  'keg.effect': ['basic.keg.effect', 'basic.gap.keg-stacking'],
}
