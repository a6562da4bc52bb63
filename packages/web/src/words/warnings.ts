import type { Warning } from '../match/warnings.ts'

export const WARNINGS: Readonly<
  Record<Warning['id'], { readonly title: string; readonly text: (names: string) => string }>
> = {
  'loose-ball': {
    title: 'A loose ball',
    text: (names) => `The ball is loose and ${names} could still get it.`,
  },
  blitz: {
    title: 'A blitz left',
    text: (names) => `Your blitz is unused: ${names} could hit somebody who matters.`,
  },
  score: { title: 'A touchdown in reach', text: (names) => `${names} could still score this turn.` },
}
