import type { Harm } from '../match/names.ts'
import { type Choice, DECLINE, use } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { reads } from '../match/readings.ts'
import { other } from '../match/side.ts'
import { EMPTY, type Injury, type Player } from '../match/state.ts'
import type { Blow } from '../match/blow.ts'
import type { InjuryRow } from '../match/book-rules.ts'
import { isSpent, spend } from '../rolls/uses.ts'
import { offerGeneralReroll } from '../rolls/rerolls.ts'
import { rollOnce } from '../rolls/roll.ts'
import { Modifiers, type RollSpec } from '../rolls/test.ts'
import { fire } from '../skills/moments.ts'
import type { DamageBonus, SkillId } from '../skills/skill.ts'
import { remove, uproot } from './knock-down.ts'
import type { RuleKey } from '../match/rule-keys.ts'

/** What wrecks those who are wrecked and not hurt, without a roll; by anything else they must be injured first. */
const WRECKS: readonly Harm[] = ['block', 'fall', 'spell']

/** What puts a player on the ground, as against what is done to him where he is. */
export const FALLS: readonly Harm[] = ['block', 'fall', 'spell', 'bomb', 'landing', 'flames']

/** Not hurt but wrecked: out for this match, without a roll and beyond any help. rule: weapon.deathroller.wrecked */
function wreck(match: Match, { victim, attacker, harm }: Blow): void {
  victim.injury = { casualty: 'wrecked', serious: null, by: attacker?.id ?? null, cause: harm }
  remove(match, victim, 'casualty', 'weapon.deathroller.wrecked')
}

/** What a blow comes to before any dice: a wreck, an Injury roll at once, or an Armour roll first. */
export function firstOf(match: Match, { victim, harm, lay }: Blow): 'wreck' | 'injury' | 'armour' {
  const { is } = match.kit(victim)
  if (is['wrecked-not-hurt'] && WRECKS.includes(harm)) return 'wreck'
  if (is['no-armour'] && !lay && FALLS.includes(harm)) return 'injury'
  const chokes = is.chokes && harm === 'block' && match.state.activation?.player === victim.id
  return chokes ? 'injury' : 'armour'
}

/** A blow that no armour stops, and that nobody takes lightly. */
export const pastArmour = (blow: Blow): Blow => ({ ...blow, stunnedIsKo: true })

/** Armour, and injury when it is broken. rule: armour.roll */
export function* hurt(match: Match, blow: Blow): Play {
  const first = firstOf(match, blow)
  if (first === 'wreck') return wreck(match, blow)
  if (first === 'injury') return yield* injury(match, pastArmour(blow))
  const spentOn = yield* armour(match, blow)
  if (spentOn !== false) yield* beaten(match, blow, spentOn)
}

/** Whether nothing worse befalls him where his armour is beaten; no machine is stunned. rule: handicap.63-iron-man */
export function isOnlyStunned(match: Match, victim: Player): boolean {
  const { is } = match.kit(victim)
  return is['only-stunned'] && !is['wrecked-not-hurt']
}

/** The armour is beaten: an Injury roll, but not for everybody. rule: handicap.63-iron-man */
export function* beaten(match: Match, blow: Blow, spentOn: SkillId | null): Play {
  if (isOnlyStunned(match, blow.victim)) yield* suffer(match, blow, 'stunned')
  else yield* injury(match, blow, spentOn)
}

/** A blow as it is for somebody it has put on the ground: some are worse off there than others. */
export const onTheGround = (match: Match, blow: Blow): Blow =>
  match.kit(blow.victim).is['no-armour'] ? pastArmour(blow) : blow

/** Somebody was placed prone. For most that is all; some are injured by nothing more than that. rule: ball-and-chain.injury */
export function* lieDown(match: Match, victim: Player): Play {
  if (victim.place === 'pitch' && match.kit(victim).is['no-armour'])
    yield* injury(match, onTheGround(match, { victim, attacker: null, harm: 'fall' }))
}

/** False when the armour holds; otherwise the skill that broke it, if one was needed. */
export function* armour(match: Match, blow: Blow): Play<SkillId | null | false> {
  const { victim, attacker, thrown } = blow
  const first = yield* armourRoll(match, blow)
  if (first !== false || attacker === null || thrown === undefined) return first
  const held = { blocker: attacker, victim, ...thrown, again: false }
  yield* fire(match, 'armour-held', held)
  return held.again ? yield* armourRoll(match, blow) : false
}

function* armourRoll(match: Match, blow: Blow): Play<SkillId | null | false> {
  const { victim } = blow
  const dice = match.dice.two()
  const modifiers = new Modifiers(true)
  addArmourModifiers(match, blow, modifiers)
  const target = match.edition.injuries.armourTarget(match.kit(victim).av)
  const natural = dice[0] + dice[1]
  const breaks = (bonus: number) =>
    natural + modifiers.total + bonus >= target || piercesArmour(match, blow, natural)
  const skill = breaks(0) ? null : yield* skillBonus(match, blow, 'armour', null, breaks)
  if (skill !== null) modifiers.add(skill.skill, skill.bonus)
  const broken = breaks(0)
  if (blow.seen !== undefined) Object.assign(blow.seen, { armour: dice, broken })
  match.emit({
    type: 'armour',
    player: victim.id,
    dice,
    modifiers: modifiers.list ?? [],
    target,
    broken,
    rule: 'armour.roll',
  })
  return broken ? (skill?.skill ?? null) : false
}

/** The row of the table that a total comes to, for this victim of this blow. */
export function injuryRow(match: Match, { victim, stunnedIsKo }: Blow, total: number): InjuryRow {
  const row = match.edition.injuries.row(match, victim, total)
  return row === 'stunned' && stunnedIsKo ? 'ko' : row
}

/** rule: injury.roll */
export function* injury(match: Match, blow: Blow, spentOn: SkillId | null = null): Play {
  const { victim } = blow
  if (match.kit(victim).is['wrecked-not-hurt']) return wreck(match, blow)
  const dice = match.dice.two()
  const modifiers = new Modifiers(true)
  const { injuries } = match.edition
  if (!blow.unmodified) injuries.modify(match, blow, modifiers)
  const natural = dice[0] + dice[1]
  const sum = () => natural + modifiers.total
  const row = (total: number) => injuryRow(match, blow, total)
  const worse = (bonus: number) => row(sum() + bonus) !== row(sum())
  const skill = yield* skillBonus(match, blow, 'injury', spentOn, worse)
  if (skill !== null) modifiers.add(skill.skill, skill.bonus)
  const result = row(sum())
  if (blow.seen !== undefined) blow.seen.injury = dice
  const rule: RuleKey = `injury.${result}`
  match.emit({ type: 'injury', player: victim.id, dice, modifiers: modifiers.list ?? [], result, rule })
  yield* suffer(match, blow, result)
}

/** All that modifies an Armour roll without being asked for. */
export function addArmourModifiers(match: Match, blow: Blow, modifiers: Modifiers): void {
  const { attacker, victim, harm } = blow
  if (blow.unmodified) return
  if (isHard(match, victim)) {
    for (const [source, value] of blow.armour ?? EMPTY) modifiers.add(source, Math.min(0, value))
    return
  }
  for (const [source, value] of blow.armour ?? EMPTY) modifiers.add(source, value)
  if (!blow.lay)
    for (const [skill, against] of match.kit(victim).armourAgainst)
      modifiers.add(skill, against(match, victim, harm))
  if (attacker === null) return
  for (const [skill, bonus] of match.kit(attacker).damage)
    if (bonus.stacks && bonus.harm.includes(harm))
      modifiers.add(skill, amount(bonus, match, attacker, victim))
}

const isHard = (match: Match, victim: Player): boolean => match.kit(victim).hardens?.(match) === true

/** Whether the attacker's skills are for this victim: in some books not for a team-mate, unless the other coach has the use of them. */
const isMeant = ({ edition }: Match, { attacker, victim, chooser }: Blow): boolean =>
  !edition.injuries.sparesOwnSide || attacker?.side !== victim.side || chooser !== undefined

/** Whether a skill of the attacker breaks the armour on these dice, whatever its value. */
export const piercesArmour = (match: Match, blow: Blow, natural: number): boolean => {
  const { attacker, victim, harm, unmodified } = blow
  if (attacker === null || unmodified || !isMeant(match, blow)) return false
  return match
    .kit(attacker)
    .pierces.some(
      ([skill, { from, harm: those, usable }]) =>
        natural >= from &&
        those.includes(harm) &&
        !match.kit(victim).resists.has(skill) &&
        (usable?.(match, attacker) ?? true),
    )
}

const amount = (bonus: DamageBonus, match: Match, holder: Player, victim: Player): number =>
  typeof bonus.bonus === 'number' ? bonus.bonus : bonus.bonus(match, holder, victim)

interface UsableBonus {
  readonly skill: SkillId
  readonly bonus: number
  readonly holder: Player | null
}

/** One skill bonus a roll, asked for when it would change the result. rule: skillrule.no-stacking-armour-injury */
function* skillBonus(
  match: Match,
  blow: Blow,
  on: 'armour' | 'injury',
  spentOn: SkillId | null,
  matters: (bonus: number) => boolean,
): Play<UsableBonus | null> {
  const usable = usableBonuses(match, blow, on, spentOn).filter(({ bonus }) => matters(bonus))
  if (usable.length === 0) return null
  const side = blow.chooser ?? blow.attacker?.side ?? other(blow.victim.side)
  const options: Choice[] = [...usable.map(({ skill }) => use(skill)), DECLINE]
  const about = { roll: on, victim: blow.victim.id }
  const first = options[0] ?? DECLINE
  const choice = yield decision(
    'use',
    side,
    blow.attacker?.id ?? usable[0]?.holder?.id ?? null,
    'armour.skill-bonus',
    options,
    first,
    about,
  )
  if (choice.type !== 'use') return null
  const chosen = usable.find(({ skill }) => skill === choice.skill) ?? null
  if (chosen?.holder) {
    spend(match, chosen.holder, chosen.skill)
    match.emit({
      type: 'skill-used',
      player: chosen.holder.id,
      skill: chosen.skill,
      rule: `${chosen.skill}.use`,
    })
  }
  return chosen
}

/** Everybody who may add to the harm. */
const attackers = ({ attacker, partners = EMPTY }: Blow): readonly Player[] =>
  attacker === null ? partners : [attacker, ...partners]

/** Skill bonuses that could be used on a roll, the largest first. */
export function usableBonuses(
  match: Match,
  blow: Blow,
  on: 'armour' | 'injury',
  spentOn: SkillId | null,
): UsableBonus[] {
  const { victim, harm } = blow
  const found: UsableBonus[] = []
  if (on === 'armour' && isHard(match, victim)) return found
  if (blow.mightyBlow && spentOn !== 'mighty-blow')
    found.push({ skill: 'mighty-blow', bonus: 1, holder: null })
  if (harm === 'crowd' || blow.unmodified) return found
  if (!isMeant(match, blow)) return found
  for (const holder of attackers(blow))
    for (const [skill, bonus] of match.kit(holder).damage) {
      if (bonus.stacks || !bonus.rolls.includes(on) || !bonus.harm.includes(harm) || skill === spentOn)
        continue
      if (found.some((known) => known.skill === skill)) continue
      // The two targets of one block may both feel the same skill. rule: qa.multiple-block-damage-skills
      const once = match.edition.players.skills[skill]?.kind === 'skill' && !bonus.often
      const limit = once && !blow.thrown?.multiple ? 'action' : 'none'
      if (isSpent(match, holder, skill, limit)) continue
      if (bonus.usable !== undefined && !bonus.usable(match, holder, victim)) continue
      found.push({ skill, bonus: amount(bonus, match, holder, victim), holder })
    }
  return found.toSorted((a, b) => b.bonus - a.bonus)
}

/** The result of an injury roll takes effect, unless skill or medicine softens it; what is wrecked nobody can mend. */
export function* suffer(match: Match, blow: Blow, result: InjuryRow): Play {
  if (match.kit(blow.victim).is['wrecked-not-hurt']) return wreck(match, blow)
  switch (result) {
    case 'stunned':
      if (yield* match.edition.injuries.treat(match, blow, 'stunned')) return
      return stun(match, blow)
    case 'ko':
      return yield* knockOut(match, blow)
    default:
      return yield* casualty(match, blow, result)
  }
}

function stun(match: Match, blow: Blow): void {
  const { victim } = blow
  if (blow.harm === 'crowd') return remove(match, victim, 'reserves', 'push.crowd-stunned')
  makeStunned(match, victim)
}

/** rule: injury.stunned */
export function makeStunned(match: Match, player: Player): void {
  const { turn } = match.state
  uproot(match, player)
  player.stance = 'stunned'
  player.freshlyStunned = turn.started && turn.side === player.side && turn.kind === 'normal'
  match.emit({ type: 'stunned', player: player.id, rule: 'injury.stunned' })
}

/** The roll that may make a knock-out a stun; null for nearly everybody. */
export function shakingOff(match: Match, victim: Player): RollSpec | null {
  const test = match.kit(victim).shakesOff
  return test === null ? null : { test, player: victim, from: victim.at, to: victim.at }
}

/** One roll, and in one reading a second. */
function* shakesOff(match: Match, spec: RollSpec): Play<boolean> {
  if (rollOnce(match, spec).passed) return true
  if (!reads(match, 'thick-skull-reroll')) return false
  return (yield* offerGeneralReroll(match, spec.player, { test: spec.test })) && rollOnce(match, spec).passed
}

function* knockOut(match: Match, blow: Blow): Play {
  const softer = shakingOff(match, blow.victim)
  if (softer !== null && (yield* shakesOff(match, softer))) return yield* suffer(match, blow, 'stunned')
  if (yield* match.edition.injuries.treat(match, blow, 'ko')) return
  remove(match, blow.victim, 'ko', 'injury.ko')
}

/** rule: injury.casualty */
function* casualty(match: Match, blow: Blow, row: InjuryRow): Play {
  const injured = yield* match.edition.injuries.casualty(match, blow, row)
  if (injured !== null) yield* becomeCasualty(match, blow.victim, injured)
}

/** Off to the Dead & Injured box, unless he pulls himself together, which is too much to ask when it is `final`. */
export function* becomeCasualty(
  match: Match,
  victim: Player,
  injured: Injury,
  { final }: { final: boolean } = { final: false },
): Play {
  const moment = { victim, recovered: false }
  if (!final) yield* fire(match, 'casualty', moment)
  if (moment.recovered) return
  victim.injury = injured
  remove(match, victim, 'casualty', `casualty.${injured.casualty}`)
  if (injured.casualty !== 'dead') return
  const by = injured.by === null ? null : match.player(injured.by)
  yield* fire(match, 'killed', { victim, by, harm: injured.cause })
  for (const procedure of match.edition.injuries.afterDeath) yield* procedure(match, victim)
}

/** Whether a team's apothecary, if it has one, would look after this player. rule: apo.vampire-thralls-only */
export function apothecaryTreats(match: Match, player: Player): boolean {
  const rule = match.edition.teams.rosters[match.teamSheet(player.side).roster]?.apothecary
  if (rule === undefined || !rule.allowed) return false
  return rule.onlyPositions === null || rule.onlyPositions.includes(match.sheet(player).position)
}
