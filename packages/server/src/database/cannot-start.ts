/** The database cannot be had. Two lines for a person: what is wrong, and what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
  readonly wrong: string
  readonly remedy: string

  constructor(wrong: string, remedy: string) {
    super(`${wrong}\n${remedy}`)
    this.wrong = wrong
    this.remedy = remedy
  }
}
