/** Something is not done, and why: one sentence for a person, and what HTTP calls it. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

export const notFound = (what: string): Refused => new Refused(404, `There is no such ${what}.`)
