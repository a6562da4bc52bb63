import { type Choice, type Game, type Path, type Player, walking } from '@touchback/engine'
import { choiceOdds } from './choices.ts'
import { type Declaration, gateOdds } from './gates.ts'
import { wellPlayed } from './rehearsal.ts'
import { chained, NOTHING, type Odds, pathOdds } from './odds.ts'

/** What is committed in one go: perhaps a declaration, perhaps a walk, perhaps a deed at the end of it. */
export interface Undertaking {
  readonly declared?: Declaration
  readonly path?: Path | null
  readonly deed?: Choice
}

export const choicesOf = ({ declared, path, deed }: Undertaking): readonly Choice[] => [
  ...(declared === undefined ? [] : [declared]),
  ...(path ? walking(path) : []),
  ...(deed === undefined ? [] : [deed]),
]

/**
 * The rolls of an undertaking: the one that stands before the deed, the declaration's own (which the caller knows), those of
 * the way, and the deed itself where the way ends. Null when there is nothing but a declaration that rolls nothing.
 */
export function undertakingOdds(
  game: Game,
  actor: Player | null,
  undertaking: Undertaking,
  declaring: Odds | null,
): Odds | null {
  const { declared, path, deed } = undertaking
  const parts: (Odds | null)[] = [declaring]
  if (path) parts.push(pathOdds(game.match, path))
  if (deed !== undefined) {
    const last = path?.steps.at(-1)?.to
    const there = wellPlayed(game, choicesOf(undertaking).slice(0, -1))
    const before = {
      there,
      ...(declared === undefined ? {} : { action: declared.action }),
      ...(path ? { moved: path.moved } : {}),
      ...(last === undefined ? {} : { from: last }),
    }
    if (there !== null) parts.unshift(gateOdds(there, deed))
    parts.push(choiceOdds(game, actor, deed, before))
  }
  const told = parts.filter((part) => part !== null)
  return told.length === 0 ? null : told.reduce(chained, NOTHING)
}
