type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

/** Leaves out what was not sent: procedures know missing, not undefined. */
export function given<T extends Record<string, unknown>>(values: T): Given<T> {
  // What is left of the entries are those that are not undefined.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>
}
