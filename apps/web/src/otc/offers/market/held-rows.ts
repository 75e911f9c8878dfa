interface Row {
  readonly id: number
}

/** The displayed rows of a list. */
export interface Held<R extends Row> {
  /** Identity of the list. */
  readonly key: string
  readonly rows: readonly R[]
}

export interface HeldList<R extends Row> {
  readonly rows: readonly R[]
  readonly added: number
  readonly moved: boolean
  readonly absent: readonly number[]
}

/**
 * Keeps a live list stable while it is read: rows keep their place and show their new values; added, removed and moved
 * rows wait until the reader asks.
 * @param fresh the current list
 * @returns with `absent`: ids of held rows that the current page no longer has
 */
export function holdRows<R extends Row>(held: readonly R[], fresh: readonly R[]): HeldList<R> {
  const now = new Map(fresh.map((row) => [row.id, row]))
  const known = new Set(held.map(({ id }) => id))
  const added = fresh.filter(({ id }) => !known.has(id)).length
  const moved = held.length !== fresh.length || held.some(({ id }, nth) => fresh[nth]?.id !== id)
  const absent = held.filter(({ id }) => !now.has(id)).map(({ id }) => id)
  return { rows: held.map((row) => now.get(row.id) ?? row), added, moved, absent }
}
