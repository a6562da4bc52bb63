/** Closes an exhaustive switch: a new member of the union stops the build here. */
export function never(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`)
}
