/** The build writes here which rules it was made with. */
declare const TOUCHBACK_ENGINE: string

/** A fingerprint of the rules this page plays by; null where nobody has taken one. */
export const ENGINE: string | null = typeof TOUCHBACK_ENGINE === 'string' ? TOUCHBACK_ENGINE : null
