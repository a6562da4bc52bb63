import type { Deed } from '../../../../match/book-rules.ts'
import { endActivation } from '../../../../play/active.ts'
import { strike, type Weapon } from '../../../../play/attack.ts'
import { askUse } from '../../../../skills/ask-use.ts'
import { cut, KNIFE as PLAIN, playStab, stab as stabs, stabOptions } from '../../../../skills/stab.ts'
import type { Skill } from '../../../../skills/skill.ts'

/** Whoever is stabbed is as good as blocked: he may get rid of the ball first, and goes down if it hurts. rule: stab.armour */
const KNIFE: Weapon = { ...PLAIN, announced: true, floors: true }

export const stabDeed: Deed = {
  options: stabOptions,
  play: (match, player, choice) => playStab(match, player, choice, KNIFE),
  strike: cut,
}

/** Also in place of the second block of a frenzy, or of either of two at once. rule: stab.frenzy */
export const stab: Skill = {
  ...stabs({ category: 'trait', kind: 'trait', id: 'stab', name: 'Stab' }),
  when: {
    *'block-instead'(match, holder, moment) {
      const { blocker, target } = moment
      const { activation } = match.state
      if (holder !== blocker || moment.replaced || activation === null) return
      if (!(yield* askUse(match, holder, 'stab', { target: target.id }))) return
      moment.replaced = true
      activation.blocks++
      if ((yield* strike(match, holder, target, KNIFE)) !== 'lost') endActivation(match)
    },
  },
}
