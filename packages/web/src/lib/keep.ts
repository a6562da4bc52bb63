/** Keeps something on the device. False when there is no room for it, or the device keeps nothing at all. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
