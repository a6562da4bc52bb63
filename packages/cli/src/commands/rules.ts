import { EDITIONS } from '@touchback/engine'
import { type Catalogue, type CatalogueRule, findRules } from '@touchback/words'
import { readCatalogue } from '../catalogue.ts'
import { type Coverage, measureCoverage, type SideCoverage } from '../coverage.ts'
import { editionText } from '../edition-text.ts'
import { UsageError } from '../usage-error.ts'
import { wrap } from '../wrap.ts'

export function rulesFind(words: readonly string[]): boolean {
  const found = findRules(
    readCatalogue(),
    words.flatMap((word) => word.split(/\s+/u)).filter((word) => word !== ''),
  )
  for (const rule of found) console.log(`${rule.id}\n${wrap(rule.text, 110, '    ')}`)
  console.log(`${found.length} ${found.length === 1 ? 'rule' : 'rules'} with ${words.join(' ')}`)
  return found.length > 0
}

/** A rule, a ruling, everything under a prefix of an id, or a whole edition. */
export function rulesShow(what: string): void {
  const edition = EDITIONS[what]
  if (edition !== undefined) {
    process.stdout.write(editionText(edition))
    return
  }
  const catalogue = readCatalogue()
  const rule = catalogue.rules.find(({ id }) => id === what)
  const under = catalogue.rules.filter(({ id }) => id.startsWith(`${what}.`))
  const ruling = catalogue.rulings.find(({ id }) => id === what.toUpperCase())
  if (rule !== undefined) showRule(catalogue, rule)
  for (const each of under) showRule(catalogue, each)
  if (ruling !== undefined)
    console.log(`${ruling.id} (rules/${ruling.file}.md:${ruling.line})\n${wrap(ruling.text, 110, '    ')}`)
  if (rule === undefined && under.length === 0 && ruling === undefined)
    throw new UsageError(
      `there is no rule or edition "${what}"; try "rules find ${what}", or one of ${Object.keys(EDITIONS).join(', ')}`,
    )
}

function showRule({ rulings }: Catalogue, rule: CatalogueRule): void {
  const module = rule.module === null ? '' : `, ${rule.module}`
  console.log(`${rule.id} (${rule.section}${module}; rules/${rule.file}.md:${rule.line})`)
  console.log(wrap(rule.text, 110, '    '))
  const keys = Object.values(EDITIONS).flatMap(({ citations }) =>
    Object.entries(citations).flatMap(([key, cited]) =>
      [cited ?? []].flat().includes(rule.id) ? [key] : [],
    ),
  )
  if (keys.length > 0) console.log(`    In events and decisions: ${keys.join(', ')}`)
  for (const id of rule.rulings) {
    const ruling = rulings.find((each) => each.id === id && each.file === rule.file)
    if (ruling !== undefined) console.log(wrap(`${id} ${ruling.text}`, 110, '    '))
  }
}

export async function rulesCoverage({ json }: { readonly json: boolean }): Promise<void> {
  const coverage = await measureCoverage(readCatalogue())
  for (const id of coverage.unknown) console.error(`no catalogue has ${id}`)
  if (json) console.log(JSON.stringify(coverage.files, null, 2))
  else printCoverage(coverage)
}

function printCoverage({ files, idle, foreign, failed, tests }: Coverage): void {
  console.log(`${tests} rule tests, ${failed.length} failing`)
  for (const { where, name, problem } of failed) console.log(`  FAIL ${where}: ${name}: ${problem}`)
  printCounts('in a match', Object.entries(files))
  const leagues = Object.entries(files).map(([file, { league }]) => [file, league] as const)
  printCounts('in leagues and between matches', leagues)
  for (const { id, name, where } of idle)
    console.log(`  cited but not seen at work: ${id} (${where}: ${name})`)
  for (const { id, name, where } of foreign)
    console.log(`  cited by a test of another book: ${id} (${where}: ${name})`)
  for (const [file, { league, ...match }] of Object.entries(files)) {
    printRest(`${file} misses in a match`, match)
    printRest(`${file} misses in leagues`, league)
  }
}

function printCounts(title: string, files: readonly (readonly [file: string, SideCoverage])[]): void {
  console.log(`${title.padEnd(31)} rules  covered  excused  missing`)
  for (const [file, { rules, covered, excused, missing }] of files) {
    if (rules === 0) continue
    const columns = [rules, covered, excused.length, missing.length].map((count) => String(count).padStart(7))
    const testable = rules - excused.length
    const share = `${((100 * covered) / Math.max(1, testable)).toFixed(1)} % of what can be tested`
    console.log(`  ${file.padEnd(27)} ${columns.join('  ')}   ${share}`)
  }
}

/** Nothing is said of a side that nobody has begun. */
function printRest(title: string, { covered, excused, missing }: SideCoverage): void {
  for (const { id, reason } of excused) console.log(`  excused ${id}: ${reason}`)
  if (covered > 0 && missing.length > 0) console.log(`${title}:\n${wrap(missing.join(' '), 110, '  ')}`)
}
