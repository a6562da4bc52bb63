import type { Reading } from '@touchback/engine'

/** Hands a text to the coach as a file. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers fetch it a little later.
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}

/** More than any match or team that we have written. */
const LARGEST = 20_000_000

/** The text of the first file picked, and room to pick it again; null when none was. */
export async function pickedText(
  input: HTMLInputElement,
  largest = LARGEST,
): Promise<Reading<string> | null> {
  const file = input.files?.[0]
  if (file === undefined) return null
  try {
    if (file.size > largest) return { value: null, problem: 'It is far too large for one of ours.' }
    return { value: await file.text(), problem: null }
  } catch {
    return { value: null, problem: 'It cannot be read.' }
  } finally {
    input.value = ''
  }
}
