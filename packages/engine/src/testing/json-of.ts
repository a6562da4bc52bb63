/** The same as it comes back from a file: what is plain data has kept its shape. */
export const jsonOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))
