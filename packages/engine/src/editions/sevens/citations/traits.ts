/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const traits: Readonly<Record<string, string | readonly string[]>> = {
  'loner.roll': 's2.skill.loner.roll',
  'take-root.ends': 's2.skill.take-root.rooted',
  'hypnotic-gaze.ends': 's2.skill.hypnotic-gaze.test',
}
