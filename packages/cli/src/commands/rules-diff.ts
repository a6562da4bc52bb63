import { editionOf, EDITIONS } from '@touchback/engine'
import { type Comparison, compareEditions, type Difference, type Reading } from '@touchback/words'
import { readCatalogue } from '../catalogue.ts'
import { UsageError } from '../usage-error.ts'
import { wrap } from '../wrap.ts'

const WIDTH = 110

function book(id: string) {
  if (EDITIONS[id] === undefined)
    throw new UsageError(`there is no edition "${id}"; there are ${Object.keys(EDITIONS).join(', ')}`)
  return editionOf(id)
}

/** What differs between two books, for whoever has to choose one. */
export function rulesDiff(a: string, b: string, { json }: { readonly json: boolean }): void {
  const comparison = compareEditions(book(a), book(b), readCatalogue())
  console.log(json ? JSON.stringify(comparison, null, 2) : comparisonText(comparison))
}

function comparisonText({ a, b, sections, rules, kickOffs, skills }: Comparison): string {
  const names: Names = [a.name, b.name]
  const lines = sections.flatMap(({ title, rows }) => ['', title, ...rows.map((row) => rowText(row, names))])
  const read = [
    ...readingText('Rules', rules, names),
    ...readingText('Kick-off results', kickOffs, names),
    ...readingText('Skills', skills, names),
  ]
  if (lines.length + kickOffs.length + skills.length === 0) return `${a.name} and ${b.name} play alike.`
  return [`${a.name} | ${b.name}`, ...lines, ...read].join('\n')
}

type Names = readonly [a: string, b: string]

/** Short answers side by side, long ones below each other. */
function rowText({ what, a, b }: Difference, names: Names): string {
  const line = `  ${what}: ${a ?? '-'} | ${b ?? '-'}`
  if (line.length <= WIDTH) return line
  const part = (name: string, text: string | null) => wrap(`${name}: ${text ?? '-'}`, WIDTH, '      ')
  return [`  ${what}`, part(names[0], a), part(names[1], b)].join('\n')
}

function readingText(title: string, readings: readonly Reading[], names: Names): string[] {
  const part = (heading: string, list: readonly Reading[]): string[] =>
    list.length === 0 ? [] : ['', heading, ...list.flatMap((reading) => told(reading, names))]
  return [
    ...part(
      `${title} only in ${names[0]}`,
      readings.filter(({ b }) => b === null),
    ),
    ...part(
      `${title} only in ${names[1]}`,
      readings.filter(({ a }) => a === null),
    ),
    ...part(
      `${title} that read differently`,
      readings.filter(({ a, b }) => a !== null && b !== null),
    ),
  ]
}

/** Its name, and its rules in our words: under the name of each book where both have it. */
function told({ name, a, b }: Reading, names: Names): string[] {
  if (a === null || b === null) return [`  ${name}`, ...textLines(a ?? b ?? [], '    ')]
  const under = (book: string, texts: readonly string[]) => [`    ${book}`, ...textLines(texts, '      ')]
  return [`  ${name}`, ...under(names[0], a), ...under(names[1], b)]
}

const textLines = (texts: readonly string[], indent: string): string[] =>
  texts.length === 0
    ? [`${indent}(the catalogue says nothing of its own)`]
    : texts.map((text) => wrap(text, WIDTH, indent))
