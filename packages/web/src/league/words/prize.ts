import type { Prize } from '@touchback/engine/career'
import { gold } from '../../words/match-options.ts'

/** What a prize brings, in a sentence. */
export function prizeText({ gold: purse, fans, trophy, medal, medals }: Prize): string {
  const parts = [
    trophy === 'won' ? 'the trophy' : '',
    purse > 0 ? `${gold(purse)} gold` : '',
    fans > 0 ? `${fans} more fan factor` : '',
    medals.length > 0
      ? `${medal} points for ${medals.length === 1 ? 'the one player' : `each of the ${medals.length} players`} who took part`
      : '',
  ].filter((part) => part !== '')
  const said =
    parts.length < 2 ? (parts[0] ?? 'nothing') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return `It brings ${said}. Whoever reaches a level by it rolls for that now.`
}
