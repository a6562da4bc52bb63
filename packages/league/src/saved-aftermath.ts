import { type DiceSource, type Edition, editionOf, EDITIONS, houseOf, type Reading } from '@touchback/engine'
import { optionProblems, readCareerChoice, readOwnReport, readPrize } from '@touchback/engine/career'
import {
  isFields,
  listOf,
  nameIn,
  object,
  optional,
  read,
  type Reader,
  recordOf,
  unfit,
  whole,
} from '@touchback/engine/doors'
import { Aftermath, type SavedAftermath } from './aftermath.ts'
import { careerOf } from './career-reader.ts'
import { OPTION } from './log/contents.ts'
import { sideProblem } from './report/side-problem.ts'

const bookIn = (value: unknown, where: string): Edition => {
  if (!isFields(value) || !isFields(value['team'])) return unfit(`${where}.team`, 'a team')
  return editionOf(nameIn(EDITIONS)(value['team']['edition'], `${where}.team.edition`))
}

const readSaved: Reader<SavedAftermath> = (value, where) => {
  const edition = bookIn(value, where)
  const shape = {
    team: careerOf(edition),
    options: recordOf(nameIn(edition.career.options), OPTION, 60),
    house: optional(houseOf(edition)),
    choices: listOf(readCareerChoice, 2000),
    dice: listOf(whole(1, 200), 2000),
  }
  return isFields(value) && Object.hasOwn(value, 'prize')
    ? object({ ...shape, prize: readPrize })(value, where)
    : object({ ...shape, report: readOwnReport })(value, where)
}

/** An aftermath from outside, where it was left, or a sentence that says what is wrong with it. */
export function readAftermath(json: unknown, dice: DiceSource): Reading<Aftermath> {
  const { value: saved, problem } = read(readSaved, json, 'The aftermath')
  if (saved === null) return { value: null, problem }
  const { team, house, options } = saved
  const book = editionOf(house === undefined ? team.edition : { edition: team.edition, house })
  const [unfitting] = [
    ...optionProblems(book, options),
    ...('report' in saved ? [sideProblem(book, saved.report) ?? []].flat() : []),
  ]
  return unfitting === undefined ? Aftermath.load(saved, dice) : { value: null, problem: unfitting }
}
