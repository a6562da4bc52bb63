import { forEach } from '../match/records.ts'
import type { RollId, TestId } from '../match/names.ts'
import type { Match } from '../match/match.ts'
import type { Gain, Player } from '../match/state.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Characteristic } from '../match/book-rules.ts'
import type { PlayerSheet } from '../match/sheet.ts'
import { type Moment, type MomentHandler, type MomentHandlers, MOMENTS } from './moments.ts'
import {
  type DamageBonus,
  type Fact,
  FACTS,
  type Modifier,
  type RerollRule,
  type Skill,
  type SkillId,
  type StandIn,
} from './skill.ts'

type Named<T> = readonly (readonly [skill: SkillId, rule: T])[]

/**
 * All a player's skills, flattened once: characteristics as they stand, facts as booleans, hooks in lists by name. A
 * player without a skill costs nothing when its hook is looked for.
 */
export interface Kit {
  readonly gains: readonly Gain[]
  readonly ma: number
  readonly st: number
  readonly ag: number
  /** Null when he has none, or the book knows none. */
  readonly pa: number | null
  readonly av: number
  readonly skills: ReadonlySet<SkillId>
  readonly parameters: ReadonlyMap<SkillId, string>
  readonly is: Readonly<Record<Fact, boolean>>
  readonly resists: ReadonlySet<SkillId>
  readonly ignoresZones: Readonly<Record<string, true | ((match: Match, holder: Player) => boolean)>>
  readonly ignoresWeather: ReadonlySet<string>
  readonly flat: Readonly<Record<string, readonly [SkillId, number]>>
  /** Tests he fails without a roll. */
  readonly fails: ReadonlySet<string>
  readonly substitutes: Readonly<Record<string, Named<StandIn>>>
  readonly modifies: Readonly<Record<string, Named<Modifier>>>
  readonly hinders: Readonly<Record<string, Named<Modifier>>>
  readonly rerolls: Readonly<Record<string, Named<RerollRule>>>
  /** What he must roll before a team re-roll works for him; null for nearly everybody. */
  readonly teamReroll: { readonly roll: RollId; readonly needs: number; readonly rule: RuleKey } | null
  readonly damage: Named<DamageBonus>
  readonly pierces: Named<NonNullable<Skill['pierces']>>
  readonly hardens: NonNullable<Skill['hardens']> | null
  readonly shakesOff: TestId | null
  readonly injuryAgainst: number
  readonly armourAgainst: Named<NonNullable<Skill['armourAgainst']>>
  readonly shiftsRange: number
  readonly foulBonus: NonNullable<Skill['foulBonus']> | null
  readonly fanFactor: number
  readonly rushes: number
  readonly when: { readonly [M in Moment]?: readonly MomentHandler<M>[] }
}

/** What the kit is made for: the printed sheet, or another shape (a toad) while that lasts. */
export interface Profile {
  readonly ma: number
  readonly st: number
  readonly ag: number
  readonly pa?: number | null
  readonly av: number
  readonly skills: readonly SkillId[]
  /** What holds of the shape itself. */
  readonly facts?: readonly Fact[]
  /** Skills of his own that a player keeps in this shape. */
  readonly keeps?: readonly SkillId[]
}

type Whole = 'gains' | 'parameters'
type Tables = 'is' | 'ignoresZones' | 'flat' | 'substitutes' | 'modifies' | 'hinders' | 'rerolls' | 'when'
type Open<T> =
  T extends ReadonlySet<infer V>
    ? Set<V>
    : T extends readonly [SkillId, unknown]
      ? T
      : T extends readonly (infer V)[]
        ? V[]
        : T
type OpenTable<T> = { -readonly [N in keyof T]: Open<T[N]> }
/** A kit while skills are still added to it; two things it is given whole. */
type OpenKit = {
  -readonly [F in keyof Kit]: F extends Whole ? Kit[F] : F extends Tables ? OpenTable<Kit[F]> : Open<Kit[F]>
}

const append = <T>(
  into: Record<string, (readonly [SkillId, T])[]>,
  from: Readonly<Record<string, T>> | undefined,
  skill: SkillId,
) => {
  if (from) for (const [name, rule] of Object.entries(from)) (into[name] ??= []).push([skill, rule])
}

const addHandler = <M extends Moment>(
  into: { [K in M]?: MomentHandler<K>[] },
  from: MomentHandlers<M>,
  moment: M,
) => {
  const handler = from[moment]
  if (handler !== undefined) (into[moment] ??= []).push(handler)
}

/** A skill in a sheet may carry a parameter after a colon: `loner:5`. */
const parseSkill = (text: string): readonly [SkillId, string | null] => {
  const colon = text.indexOf(':')
  return colon < 0 ? [text, null] : [text.slice(0, colon), text.slice(colon + 1)]
}

export function compileKit(
  book: Readonly<Record<SkillId, Skill>>,
  profile: Profile | PlayerSheet,
  gains: readonly Gain[],
  active: (skill: Skill) => boolean,
  rushes: number,
  limits: readonly Characteristic[] = [],
): Kit {
  const parameters = new Map<SkillId, string>()
  const listed = [...profile.skills, ...gains.flatMap((gain) => gain.skills)]
  const ids = listed.map((text) => {
    const [id, parameter] = parseSkill(text)
    if (parameter !== null) parameters.set(id, parameter)
    return id
  })
  const skills = [...new Set(ids)]
    .map((id) => {
      const skill = book[id]
      if (skill === undefined) throw new Error(`no such skill in this edition: ${id}`)
      return skill
    })
    .filter(active)

  const kit: OpenKit = {
    gains,
    ma: profile.ma,
    st: profile.st,
    ag: profile.ag,
    pa: profile.pa ?? null,
    av: profile.av,
    skills: new Set(skills.map((skill) => skill.id)),
    parameters,
    is: forEach(FACTS, () => false),
    resists: new Set(),
    ignoresZones: {},
    ignoresWeather: new Set(),
    flat: {},
    fails: new Set(),
    substitutes: {},
    modifies: {},
    hinders: {},
    rerolls: {},
    teamReroll: null,
    damage: [],
    pierces: [],
    hardens: null,
    shakesOff: null,
    injuryAgainst: 0,
    armourAgainst: [],
    shiftsRange: 0,
    foulBonus: null,
    fanFactor: 0,
    rushes,
    when: {},
  }
  for (const fact of ('facts' in profile ? profile.facts : undefined) ?? []) kit.is[fact] = true
  for (const gain of gains) {
    kit.ma += gain.ma
    kit.st += gain.st
    kit.ag += gain.ag
    if (kit.pa !== null) kit.pa += gain.pa ?? 0
    kit.av += gain.av
  }
  for (const { id, min, max } of limits) {
    const [printed, now] = [profile[id] ?? null, kit[id]]
    if (now !== null && now !== printed) kit[id] = Math.min(max, Math.max(min, now))
  }
  for (const skill of skills) {
    kit.ma += skill.stats?.ma ?? 0
    kit.av += skill.stats?.av ?? 0
    for (const fact of skill.facts ?? []) kit.is[fact] = true
    for (const resisted of skill.resists ?? []) kit.resists.add(resisted)
    Object.assign(kit.ignoresZones, skill.ignoresZones)
    for (const test of skill.ignoresWeather ?? []) kit.ignoresWeather.add(test)
    for (const [test, target] of Object.entries(skill.flat ?? {})) kit.flat[test] = [skill.id, target]
    for (const test of skill.fails ?? []) kit.fails.add(test)
    append(kit.substitutes, skill.substitutes, skill.id)
    append(kit.modifies, skill.modifies, skill.id)
    append(kit.hinders, skill.hinders, skill.id)
    append(kit.rerolls, skill.rerolls, skill.id)
    if (skill.teamReroll !== undefined) {
      const { roll, needs, rule } = skill.teamReroll
      kit.teamReroll = { roll, needs: needs(parameters.get(skill.id)), rule }
    }
    for (const bonus of skill.damage ?? []) kit.damage.push([skill.id, bonus])
    if (skill.pierces !== undefined) kit.pierces.push([skill.id, skill.pierces])
    kit.hardens = skill.hardens ?? kit.hardens
    kit.shakesOff = skill.shakesOff ?? kit.shakesOff
    kit.injuryAgainst += skill.injuryAgainst ?? 0
    if (skill.armourAgainst !== undefined) kit.armourAgainst.push([skill.id, skill.armourAgainst])
    kit.shiftsRange += skill.shiftsRange ?? 0
    kit.foulBonus = skill.foulBonus ?? kit.foulBonus
    kit.fanFactor += skill.fanFactor ?? 0
    kit.rushes = Math.max(kit.rushes, skill.rushes ?? 0)
    if (skill.when !== undefined) for (const moment of MOMENTS) addHandler(kit.when, skill.when, moment)
  }
  return kit
}
