/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const skills: Readonly<Record<string, string | readonly string[]>> = {
  'block.use': 's2.skill.block.both-down',
  'dodge.use': 's2.skill.dodge.stumble',
  'dodge.reroll': 's2.skill.dodge.reroll',
  'sure-feet.reroll': 's2.skill.sure-feet.reroll',
  'sure-hands.reroll': 's2.skill.sure-hands.reroll',
  'pro.reroll': 's2.skill.pro.use',
  'diving-tackle.placement': 's2.skill.diving-tackle.prone',
  'stand-firm.failed-dodge': 's2.skill.stand-firm.stay',
  'frenzy.mandatory-follow-up': 's2.skill.frenzy.follow',
  'frenzy.blitz-no-movement': 's2.skill.frenzy.blitz-cost',
  'multiple-block.push-order': 's2.skill.multiple-block.two',
  'multiple-block.follow-one': 's2.skill.multiple-block.two',
  'tentacles.held': 's2.skill.tentacles.fail',
}
