import {
  forEach,
  must,
  BLOCK_RESULTS,
  blockChances,
  type BlockResult,
  chanceOfAll,
  explain,
  isTest,
  type Feat as EngineFeat,
  foulChances,
  type HarmChances,
  harmChances,
  longestBand,
  type Match,
  passBand,
  type RollSpec,
} from '@touchback/engine'
import { positionOf, type Position } from './position.ts'
import type { Feat, Goal, Hurt, Sequence } from './sequence.ts'

/** What the engine says about one thing of the row. */
export interface Answer {
  readonly chance: number
  /** The lowest die that passes; null for a block, or where nothing passes. */
  readonly needed: number | null
  readonly modifiers: readonly (readonly [source: string, value: number])[]
  /** Of a block: how many dice, and whether the blocker's coach picks. */
  readonly dice: { readonly count: number; readonly ours: boolean } | null
  /** The chance that everything up to here comes off, without re-rolls. */
  readonly upToHere: number
  readonly outOfRange: boolean
  /** Of a foul: how likely the referee sees it. */
  readonly spotted: number | null
}

export interface WorkedOut {
  readonly answers: readonly Answer[]
  readonly plain: number
  readonly withSkills: number
  readonly withTeam: number
}

const WANTED: Readonly<Record<Goal, readonly BlockResult[]>> = {
  down: ['defender-down'],
  pushed: ['defender-down', 'pushed'],
  safe: ['defender-down', 'pushed', 'nothing'],
}

interface Asked {
  /** Null for what nobody rolls again: armour and injury. */
  readonly feat: EngineFeat | null
  readonly answer: Omit<Answer, 'upToHere'>
}

/** Everything is asked of the engine, in a position made for it. */
export function workOut(sequence: Sequence): WorkedOut {
  const alone = asked(sequence, 0)
  const helped = asked(sequence, 1)
  const hurt = alone.list.reduce((all, { feat, answer }) => (feat === null ? all * answer.chance : all), 1)
  const ofAll = ({ match, list }: ReturnType<typeof asked>, options: { readonly rerolls: boolean }) =>
    hurt *
    chanceOfAll(
      match,
      list.flatMap(({ feat }) => feat ?? []),
      options,
    )
  let upToHere = 1
  return {
    answers: alone.list.map(({ answer }) => ({ ...answer, upToHere: (upToHere *= answer.chance) })),
    plain: ofAll(alone, { rerolls: false }),
    withSkills: ofAll(alone, { rerolls: true }),
    withTeam: ofAll(helped, { rerolls: true }),
  }
}

function asked(sequence: Sequence, rerolls: number): { match: Match; list: Asked[] } {
  const position = positionOf(sequence, { rerolls })
  return {
    match: position.match,
    list: sequence.feats.map((feat, index) => ask(position, feat, index, sequence)),
  }
}

function ask(position: Position, feat: Feat, index: number, sequence: Sequence): Asked {
  if (feat.kind === 'block') return askBlock(position, feat, index, sequence)
  return feat.kind === 'harm' || feat.kind === 'foul'
    ? askHarm(position, feat, index)
    : askTest(position, feat, index)
}

const worse: Readonly<Record<Hurt, (harm: HarmChances) => number>> = {
  broken: ({ broken }) => broken,
  ko: ({ injury }) => injury.ko + injury.casualty,
  casualty: ({ injury }) => injury.casualty,
}

function askHarm({ match, tries }: Position, feat: Feat, index: number): Asked {
  const { actor, spot, target } = must(tries[index])
  const attacker = { ...match.player(actor), at: spot.from }
  const victim = match.player(target ?? 0)
  const foul = feat.kind === 'foul' ? foulChances(match, attacker, victim) : null
  const harm = foul ?? harmChances(match, { victim, attacker, harm: 'block' })
  return {
    feat: null,
    answer: {
      chance: worse[feat.hurt](harm),
      needed: null,
      modifiers: harm.modifiers,
      dice: null,
      outOfRange: false,
      spotted: foul?.spotted ?? null,
    },
  }
}

function askTest({ match, tries }: Position, feat: Feat, index: number): Asked {
  const { actor, spot } = must(tries[index])
  const player = match.player(actor)
  const isThrow = feat.kind === 'pass' || feat.kind === 'throw-team-mate'
  const moves = feat.kind === 'dodge' || feat.kind === 'leap' || feat.kind === 'jump'
  if (!isTest(feat.kind)) throw new Error(`no test ${feat.kind}`)
  const spec: RollSpec = {
    test: feat.kind,
    player,
    from: moves ? spot.from : spot.to,
    to: spot.to,
    favoured: feat.accurate,
    ...(feat.kind === 'catch' ? { action: 'accurate-pass' } : {}),
    ...(isThrow ? { band: passBand(match, player, feat.band) } : {}),
  }
  const outOfRange = isThrow && feat.band > longestBand(match, match.kit(player).shiftsRange)
  const { chance, needed, modifiers } = explain(match, spec)
  return {
    feat: outOfRange ? { spec, chance: 0 } : { spec },
    answer: { chance: outOfRange ? 0 : chance, needed, modifiers, dice: null, outOfRange, spotted: null },
  }
}

function askBlock({ match, tries }: Position, feat: Feat, index: number, { actors }: Sequence): Asked {
  const { actor, spot, target } = must(tries[index])
  const blocker = match.player(actor)
  const wanted = WANTED[feat.goal]
  const worth = forEach(BLOCK_RESULTS, (result) => (wanted.includes(result) ? 1 : 0))
  const strength = (actors[actor]?.st ?? 3) + feat.assists[0]
  const { chance, dice, chooser } = blockChances(match, blocker, match.player(target ?? 0), {
    from: spot.from,
    strength,
    worth,
  })
  const success = wanted.reduce((sum, result) => sum + chance[result], 0)
  return {
    feat: { spec: { test: 'block', player: blocker, from: spot.from, to: spot.to }, chance: success },
    answer: {
      chance: success,
      needed: null,
      modifiers: [],
      dice: { count: dice, ours: chooser === blocker.side },
      outOfRange: false,
      spotted: null,
    },
  }
}
