/** How much of the device is used by us, and how much is left, in bytes; null where the browser does not say. */
export async function room(): Promise<{ readonly used: number; readonly left: number } | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate()
    return usage === undefined || quota === undefined
      ? null
      : { used: usage, left: Math.max(0, quota - usage) }
  } catch {
    return null
  }
}

/** Asks the browser not to throw away what is kept when it needs room. Whether it promises that. */
export async function keptForGood(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}
