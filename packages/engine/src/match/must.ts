/** What is there by the logic of the place, said to the compiler and checked: the first of a list that is never empty, say. */
export function must<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('something that must be there is missing')
  return value
}
