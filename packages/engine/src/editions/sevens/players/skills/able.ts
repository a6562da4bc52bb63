import { namesIn } from '../../../../match/records.ts'
import { exertsZones } from '../../../../match/zones.ts'
import type { Moment, MomentHandler, MomentHandlers } from '../../../../skills/moments.ts'
import type { Skill } from '../../../../skills/skill.ts'

/** The skill as it is for anybody who stands and has his tackle zone; others have no use of it. rule: skill-use.who */
export function whileAble(skill: Skill): Skill {
  const { when: handlers = {} } = skill
  const when: Handlers<Moment> = {}
  for (const moment of namesIn(handlers)) wrap(handlers, when, moment)
  return { ...skill, when }
}

type Handlers<M extends Moment> = { [K in M]?: MomentHandler<K> }

const wrap = <M extends Moment>(from: MomentHandlers<M>, into: Handlers<M>, moment: M): void => {
  const handler = from[moment]
  if (handler !== undefined) into[moment] = ifAble(handler)
}

const ifAble = <M extends Moment>(handler: MomentHandler<M>): MomentHandler<M> =>
  function* (match, holder, moment) {
    if (exertsZones(match, holder)) yield* handler(match, holder, moment)
  }
