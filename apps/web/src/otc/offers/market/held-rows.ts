interface Row {
  readonly id: number
}

/** Rows as a reader has them before their eyes. */
export interface Held<R extends Row> {
  /** Which list it is. */
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
 * A list that changes while somebody looks at it: every row stays where it is and says what is new about it; what came, went or moved
 * waits until they ask.
 * @param fresh the same list as it is now
 * @returns with `absent`, the ids of held rows that it has no more: on another page of it, or in none
 */
export function holdRows<R extends Row>(held: readonly R[], fresh: readonly R[]): HeldList<R> {
  const now = new Map(fresh.map((row) => [row.id, row]))
  const known = new Set(held.map(({ id }) => id))
  const added = fresh.filter(({ id }) => !known.has(id)).length
  const moved = held.length !== fresh.length || held.some(({ id }, nth) => fresh[nth]?.id !== id)
  const absent = held.filter(({ id }) => !now.has(id)).map(({ id }) => id)
  return { rows: held.map((row) => now.get(row.id) ?? row), added, moved, absent }
}
