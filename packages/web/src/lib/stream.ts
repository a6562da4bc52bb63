import { route } from './router.svelte.ts'

/** What the address wants of the picture; a link that was pasted may say it before the `#`. */
const wished = (name: string): string | null =>
  route.query.get(name) ?? new URLSearchParams(location.search).get(name)

/** A wide picture, for a stream. */
export const isWide = (): boolean => wished('layout') === 'wide'
/** Nothing is behind it: whoever streams has a background of his own. */
export const isClear = (): boolean => wished('bg') === 'none'
