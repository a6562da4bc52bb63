import type { Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import type { Player } from '../../../../match/state.ts'
import { isWide } from '../../../../play/set-up-rules.ts'
import { roll } from '../../../../rolls/roll.ts'
import { dauntless as dares } from '../../../../skills/dauntless.ts'
import { fend as fending } from '../../../../skills/fend.ts'
import { kick as kicks, standsBehind } from '../../../../skills/kick.ts'
import { shadowing as shadows } from '../../../../skills/shadowing.ts'
import type { Skill } from '../../../../skills/skill.ts'
import { stripBall as strips } from '../../../../skills/strip-ball.ts'
import { wrestle as wrestles } from '../../../../skills/wrestle.ts'
import { whileAble } from './able.ts'
import { bonusOf } from './bonus.ts'
import type { RollSpec } from '../../../../rolls/test.ts'

const general = { category: 'general', kind: 'skill' } as const

/** Both Down leaves him standing; the block procedure asks. rule: block.use */
const block: Skill = { ...general, id: 'block', name: 'Block' }

const dauntless: Skill = dares({ ...general, id: 'dauntless', name: 'Dauntless' })

/** rule: dirty-player.use */
const dirtyPlayer: Skill = {
  ...general,
  id: 'dirty-player',
  name: 'Dirty Player',
  damage: [{ rolls: ['armour', 'injury'], harm: ['foul'], bonus: bonusOf('dirty-player'), often: true }],
}

const fend: Skill = whileAble(fending({ ...general, id: 'fend', name: 'Fend' }))

const frenzy: Skill = {
  ...general,
  id: 'frenzy',
  name: 'Frenzy',
  facts: ['must-follow-up', 'second-block'],
}

/** Where nobody stands behind the line, or the team is small, somebody else kicks. rule: kickoff.kicker */
function isKicker(match: Match, player: Player): boolean {
  if (standsBehind(match, player)) return true
  const team = match.state.players.filter(({ side, place }) => side === player.side && place === 'pitch')
  if (team.length <= match.edition.field.lineUp.onScrimmage) return true
  return !team.some((mate) => standsBehind(match, mate)) && !isWide(match, player.at)
}

const kick: Skill = kicks({ ...general, id: 'kick', name: 'Kick' }, isKicker)

/** The re-roll itself is offered with the others. */
const pro: Skill = { ...general, id: 'pro', name: 'Pro' }

function* outpaces(match: Match, mover: Player, holder: Player): Play<boolean> {
  const spec: RollSpec = {
    test: 'shadowing',
    player: holder,
    from: holder.at,
    to: holder.at,
    opponent: mover,
  }
  return !(yield* roll(match, spec)).passed
}

const shadowing: Skill = shadows(
  { ...general, id: 'shadowing', name: 'Shadowing' },
  { escapes: outpaces, afterFall: true, outOfTurn: true, picksUp: true },
)

/** rule: strip-ball.stand-firm */
const stripBall: Skill = strips({ ...general, id: 'strip-ball', name: 'Strip Ball' }, { limit: 'none' })

const sureHands: Skill = {
  ...general,
  id: 'sure-hands',
  name: 'Sure Hands',
  rerolls: { 'pick-up': { limit: 'none' } },
  resists: ['strip-ball'],
}

/** What it takes from opponents, their Dodge asks for. rule: tackle.no-reroll, tackle.stumble */
const tackle: Skill = { ...general, id: 'tackle', name: 'Tackle' }

const wrestle: Skill = whileAble(wrestles({ ...general, id: 'wrestle', name: 'Wrestle' }))

export const generalSkills = [
  block,
  dauntless,
  dirtyPlayer,
  fend,
  frenzy,
  kick,
  pro,
  shadowing,
  stripBall,
  sureHands,
  tackle,
  wrestle,
]
