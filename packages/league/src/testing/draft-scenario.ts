import type { Edition } from '@touchback/engine'
import { itemise, worthOf } from '@touchback/engine/career'
import { draftProblems } from '../draft.ts'
import type { CareerCommon } from './career-common.ts'
import { careerDifference, type CareerExpectation } from './career-expectation.ts'
import { scenarioDraft, type ScenarioTeam, scenarioTeam } from './scenario-team.ts'

export interface DraftScenario extends CareerCommon {
  readonly kind: 'draft'
  readonly team: ScenarioTeam
  readonly league?: boolean
  readonly expect?: CareerExpectation
}

/** rule: draft */
export function drafted(
  edition: Edition,
  { team, league = true, expect = {} }: DraftScenario,
): string | null {
  const draft = scenarioDraft(edition, team)
  const problems = draftProblems(edition, draft, { league })
  if (expect.refused === true && problems.length === 0)
    return 'expected the draft to be refused, got it accepted'
  const value = itemise(edition, draft).reduce((sum, { total }) => sum + total, 0)
  const treasury = edition.teams.drafting.treasury - value
  const found = { legal: problems.length === 0, problems: problems.length, value, treasury }
  const rating =
    expect.rating === undefined
      ? {}
      : { rating: worthOf(edition, scenarioTeam(edition, { ...team, treasury })) }
  return careerDifference(edition, null, { ...found, ...rating }, expect, [], null)
}
