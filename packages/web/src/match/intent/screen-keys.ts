import { focusActions } from './focus-actions.ts'
import { settings } from '../../lib/settings.svelte.ts'
import { keyAction } from './keys.ts'
import { type Desk, pressKey } from './press-key.ts'

/** A key pressed anywhere on the screen of a match; fields and dialogs keep theirs. */
export function keyDown(desk: Desk, event: KeyboardEvent): void {
  const { intent } = desk
  // Keys go to elements.
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (target.closest('input, select, textarea, dialog')) return
  if (event.key === 'Escape') return intent.back()
  if (event.repeat) return
  const onButton = target.closest('button, a, summary, .board') !== null
  if ((event.key === 'Enter' || event.key === ' ') && !onButton) {
    // A question is answered by its own keys: Enter pressed once too often leads nowhere.
    if (intent.preview === null && (intent.selected === null || intent.asksPrompt)) return
    event.preventDefault()
    return intent.preview === null ? focusActions() : void intent.commit()
  }
  const action = event.key === '?' ? 'help' : keyAction(event.code, settings.keys)
  if (action === null) return
  event.preventDefault()
  pressKey(desk, action)
}
