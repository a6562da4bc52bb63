/** The names in a record of ours, as its type has them: what comes from outside may hold others and has no place here. */
export const namesIn = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  // A record of ours has no other names.
  Object.keys(record) as K[]

/** A record with an entry for every name of a list. */
export const forEach = <K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> =>
  // `fromEntries` forgets which names there were.
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>
