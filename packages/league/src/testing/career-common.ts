/** What every career scenario says. */
export interface CareerCommon {
  readonly name: string
  readonly edition: string
  readonly rules?: readonly string[]
  readonly dice?: readonly string[]
  readonly play?: readonly Readonly<Record<string, unknown>>[]
  readonly auto?: boolean
}
