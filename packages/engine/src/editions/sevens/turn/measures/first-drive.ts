import { type Choice, DECLINE, measure, select } from '../../../../match/choice.ts'
import { decision, type Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import { other, SIDES, type Side } from '../../../../match/side.ts'
import { EMPTY, type Gain, type Player } from '../../../../match/state.ts'
import { afflict, has } from '../../../../play/conditions.ts'
import { remove } from '../../../../play/knock-down.ts'
import { setUp } from '../../../../play/set-up.ts'
import { hasMeasure, playMeasure } from './table.ts'
import { must } from '../../../../match/must.ts'

/** Before the first set-up of the match, what has to be played there. rule: measure.1.use, measure.3 */
export function* setUpFirst(match: Match): Play {
  const { drive, settingUp, kicking } = match.state
  if (drive === 1 && settingUp === kicking) {
    for (const side of SIDES) if (hasMeasure(match, side, 'hangover')) yield* hangover(match, side)
    for (const side of SIDES) if (hasMeasure(match, side, 'you-dope')) yield* dope(match, side)
  }
  yield* setUp(match)
}

const fit = (match: Match, side: Side): Player[] =>
  match.state.players.filter((player) => player.side === side && player.place === 'reserves')

/** One of the others has had a long night and sits the first drive out. rule: measure.3 */
function* hangover(match: Match, side: Side): Play {
  const opponents = fit(match, other(side))
  if (opponents.length === 0) return
  const rule = 'measure.3'
  const choice = yield decision('measure', side, null, rule, [measure('hangover'), DECLINE], DECLINE)
  if (choice.type !== 'measure') return
  playMeasure(match, side, 'hangover', rule)
  const late = match.player(match.dice.player(opponents.map(({ id }) => id)))
  afflict(match, late, 'heat', rule)
}

const DOPED = 'you-dope'
const STRONGEST = 8
const NIMBLEST = 1

const potion = (changes: Partial<Gain>): Gain => ({
  source: DOPED,
  skills: EMPTY,
  ma: 0,
  st: 0,
  ag: 0,
  av: 0,
  ...changes,
})

/** A smaller number is a better Agility. */
const POTIONS: Readonly<Record<string, Gain>> = {
  'you-dope:st': potion({ st: 1 }),
  'you-dope:ag': potion({ ag: -1 }),
}

/** rule: measure.1.use */
function* dope(match: Match, side: Side): Play {
  const rule = 'measure.1'
  const drinkers: Readonly<Record<string, readonly Player[]>> = {
    'you-dope:st': fit(match, side).filter((player) => match.kit(player).st < STRONGEST),
    'you-dope:ag': fit(match, side).filter((player) => match.kit(player).ag > NIMBLEST),
  }
  const potions = Object.keys(POTIONS).filter((id) => drinkers[id]?.length)
  if (potions.length === 0) return
  const options = [...potions.map((id) => measure(id)), DECLINE]
  const choice = yield decision('measure', side, null, rule, options, DECLINE)
  if (choice.type !== 'measure') return
  playMeasure(match, side, DOPED, rule)
  const drinker = yield* whoDrinks(side, drinkers[choice.measure] ?? EMPTY)
  drinker.gains = [...drinker.gains, must(POTIONS[choice.measure])]
  match.refreshKits()
  match.emit({ type: 'gained', player: drinker.id, source: DOPED, rule })
}

function* whoDrinks(side: Side, able: readonly Player[]): Play<Player> {
  const first = must(able[0])
  if (able.length === 1) return first
  const options: Choice[] = able.map(({ id }) => select(id))
  const choice = yield decision('select', side, null, 'measure.1', options, select(first.id))
  return able[options.indexOf(choice)] ?? first
}

/** The highest roll on which he cannot take it. */
const POISONED = 2

/** After every drive he had a part in it may be too much for him. rule: measure.1.price */
export function payForPotion(match: Match): void {
  for (const player of match.state.players) {
    const doped = player.gains.some(({ source }) => source === DOPED)
    const playsOn = player.place === 'pitch' || player.place === 'reserves' || player.place === 'ko'
    if (!doped || !playsOn || !has(player, 'fielded')) continue
    const die = match.dice.d6()
    match.emit({ type: 'dice', what: DOPED, dice: [die], player: player.id, rule: 'measure.1.price' })
    if (die <= POISONED) remove(match, player, 'absent', 'measure.1.price')
  }
}
