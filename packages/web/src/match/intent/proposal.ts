import { type Choice, fromXY, type Path, type Player, type XY } from '@touchback/engine'
import { keyOf } from '../../board/geometry.ts'
import { approach, attack } from './approach.ts'
import { declaration } from './declaring.ts'
import { meaningOf } from './options.ts'
import { type Preview, previewOf, type Situation } from './preview.ts'
import { joined } from './walk.ts'

/** What a click on a square would do; null when it would do nothing. */
export function proposalAt(situation: Situation, at: XY): Preview | null {
  const { match, decision, options, meaning } = situation
  if (decision === null) return null
  const there = match.at(fromXY(at))
  if (decision.type === 'activate') {
    if (there !== null) return attack(situation, there, at)
    return situation.aim === null ? walkTo(situation, at) : null
  }
  const onPlayer = there === null ? undefined : options.players.get(there.id)
  const found = onPlayer ?? onSquare(situation, at, there)
  if (found.length > 0) return offer(situation, found, at, there)
  if (there !== null && decision.type === 'act') return approach(situation, there, at)
  return meaning === 'move' ? walkTo(situation, at) : null
}

function onSquare({ options, meaning, actor, mover }: Situation, at: XY, there: Player | null): Choice[] {
  const choices = options.squares.get(keyOf(at)) ?? []
  const wanted = choices.filter((choice) => meaningOf(choice) === meaning)
  if (wanted.length > 0 && !(meaning === 'move' && mover !== null)) return wanted
  // A team-mate is thrown to without saying so first; where one stands nobody can walk.
  const throwable = there !== null && there !== actor && meaning === 'move'
  return throwable ? choices.filter(({ type }) => type === 'pass') : []
}

function offer(
  situation: Situation,
  choices: readonly Choice[],
  at: XY,
  there: Player | null,
): Preview | null {
  const [first, ...more] = choices
  if (first === undefined) return null
  const others = more.length > 0 ? choices : []
  return previewOf(situation, { deed: first }, { at, target: there?.id ?? null, others })
}

function walkTo(situation: Situation, at: XY): Preview | null {
  const { match, mover, prefix } = situation
  if (mover === null) return null
  const path = joined(match, mover, prefix, fromXY(at))
  return path === null || path.steps.length === 0 ? null : walkAlong(situation, path, at)
}

/** A walk, with the declaration when it is not declared yet. */
export function walkAlong(situation: Situation, path: Path, at: XY): Preview {
  const { match, decision } = situation
  if (decision?.type === 'act') return previewOf(situation, { path }, { at })
  const declared = declaration(decision, match.player(path.player), 'move')
  return previewOf(situation, { declared, path }, { at })
}
