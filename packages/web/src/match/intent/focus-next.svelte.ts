import { tick } from 'svelte'
import type { Intent } from './intent.svelte.ts'

/** Where the next key is needed: a set-up that can stand, the answers to a question, otherwise the pitch. */
const PLACES = ['.set-up .primary', '.prompt .tray .answers', 'svg.board'] as const

function focusNext(): void {
  const found = PLACES.map((place) => document.querySelector<HTMLElement | SVGElement>(place))
  found.find((element) => element !== null)?.focus({ preventScroll: true })
}

/** Nothing has the focus, or the pitch, where a set-up is not answered. */
function isFree(): boolean {
  const { activeElement } = document
  const settingUp = document.querySelector('.set-up') !== null
  return (
    activeElement === null ||
    activeElement === document.body ||
    (settingUp && activeElement.matches('svg.board'))
  )
}

/** The page knows whether keys are used: a pitch that was given the focus shows it to those alone who have use for it. */
function markKeys(): () => void {
  const { documentElement: page } = document
  const keys = () => page.toggleAttribute('data-keys', true)
  const pointer = () => page.removeAttribute('data-keys')
  addEventListener('keydown', keys, true)
  addEventListener('pointerdown', pointer, true)
  return () => {
    removeEventListener('keydown', keys, true)
    removeEventListener('pointerdown', pointer, true)
  }
}

/**
 * Whenever somebody here is asked and the focus has nowhere to be, as when the button that had it is gone, it goes where
 * the next key is needed.
 */
export function keepFocus(intent: () => Intent): void {
  $effect(markKeys)
  $effect(() => {
    const { session } = intent()
    void session.version
    if (!session.isOurs) return
    void tick().then(() => {
      if (isFree() && document.querySelector('dialog[open]') === null) focusNext()
    })
  })
}
