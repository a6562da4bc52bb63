declare const held: unique symbol

/** JSON in a column of text, and what it holds: we have written it ourselves, and are the only ones who do. */
export type JsonText<T> = string & { readonly [held]: T }

/** Here a text becomes what `fromJson` reads, and in the rows that come from the database. */
export const jsonText = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>
export const fromJson = <T>(text: JsonText<T>): T => JSON.parse(text)
