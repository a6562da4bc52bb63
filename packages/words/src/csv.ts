/** Comma-separated, as spreadsheets read it. A text that a spreadsheet would take for a formula is given a quote before it. */
export function csv(given: readonly object[]): string {
  const rows = given.map((row) => new Map<string, unknown>(Object.entries(row)))
  const heads = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const lines = rows.map((row) => heads.map((head) => cell(row.get(head))).join(','))
  return [heads.map(cell).join(','), ...lines].map((line) => `${line}\r\n`).join('')
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? guarded(value) : JSON.stringify(value)
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const guarded = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text)
