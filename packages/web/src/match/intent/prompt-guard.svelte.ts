import { settings } from '../../lib/settings.svelte.ts'
import type { Intent } from './intent.svelte.ts'

const GUARD = 300

/** A new prompt takes no answer in its first moments: a click meant for the last one answers nothing. */
export function guardPrompts(intent: () => Intent): void {
  $effect(() => {
    const asked = intent()
    void asked.session.version
    if (!settings.guard || !asked.isPrompt) {
      asked.ready = true
      return
    }
    asked.ready = false
    const timer = setTimeout(() => (asked.ready = true), GUARD)
    return () => clearTimeout(timer)
  })
}
