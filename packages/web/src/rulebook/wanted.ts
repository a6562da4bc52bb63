/** What a link into the rulebook asks for. */
export interface Wanted {
  readonly href: string
  /** A skill by its id, or rules by theirs. */
  readonly skill: string | null
  readonly rules: readonly string[]
}

const ADDRESS = /^#\/rulebook\/(?:skills\/(?<skill>[^/?]+)|(?<rule>[^/?]+\.[^/?]+))(?:\?.*)?$/u

/** What a link asks for that can be shown on a card; null for every other link. */
export function wantedBy(link: {
  readonly href: string
  readonly rules?: string | undefined
}): Wanted | null {
  const { skill, rule } = ADDRESS.exec(link.href)?.groups ?? {}
  if (skill !== undefined) return { href: link.href, skill: decodeURIComponent(skill), rules: [] }
  if (rule === undefined) return null
  return { href: link.href, skill: null, rules: link.rules?.split(' ') ?? [decodeURIComponent(rule)] }
}
