import { type Edition, SeededDice } from '@touchback/engine'
import { PreMatch, randomSpec } from '@touchback/engine/testing'
import { hashOf } from './hash-of.ts'
import { seedFor } from './seeds.ts'

/** How many matches are made ready, so many to a group. */
const [GROUPS, MATCHES] = [8, 10]
const MOST_DECISIONS = 60

/** All that happens before one match: what is asked and told, by coaches who take anything. */
function opening(edition: Edition, index: number): unknown {
  const dice = new SeededDice(seedFor('golden opening', index))
  const rosters = Object.keys(edition.teams.rosters)
  const any = (): string => rosters[dice.below(rosters.length)] ?? ''
  const before = new PreMatch(randomSpec(edition, any(), any(), index), dice)
  const asked: unknown[] = []
  before.begin()
  for (let count = 0; before.decision !== null && count < MOST_DECISIONS; count++) {
    const { type, options, default: usual, about } = before.decision
    asked.push([type, options, about, usual])
    before.choose(options[dice.below(options.length)] ?? usual)
  }
  return [asked, before.events, before.match.state]
}

/** What comes before matches of a book, in groups of lines. */
export const goldenOpenings = (edition: Edition): (() => string[])[] =>
  Array.from({ length: GROUPS }, (_, group) => () => {
    const openings = Array.from({ length: MATCHES }, (_, at) => opening(edition, group * MATCHES + at))
    return [`${group + 1}: ${hashOf(openings)}`]
  })
