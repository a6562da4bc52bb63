import type { InjuryEffect } from '@touchback/engine/career'
import { SIDES } from '@touchback/engine'
import type { Fixture, League } from './log/league.ts'

/**
 * What stars have suffered in the matches of a league, by their ids. Whoever was hurt in the last of them is laid up, and
 * nobody can hire him for the one that comes next. rule: star.injuries-tracked
 */
export function starInjuries({ fixtures }: League): Record<string, InjuryEffect[]> {
  const settled = Object.values(fixtures)
    .filter(({ settledBy, report }) => settledBy !== null && report !== null)
    .toSorted((one, other) => (one.settledBy ?? 0) - (other.settledBy ?? 0))
  const suffered: Record<string, InjuryEffect[]> = {}
  for (const [index, fixture] of settled.entries())
    for (const { position, effect } of hurtStars(fixture)) {
      const left: readonly InjuryEffect[] = effect === 'miss-next' ? [] : [effect]
      const laidUp: readonly InjuryEffect[] = index === settled.length - 1 ? ['miss-next'] : []
      const told = [...left, ...laidUp]
      if (told.length > 0) (suffered[position] ??= []).push(...told)
    }
  return suffered
}

const hurtStars = ({ report }: Fixture): { readonly position: string; readonly effect: InjuryEffect }[] =>
  SIDES.flatMap((side) => report?.sides[side].guests ?? [])
    .filter(({ kind }) => kind === 'star')
    .flatMap(({ position, hurt }) => hurt.map(({ effect }) => ({ position, effect })))
