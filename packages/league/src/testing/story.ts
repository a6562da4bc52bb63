import { same } from '@touchback/engine'

/** An event that must come: its type, or some of its fields. */
export type StoryEntry = string | Readonly<Record<string, unknown>>

interface Told {
  readonly type: string
}

function fits(wanted: StoryEntry, event: Told): boolean {
  if (typeof wanted === 'string') return event.type === wanted
  const fields = new Map<string, unknown>(Object.entries(event))
  return Object.entries(wanted).every(([name, value]) => same(fields.get(name), value))
}

/** The first event of a story that did not come after the one before it; null when all did. Others may lie between. */
export function storyDifference(story: readonly StoryEntry[], events: readonly Told[]): string | null {
  let at = 0
  for (const wanted of story) {
    const next = events.findIndex((event, index) => index >= at && fits(wanted, event))
    if (next < 0) {
      const followed = events.slice(at).map(({ type }) => type)
      return `expected the event ${JSON.stringify(wanted)}, got ${followed.join(', ')}`
    }
    at = next + 1
  }
  return null
}
