import type { Edition } from '@touchback/engine'

/** The ids of the edition's own catalogue for the rule key of an event, a decision or a refusal. */
export function citedRules({ citations }: Edition, key: string): readonly string[] {
  const cited: Readonly<Record<string, string | readonly string[] | undefined>> = citations
  return [cited[key] ?? []].flat()
}
