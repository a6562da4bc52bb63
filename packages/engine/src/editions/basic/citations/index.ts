import { skills } from './skills.ts'

/** Neutral rule keys to the entries of this book's catalogue. */
export const citations: Readonly<Record<string, string | readonly string[]>> = {
  ...skills,
}
