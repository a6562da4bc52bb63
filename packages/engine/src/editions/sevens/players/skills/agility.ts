import { type Choice, DECLINE, placeBallAt, use } from '../../../../match/choice.ts'
import { decision, type Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import { fromXY, type Square, toXY } from '../../../../match/square.ts'
import type { Player } from '../../../../match/state.ts'
import { emptyAround } from '../../../../match/zones.ts'
import { isOwnAction } from '../../../../play/active.ts'
import { putBall } from '../../../../play/ball.ts'
import { lowestPass, testOf } from '../../../../rolls/explain.ts'
import { divingCatch as divingCatching } from '../../../../skills/diving-catch.ts'
import { divingTackle as divesAtFeet } from '../../../../skills/diving-tackle.ts'
import { dodge as dodges } from '../../../../skills/dodge.ts'
import { jumpUp as jumpingUp } from '../../../../skills/jump-up.ts'
import type { Moments } from '../../../../skills/moments.ts'
import { sideStep } from '../../../../skills/side-step.ts'
import type { Skill } from '../../../../skills/skill.ts'
import { whileAble } from './able.ts'
import { catchesTheBall } from './catching.ts'
import { easesJumps, jumpsClear } from './jumping.ts'
import { must } from '../../../../match/must.ts'

const agility = { category: 'agility', kind: 'skill' } as const

const catching: Skill = {
  ...agility,
  id: 'catch',
  name: 'Catch',
  rerolls: { catch: catchesTheBall },
}

const defensive: Skill = { ...agility, id: 'defensive', name: 'Defensive', facts: ['denies-guard'] }

const divingCatch: Skill = divingCatching(
  { ...agility, id: 'diving-catch', name: 'Diving Catch' },
  { several: 'in-turn', bouncesFrom: 'landing', emptyOnly: false, missedOnly: true },
)

/** Against a player in his own action, and only when so much less would have been too little. rule: diving-tackle.use */
function spoils(match: Match, { spec, result }: Moments['dodge-rolled'], hindrance: number): boolean {
  if (!isOwnAction(match, spec.player) || jumpsClear(match, spec, 'diving-tackle')) return false
  return result.natural < lowestPass(testOf(match, spec), result.target, result.modifier + hindrance)
}

const divingTackle: Skill = divesAtFeet(
  { ...agility, id: 'diving-tackle', name: 'Diving Tackle' },
  { limit: 'none', works: spoils },
)

/** rule: dodge.own-turn */
const dodge: Skill = dodges({ ...agility, id: 'dodge', name: 'Dodge' }, { ownAction: true })

const jumpUp: Skill = jumpingUp({ ...agility, id: 'jump-up', name: 'Jump Up' })

/** The leap is a jump over any square. */
const leap: Skill = {
  ...agility,
  id: 'leap',
  name: 'Leap',
  facts: ['leaps'],
  modifies: { jump: easesJumps },
}

/** Put down beside where he went down, if his coach likes; answering with the square says both at once. */
function* layDown(match: Match, holder: Player, open: readonly Square[]): Play {
  const { side, id } = holder
  const squares: Choice[] = open.map((to) => placeBallAt(to))
  const answers = [use('safe-pair-of-hands'), DECLINE]
  const rule = 'safe-pair-of-hands.use'
  const about = { skill: 'safe-pair-of-hands', squares: open.map((to) => toXY(to)) }
  let choice = yield decision('use', side, id, rule, answers, DECLINE, about, squares)
  if (choice.type === 'decline') return
  match.emit({ type: 'skill-used', player: id, skill: 'safe-pair-of-hands', rule })
  const first = must(squares[0])
  if (choice.type === 'use')
    choice =
      squares.length === 1
        ? first
        : yield decision('place-ball', side, id, 'safe-pair-of-hands.place', squares, first, about)
  if (choice.type !== 'place-ball') return
  putBall(match, fromXY(choice.to), 'rest')
  match.emit({ type: 'ball', at: choice.to, how: 'placed', dice: [], rule: 'safe-pair-of-hands.place' })
}

/** He is on the ground by now; what happens to him there does not matter. rule: safe-pair-of-hands.state */
const safePairOfHands: Skill = {
  ...agility,
  id: 'safe-pair-of-hands',
  name: 'Safe Pair of Hands',
  when: {
    *'ball-dropped'(match, holder, { player, from }) {
      if (holder !== player) return
      const open = emptyAround(match, from)
      if (open.length > 0) yield* layDown(match, holder, open)
    },
  },
}

const sidestep: Skill = whileAble(sideStep({ ...agility, id: 'sidestep', name: 'Sidestep' }))

/** What the referee does not see, he looks for himself. */
const sneakyGit: Skill = { ...agility, id: 'sneaky-git', name: 'Sneaky Git' }

const sprint: Skill = { ...agility, id: 'sprint', name: 'Sprint', rushes: 3 }

/** rule: sure-feet.own */
const sureFeet: Skill = {
  ...agility,
  id: 'sure-feet',
  name: 'Sure Feet',
  rerolls: { rush: { limit: 'turn', usable: isOwnAction, anyResult: true } },
}

export const agilitySkills = [
  catching,
  divingCatch,
  divingTackle,
  dodge,
  defensive,
  jumpUp,
  leap,
  safePairOfHands,
  sidestep,
  sneakyGit,
  sprint,
  sureFeet,
]
