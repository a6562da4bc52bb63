import { FALLS } from '../../../play/injury.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import type { Skill } from '../../../skills/skill.ts'
import { tire, WHIRLING_STRENGTH } from '../weapons/ball-and-chain.ts'
import { isRunning, SAW } from '../weapons/chainsaw.ts'

/** What stars bring along against the rules. What the referee thinks of each is in the table of penalties. */
const weapon = { category: 'weapon', kind: 'weapon' } as const

const ballAndChain: Skill = {
  ...weapon,
  id: 'ball-and-chain',
  name: 'Ball & Chain',
  facts: [
    'armed',
    'steered',
    'moves-only',
    'acts-first',
    'never-dodges',
    'must-follow-up',
    'unassisted',
    'chokes',
    'unblockable',
    'no-tackle-zone',
    'no-ball',
    'no-block-assists',
  ],
  when: {
    // oxlint-disable-next-line require-yield -- a moment like any other; this one asks nothing
    *'block-strength'(_match, holder, moment) {
      if (holder === moment.blocker) moment.strength = WHIRLING_STRENGTH
    },
    *'action-ending'(match, holder, { player }) {
      if (holder === player) yield* tire(match, holder)
    },
  },
}

const bomb: Skill = { ...weapon, id: 'bomb', name: 'Bomb', facts: ['armed', 'throws-bombs'] }

const chainsaw: Skill = {
  ...weapon,
  id: 'chainsaw',
  name: 'Chainsaw',
  facts: ['armed', 'saws', 'no-foul-assists'],
  foulBonus: (_match, holder) => (isRunning(holder) ? SAW : null),
  armourAgainst: (_match, holder, harm) => (isRunning(holder) && FALLS.includes(harm) ? SAW : 0),
}

const blunderbuss: Skill = {
  ...weapon,
  id: 'blunderbuss',
  name: 'Blunderbuss',
  facts: ['armed', 'fires-the-ball'],
}

const deathRoller: Skill = {
  ...weapon,
  id: 'death-roller',
  name: 'Death-Roller',
  facts: ['armed', 'never-dodges', 'wrecked-not-hurt'],
  foulBonus: () => 6,
}

const poisonedDagger: Skill = {
  ...weapon,
  id: 'poisoned-dagger',
  name: 'Poisoned Dagger',
  facts: ['armed', 'stabs'],
}

const pogoStick: Skill = {
  ...weapon,
  id: 'pogo-stick',
  name: 'Pogo Stick',
  facts: ['armed', 'leaps-freely'],
  rushes: 4,
}

const UNDEAD_TEAMS = ['khemri', 'necromantic', 'undead', 'vampire']

/** rule: weapon.stakes.undead */
const fearsStakes = (match: Match, victim: Player): boolean =>
  UNDEAD_TEAMS.includes(match.teamSheet(victim.side).roster) ||
  match.sheet(victim).position === 'count-luthor-von-drakenborg'

/** Only where she has thrown the block herself. */
const stakes: Skill = {
  ...weapon,
  id: 'stakes',
  name: 'Stakes',
  facts: ['armed'],
  damage: [
    {
      rolls: ['armour'],
      harm: ['block'],
      stacks: true,
      bonus: (match, holder, victim) =>
        match.state.activation?.player !== holder.id ? 0 : fearsStakes(match, victim) ? 3 : 1,
    },
  ],
}

export const weapons = [
  ballAndChain,
  bomb,
  chainsaw,
  blunderbuss,
  deathRoller,
  poisonedDagger,
  pogoStick,
  stakes,
]
