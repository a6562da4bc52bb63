import type { RerollRule } from '../../../../skills/skill.ts'

/** The ball, and nothing else that is thrown. rule: catch.not-bomb */
export const catchesTheBall: RerollRule = {
  limit: 'none',
  usable: (_match, _holder, { action }) => action !== 'bomb',
}
