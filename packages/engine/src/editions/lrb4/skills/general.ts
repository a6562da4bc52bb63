import type { Skill } from '../../../skills/skill.ts'
import { askUse } from '../../../skills/ask-use.ts'
import { kick as sharedKick } from '../../../skills/kick.ts'
import { shadowing as sharedShadowing } from '../../../skills/shadowing.ts'
import { stripBall as sharedStripBall } from '../../../skills/strip-ball.ts'
import { contest } from '../../../rolls/contest.ts'
import { roll } from '../../../rolls/roll.ts'
import type { RollSpec } from '../../../rolls/test.ts'

const general = { category: 'general' } as const

/** Both Down leaves him standing; the block procedure asks. rule: skill.block */
const block: Skill = { ...general, id: 'block', name: 'Block', kind: 'skill' }

/** Strengths are compared as they stand, before horns and assists. rule: skill.dauntless.before-bonuses */
const dauntless: Skill = {
  ...general,
  id: 'dauntless',
  name: 'Dauntless',
  kind: 'trait',
  when: {
    *'block-strength'(match, holder, moment) {
      if (holder !== moment.blocker || moment.against <= moment.strength) return
      if (!(yield* askUse(match, holder, 'dauntless', { against: moment.against }))) return
      const needs = moment.against + 1
      const spec: RollSpec = { test: 'dauntless', player: holder, from: holder.at, to: holder.at, needs }
      const result = yield* roll(match, spec)
      if (result.passed) moment.strength = moment.against
    },
  },
}

const dirtyPlayer: Skill = {
  ...general,
  id: 'dirty-player',
  name: 'Dirty Player',
  kind: 'skill',
  damage: [{ rolls: ['armour', 'injury'], harm: ['foul'], bonus: 2 }],
}

const frenzy: Skill = {
  ...general,
  id: 'frenzy',
  name: 'Frenzy',
  kind: 'trait',
  facts: ['must-follow-up', 'second-block'],
}

/** rule: skill.kick.conditions */
const kick = sharedKick({ ...general, id: 'kick', name: 'Kick', kind: 'skill' })

const leader: Skill = { ...general, id: 'leader', name: 'Leader', kind: 'trait', facts: ['leads'] }

const nervesOfSteel: Skill = {
  ...general,
  id: 'nerves-of-steel',
  name: 'Nerves of Steel',
  kind: 'trait',
  ignoresZones: { pass: true, catch: true, intercept: true },
}

/** The move is a procedure of its own. */
const passBlock: Skill = {
  ...general,
  id: 'pass-block',
  name: 'Pass Block',
  kind: 'skill',
  facts: ['pass-blocks'],
}

/** The re-roll itself is offered with the others. */
const pro: Skill = { ...general, id: 'pro', name: 'Pro', kind: 'skill' }

/** A die and MA each. rule: skill.shadowing.when */
const shadowing = sharedShadowing(
  { ...general, id: 'shadowing', name: 'Shadowing', kind: 'skill' },
  {
    afterFall: true,
    escapes: (match, mover, opponent) =>
      contest(match, {
        what: 'shadowing',
        mover,
        opponent,
        values: [match.kit(mover).ma, match.kit(opponent).ma],
        rule: 'shadowing.contest',
        moverWins: (mine, theirs) => mine > theirs,
      }),
  },
)

/** rule: skill.strip-ball */
const stripBall = sharedStripBall(
  { ...general, id: 'strip-ball', name: 'Strip Ball', kind: 'skill' },
  { limit: 'action' },
)

const sureHands: Skill = {
  ...general,
  id: 'sure-hands',
  name: 'Sure Hands',
  kind: 'skill',
  rerolls: { 'pick-up': { limit: 'action' } },
  resists: ['strip-ball'],
}

/** What it takes from opponents, their Dodge asks for. rule: skill.tackle */
const tackle: Skill = { ...general, id: 'tackle', name: 'Tackle', kind: 'skill' }

export const generalSkills = [
  block,
  dauntless,
  dirtyPlayer,
  frenzy,
  kick,
  leader,
  nervesOfSteel,
  passBlock,
  pro,
  shadowing,
  stripBall,
  sureHands,
  tackle,
]
