import type { Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import { reads } from '../../../../match/readings.ts'
import { isAdjacent } from '../../../../match/square.ts'
import type { Player } from '../../../../match/state.ts'
import { exertsZones } from '../../../../match/zones.ts'
import { isOwnAction } from '../../../../play/active.ts'
import { settleBall } from '../../../../play/ball.ts'
import { foul } from '../../../../play/foul.ts'
import { placeProne } from '../../../../play/knock-down.ts'
import { askUse } from '../../../../skills/ask-use.ts'
import { grab as grabs } from '../../../../skills/grab.ts'
import { juggernaut as charges } from '../../../../skills/juggernaut.ts'
import type { Skill } from '../../../../skills/skill.ts'
import { standFirm as stands } from '../../../../skills/stand-firm.ts'
import { strengthNow, weakness } from '../../blocking/weakness.ts'
import { whileAble } from './able.ts'
import { bonusOf } from './bonus.ts'

const strength = { category: 'strength', kind: 'skill' } as const

/** One of them at most, however many marked him; even from the ground. rule: arm-bar.use */
const armBar: Skill = {
  ...strength,
  id: 'arm-bar',
  name: 'Arm Bar',
  facts: ['trips'],
  damage: [{ rolls: ['armour', 'injury'], harm: ['fall'], bonus: 1 }],
}

/** Not in a blitz; a fanatic who runs into somebody blocks him like anybody else. rule: brawler.reroll, ball-and-chain.block */
const brawler: Skill = {
  ...strength,
  id: 'brawler',
  name: 'Brawler',
  rerolls: {
    block: {
      limit: 'none',
      die: (face) => face === 'both-down',
      usable: ({ state }) => state.activation?.action !== 'blitz',
    },
  },
}

const STRONG = 5

/** In his own activation, and nowhere else. rule: break-tackle.use */
function muscle(match: Match, holder: Player): number {
  if (!isOwnAction(match, holder)) return 0
  return strengthNow(match, holder) >= STRONG ? 2 : 1
}

const breakTackle: Skill = {
  ...strength,
  id: 'break-tackle',
  name: 'Break Tackle',
  substitutes: { dodge: { limit: 'action', bonus: muscle } },
}

const grab: Skill = whileAble(grabs({ ...strength, id: 'grab', name: 'Grab' }))

const guard: Skill = { ...strength, id: 'guard', name: 'Guard', facts: ['assists-while-marked'] }

const juggernaut: Skill = whileAble(charges({ ...strength, id: 'juggernaut', name: 'Juggernaut' }))

/** In a block of his own, and on his feet after it. rule: mighty-blow.use */
const mightyBlow: Skill = {
  ...strength,
  id: 'mighty-blow',
  name: 'Mighty Blow',
  damage: [
    {
      rolls: ['armour', 'injury'],
      harm: ['block'],
      bonus: bonusOf('mighty-blow'),
      often: true,
      usable: (match, holder) => isOwnAction(match, holder) && exertsZones(match, holder),
    },
  ],
}

/** The two blocks are a deed of their own; whatever else he blocks in the same activation he blocks as weak as that. */
const multipleBlock: Skill = {
  ...strength,
  id: 'multiple-block',
  name: 'Multiple Block',
  facts: ['blocks-apart'],
  modifies: { block: (match, holder) => weakness(match, holder, match.kit(holder).st) },
}

const mayPileOn = (match: Match, holder: Player, victim: Player): boolean =>
  victim.place === 'pitch' &&
  isAdjacent(holder.at, victim.at) &&
  (reads(match, 'pile-driver-free') || !match.state.turn.spent.includes('foul'))

/** The foul of the turn, at once; then he lies beside his victim. rule: pile-driver.foul */
function* pileOn(match: Match, holder: Player, victim: Player): Play {
  const { turn } = match.state
  if (!reads(match, 'pile-driver-free')) turn.spent = [...turn.spent, 'foul']
  yield* foul(match, holder, victim)
  if (holder.place === 'pitch' && holder.stance === 'standing') placeProne(match, holder, 'pile-driver.prone')
  yield* settleBall(match)
}

const pileDriver: Skill = {
  ...strength,
  id: 'pile-driver',
  name: 'Pile Driver',
  when: {
    *'block-over'(match, holder, { blocker, felled }) {
      // A turn that is lost leaves no time for a foul, and a fanatic does nothing but move.
      // rule: turnover.resolve, ball-and-chain.only-action
      if (match.state.turn.turnover !== null || match.kit(holder).is['moves-only']) return
      for (const victim of felled) {
        if (holder !== blocker || !exertsZones(match, holder) || !mayPileOn(match, holder, victim)) continue
        if (yield* askUse(match, holder, 'pile-driver', { victim: victim.id }))
          yield* pileOn(match, holder, victim)
      }
    },
  },
}

/** No use against a fanatic who stumbles into him: that is neither a block nor a chain. rule: stand-firm.stay */
const standFirm: Skill = whileAble(
  stands({ ...strength, id: 'stand-firm', name: 'Stand Firm' }, { blocksOnly: true }),
)

/** rule: strong-arm.bonus */
const strongArm: Skill = {
  ...strength,
  id: 'strong-arm',
  name: 'Strong Arm',
  modifies: { 'throw-team-mate': () => 1 },
}

/** The Injury table asks for it. */
const thickSkull: Skill = { ...strength, id: 'thick-skull', name: 'Thick Skull' }

export const strengthSkills = [
  armBar,
  brawler,
  breakTackle,
  grab,
  guard,
  juggernaut,
  mightyBlow,
  multipleBlock,
  pileDriver,
  standFirm,
  strongArm,
  thickSkull,
]
