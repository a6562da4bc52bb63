/** What somebody could do comes after him: the keys go on to the first of his actions that can be taken. */
export const focusActions = (): void =>
  document
    .querySelector<HTMLElement>('[role="toolbar"] button:not([aria-disabled="true"], :disabled)')
    ?.focus()
