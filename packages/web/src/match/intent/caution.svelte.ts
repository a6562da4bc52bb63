import type { Choice, Game } from '@touchback/engine'
import { keepSettings, settings } from '../../lib/settings.svelte.ts'
import type { Warning } from './warnings.ts'

type Warnings = (game: Game, choice: Choice, silenced: readonly string[]) => Warning[]

/** A choice that is held back until the coach says he means it. */
export class Caution {
  choice = $state.raw<Choice | null>(null)
  /** What speaks against it. */
  warnings = $state.raw<readonly Warning[]>([])

  /** Whether a choice is better held back. */
  holds(game: Game, choice: Choice, find: Warnings): boolean {
    this.warnings = settings.warnings ? find(game, choice, settings.silenced) : []
    this.choice = this.warnings.length > 0 ? choice : null
    return this.choice !== null
  }

  drop(): void {
    this.choice = null
    this.warnings = []
  }

  /** One of the warnings is not wanted any more, now and later. True when nothing else speaks against the choice. */
  silence(id: Warning['id']): boolean {
    settings.silenced = [...settings.silenced, id]
    keepSettings()
    this.warnings = this.warnings.filter((warning) => warning.id !== id)
    return this.warnings.length === 0
  }
}
