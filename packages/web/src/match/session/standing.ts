import { type Choice, type Decision, type DecisionOf, isTeamReroll } from '@touchback/engine'
import type { Standing } from '../../lib/settings.ts'

const DECLINE: Choice = { type: 'decline' }

/** What the coach has said once and for all about this kind of question; null when he wants to be asked. */
export function standingAnswer(
  decision: Decision,
  standing: Readonly<Record<string, Standing>>,
): Choice | null {
  switch (decision.type) {
    case 'use':
      return answerUse(decision, standing)
    case 'reroll':
      return answerReroll(decision, standing)
    case 'apothecary': {
      const said = standing['apothecary'] ?? 'ask'
      if (said === 'ask') return null
      return {
        type: 'apothecary',
        use: said === 'use' || (said === 'death' && decision.about.result === 'dead'),
      }
    }
    case 'follow-up': {
      const said = standing['follow-up'] ?? 'ask'
      return said === 'ask' ? null : { type: 'follow-up', follow: said === 'use' }
    }
    case 'argue': {
      const said = standing['argue'] ?? 'ask'
      return said === 'ask' ? null : { type: 'argue', use: said === 'use' }
    }
    default:
      return null
  }
}

function answerUse({ options }: Decision, standing: Readonly<Record<string, Standing>>): Choice | null {
  const uses = options.filter((option) => option.type === 'use')
  const wanted = uses.filter(({ skill }) => standing[skill] === 'use')
  if (wanted.length === 1) return wanted[0] ?? null
  const unwanted = uses.length > 0 && uses.every(({ skill }) => standing[skill] === 'decline')
  return unwanted && options.some(({ type }) => type === 'decline') ? DECLINE : null
}

/** Only a failed test is rolled again without a word: what block dice are worth is the coach's to judge. */
function answerReroll(
  { options, about }: DecisionOf<'reroll'>,
  standing: Readonly<Record<string, Standing>>,
): Choice | null {
  if (about.faces !== undefined || about.passed === true) return null
  const skills = options.filter((option) => option.type === 'reroll' && !isTeamReroll(option.with))
  const wanted = skills.find((option) => option.type === 'reroll' && standing[option.with] === 'use')
  return wanted ?? null
}
