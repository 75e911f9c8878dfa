type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

/** Removes undefined entries, because procedures distinguish missing from undefined. */
export function withoutUndefined<T extends Record<string, unknown>>(values: T): Given<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left are the entries that are not undefined
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>
}
