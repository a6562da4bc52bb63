import type { TeamPlayer } from '@touchback/engine/career'

const count = (number: number, one: string, many: string): string =>
  number === 1 ? one : `${number} ${many}`

/** What somebody carries from his injuries, in a few words; empty when he is well. */
export function injuriesText({ missNext, niggles, scars }: TeamPlayer): string {
  const lost = scars
    .filter(({ effect }) => effect.startsWith('-'))
    .map(({ effect }) => `−1 ${effect.slice(1).toUpperCase()}`)
  return [
    ...(missNext ? ['misses the next match'] : []),
    ...(niggles > 0 ? [count(niggles, 'niggling injury', 'niggling injuries')] : []),
    ...lost,
  ].join(', ')
}
