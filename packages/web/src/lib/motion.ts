/** Whether whoever looks at the page wants nothing on it to move. */
export const reducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
