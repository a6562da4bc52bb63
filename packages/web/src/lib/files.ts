/** Hands a text to the coach as a file. */
export function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers fetch it a little later.
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}

/** The text of the first file picked, and room to pick it again. */
export async function pickedText(input: HTMLInputElement): Promise<string | null> {
  const text = (await input.files?.[0]?.text()) ?? null
  input.value = ''
  return text
}
