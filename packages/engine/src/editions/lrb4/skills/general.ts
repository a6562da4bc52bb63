import type { Skill } from '../../../skills/skill.ts'
import { askUse } from '../../../skills/ask-use.ts'
import { shadowing as sharedShadowing } from '../../../skills/shadowing.ts'
import { carriesBall, dropBall } from '../../../play/ball.ts'
import { contest } from '../../../rolls/contest.ts'
import { roll } from '../../../rolls/roll.ts'
import { isSpent } from '../../../rolls/uses.ts'
import { isOnScrimmage, isWide } from '../../../play/set-up-rules.ts'

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
      const spec = { test: 'dauntless', player: holder, from: holder.at, to: holder.at, needs }
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

/** Set up in the centre of the pitch behind the line. All kickers are alike, so one is asked. rule: skill.kick.conditions */
const kick: Skill = {
  ...general,
  id: 'kick',
  name: 'Kick',
  kind: 'skill',
  when: {
    *kicked(match, holder, moment) {
      if (moment.asked || holder.side !== moment.side || holder.place !== 'pitch') return
      if (isWide(match, holder.at) || isOnScrimmage(match, holder.side, holder.at)) return
      moment.asked = true
      const halved = Math.floor(moment.squares / 2)
      if (yield* askUse(match, holder, 'kick', { squares: moment.squares, halved })) moment.squares = halved
    },
  },
}

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

/** A player who goes down drops the ball in any case: nothing to ask then. rule: skill.strip-ball */
const stripBall: Skill = {
  ...general,
  id: 'strip-ball',
  name: 'Strip Ball',
  kind: 'skill',
  when: {
    *pushed(match, holder, { blocker, pushed, moved, falls }) {
      if (holder !== blocker || !moved || falls || !carriesBall(match, pushed)) return
      if (match.kit(pushed).resists.has('strip-ball')) return
      if (isSpent(match, holder, 'strip-ball', 'action')) return
      if (yield* askUse(match, holder, 'strip-ball', { target: pushed.id }))
        dropBall(match, pushed, 'strip-ball.drop')
    },
  },
}

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
