/** Keeps something on the device. False when there is no room for it, or the device keeps nothing at all. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** The text that is kept under a name; null when there is none, or the device keeps nothing. */
export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What is kept under a name; null when there is nothing, or nothing that can be read. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(keptText(key) ?? 'null')
  } catch {
    return null
  }
}
