import { apothecary, type Choice, DECLINE, select, use } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { other } from '../match/side.ts'
import { EMPTY, type Injury, type Player, type PlayerId } from '../match/state.ts'
import { type InjuryRow, lookUp } from '../match/edition.ts'
import { isSpent, spend } from '../rolls/uses.ts'
import { Modifiers } from '../rolls/test.ts'
import { fire } from '../skills/moments.ts'
import type { DamageBonus, Harm, SkillId } from '../skills/skill.ts'
import { remove } from './knock-down.ts'

/** Who is hurt, by whom and how: what modifies the rolls. */
export interface Blow {
  readonly victim: Player
  readonly attacker: Player | null
  readonly harm: Harm
  /** Named bonuses of the situation, beside those of skills. */
  readonly armour?: readonly (readonly [source: string, value: number])[]
  /** Others who brought him down together with the attacker: the second target of a block that went wrong. */
  readonly partners?: readonly Player[]
  /** The attacker threw the block: was the victim pushed and followed, and was he one of two targets? */
  readonly thrown?: { readonly pushed: boolean; readonly followed: boolean; readonly multiple: boolean }
  /** Stunned counts as KO'd. */
  readonly stunnedIsKo?: boolean
  /** Nobody can help him: no apothecary. */
  readonly beyondHelp?: boolean
  /** A bonus as of Mighty Blow comes from elsewhere (a spell). */
  readonly mightyBlow?: boolean
}

/** What puts a player on the ground, as against what is done to him where he is. */
export const FALLS: readonly Harm[] = ['block', 'fall', 'spell', 'bomb', 'landing']

/** Not hurt but wrecked: out for this match, without a roll and beyond any help. rule: weapon.deathroller.wrecked */
function wreck(match: Match, { victim, attacker, harm }: Blow): void {
  victim.injury = { casualty: 'wrecked', serious: null, by: attacker?.id ?? null, cause: harm }
  remove(match, victim, 'casualty', 'weapon.deathroller.wrecked')
}

/** Armour, and injury when it is broken. rule: armour.roll */
export function* hurt(match: Match, blow: Blow): Play {
  const { is } = match.kit(blow.victim)
  if (is['wrecked-not-hurt'] && FALLS.includes(blow.harm)) return wreck(match, blow)
  if (is.chokes && blow.harm === 'block' && match.state.activation?.player === blow.victim.id)
    return yield* injury(match, { ...blow, stunnedIsKo: true })
  const spentOn = yield* armour(match, blow)
  if (spentOn !== false) yield* injury(match, blow, spentOn)
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
  for (const [source, value] of blow.armour ?? []) modifiers.add(source, value)
  for (const [skill, against] of match.kit(victim).armourAgainst)
    modifiers.add(skill, against(match, victim, blow.harm))
  addAutomatic(match, blow, modifiers)
  const target = match.kit(victim).av
  const natural = dice[0] + dice[1]
  const sum = () => natural + modifiers.total
  const skill =
    sum() > target ? null : yield* skillBonus(match, blow, 'armour', null, (bonus) => sum() + bonus > target)
  if (skill !== null) modifiers.add(skill.skill, skill.bonus)
  const broken = sum() > target
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

/** rule: injury.roll */
export function* injury(match: Match, blow: Blow, spentOn: SkillId | null = null): Play {
  const { victim } = blow
  if (match.kit(victim).is['wrecked-not-hurt']) return wreck(match, blow)
  const dice = match.dice.two()
  const modifiers = new Modifiers(true)
  if (blow.harm !== 'crowd') modifiers.add('stunty', match.kit(victim).injuryAgainst)
  const natural = dice[0] + dice[1]
  const sum = () => natural + modifiers.total
  const row = (total: number) => lookUp(match.edition.injury, total)
  const worse = (bonus: number) => row(sum() + bonus) !== row(sum())
  const skill = yield* skillBonus(match, blow, 'injury', spentOn, worse)
  if (skill !== null) modifiers.add(skill.skill, skill.bonus)
  const rolled = row(sum())
  const result: InjuryRow = rolled === 'stunned' && blow.stunnedIsKo ? 'ko' : rolled
  const rule = `injury.${result}`
  match.emit({ type: 'injury', player: victim.id, dice, modifiers: modifiers.list ?? [], result, rule })
  yield* suffer(match, blow, result)
}

/** What skills add to an Armour roll without being asked for. */
export function addAutomatic(match: Match, blow: Blow, modifiers: Modifiers): void {
  const { attacker, victim, harm } = blow
  if (attacker === null) return
  for (const [skill, bonus] of match.kit(attacker).damage)
    if (bonus.stacks && bonus.harm.includes(harm))
      modifiers.add(skill, amount(bonus, match, attacker, victim))
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
  const side = blow.attacker?.side ?? other(blow.victim.side)
  const options: Choice[] = [...usable.map(({ skill }) => use(skill)), DECLINE]
  const about = { roll: on, victim: blow.victim.id }
  const first = options[0] ?? DECLINE
  const choice = yield decision(
    'use',
    side,
    blow.attacker?.id ?? null,
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

/** Skill bonuses that could be used on a roll, the largest first. */
export function usableBonuses(
  match: Match,
  blow: Blow,
  on: 'armour' | 'injury',
  spentOn: SkillId | null,
): UsableBonus[] {
  const { attacker, victim, harm } = blow
  const found: UsableBonus[] = []
  if (blow.mightyBlow && spentOn !== 'mighty-blow')
    found.push({ skill: 'mighty-blow', bonus: 1, holder: null })
  if (attacker === null || harm === 'crowd') return found
  for (const holder of [attacker, ...(blow.partners ?? EMPTY)])
    for (const [skill, bonus] of match.kit(holder).damage) {
      if (bonus.stacks || !bonus.rolls.includes(on) || !bonus.harm.includes(harm) || skill === spentOn)
        continue
      if (found.some((known) => known.skill === skill)) continue
      // The two targets of one block may both feel the same skill. rule: qa.multiple-block-damage-skills
      const limit =
        match.edition.skills[skill]?.kind === 'skill' && !blow.thrown?.multiple ? 'action' : 'none'
      if (isSpent(match, holder, skill, limit)) continue
      if (bonus.usable !== undefined && !bonus.usable(match, holder, victim)) continue
      found.push({ skill, bonus: amount(bonus, match, holder, victim), holder })
    }
  return found.toSorted((a, b) => b.bonus - a.bonus)
}

/** The result of an injury roll takes effect, unless skill or medicine softens it. */
export function* suffer(match: Match, blow: Blow, result: InjuryRow): Play {
  switch (result) {
    case 'stunned':
      if (yield* treat(match, blow, 'stunned')) return
      return stun(match, blow)
    case 'ko':
      return yield* knockOut(match, blow)
    case 'casualty':
      return yield* casualty(match, blow)
  }
}

function stun(match: Match, blow: Blow): void {
  const { victim } = blow
  if (blow.harm === 'crowd') return remove(match, victim, 'reserves', 'push.crowd-stunned')
  makeStunned(match, victim, blow.harm)
}

/** rule: injury.stunned */
function makeStunned(match: Match, player: Player, harm: Harm = 'crowd'): void {
  const { turn } = match.state
  if (match.kit(player).is['wrecked-not-hurt']) return wreck(match, { victim: player, attacker: null, harm })
  player.stance = 'stunned'
  player.freshlyStunned = turn.started && turn.side === player.side && turn.kind === 'normal'
  match.emit({ type: 'stunned', player: player.id, rule: 'injury.stunned' })
}

function* knockOut(match: Match, blow: Blow): Play {
  const moment = { victim: blow.victim, stunned: false }
  yield* fire(match, 'knocked-out', moment)
  if (moment.stunned) return yield* suffer(match, blow, 'stunned')
  if (yield* treat(match, blow, 'ko')) return
  remove(match, blow.victim, 'ko', 'injury.ko')
}

/** rule: injury.casualty */
function* casualty(match: Match, blow: Blow): Play {
  const { victim, harm } = blow
  const by = yield* credited(match, blow)
  const die = match.dice.d6()
  const result = lookUp(match.edition.casualty, die)
  match.emit({ type: 'casualty', player: victim.id, die, result, by, rule: `casualty.${result}` })
  const serious =
    result === 'serious-injury' && match.spec.options.league ? seriousInjury(match, victim) : null
  if (yield* treat(match, blow, result)) return
  yield* becomeCasualty(match, victim, { casualty: result, serious, by, cause: harm })
}

/** Who did it. Of two opponents who did it together their coach names one, where that counts. */
function* credited(match: Match, { attacker, partners = EMPTY, victim }: Blow): Play<PlayerId | null> {
  if (attacker === null) return null
  if (partners.length === 0 || !match.spec.options.league) return attacker.id
  const options = [attacker, ...partners].map((player) => select(player.id))
  const rule = 'multiple-block.attacker-down-credit'
  const choice = yield decision('select', attacker.side, victim.id, rule, options, select(attacker.id))
  return choice.type === 'select' ? choice.player : attacker.id
}

function seriousInjury(match: Match, victim: Player): string {
  const dice = match.dice.d66()
  const result = lookUp(match.edition.seriousInjury, dice)
  match.emit({ type: 'serious-injury', player: victim.id, dice, result, rule: 'casualty.serious-roll' })
  return result
}

/** Off to the Dead & Injured box, unless he pulls himself together. */
export function* becomeCasualty(match: Match, victim: Player, injured: Injury): Play {
  const moment = { victim, recovered: false }
  yield* fire(match, 'casualty', moment)
  if (moment.recovered) return
  victim.injury = injured
  remove(match, victim, 'casualty', `casualty.${injured.casualty}`)
  if (injured.casualty !== 'dead') return
  const by = injured.by === null ? null : match.player(injured.by)
  yield* fire(match, 'killed', { victim, by, harm: injured.cause as Harm })
  for (const procedure of match.edition.afterDeath) yield* procedure(match, victim)
}

/** The apothecary, once a match and at once. True when the player is healed and lies face up. rule: apo.cure-roll */
function* treat(match: Match, blow: Blow, result: string): Play<boolean> {
  const { victim } = blow
  if (!mayTreat(match, blow)) return false
  const about = { result }
  const options = [apothecary(true), apothecary(false)]
  const choice = yield decision(
    'apothecary',
    victim.side,
    victim.id,
    'apo.use',
    options,
    apothecary(false),
    about,
  )
  if (choice.type !== 'apothecary' || !choice.use) return false
  match.team(victim.side).apothecaries--
  const die = match.dice.d6()
  const healed = die >= 2
  match.emit({
    type: 'rolled',
    test: 'apothecary',
    player: victim.id,
    dice: [die],
    target: 2,
    modifiers: [],
    passed: healed,
    rule: 'apo.cure-roll',
  })
  if (!healed) return false
  victim.stance = 'prone'
  match.emit({ type: 'healed', player: victim.id, rule: 'apo.cured-placement' })
  return true
}

function mayTreat(match: Match, blow: Blow): boolean {
  const { victim, harm } = blow
  if (!match.modules['apothecary'] || match.team(victim.side).apothecaries === 0) return false
  if (harm === 'crowd' || blow.beyondHelp) return false
  return apothecaryTreats(match, victim)
}

/** Whether a team's apothecary, if it has one, would look after this player. rule: apo.vampire-thralls-only */
export function apothecaryTreats(match: Match, player: Player): boolean {
  const rule = match.edition.rosters[match.teamSheet(player.side).roster]?.apothecary
  if (rule === undefined || !rule.allowed) return false
  return rule.onlyPositions === null || rule.onlyPositions.includes(match.sheet(player).position)
}
