/** A flag that wants a place on a ruler. */
export interface Wanted {
  /** Units from the start of the window. */
  readonly at: number
}

export interface Placed<T> {
  readonly flag: T
  /** Null: no space for its label, only a bare pole. */
  readonly row: 1 | 2 | null
}

/**
 * Assigns flags to two rows so that labels do not overlap; a flag without space keeps its pole without label. Beyond
 * two thirds, labels are left of their pole.
 *
 * @param units length of the window
 * @param width width of a label in units
 */
export function placeFlags<T extends Wanted>(flags: readonly T[], units: number, width: number): Placed<T>[] {
  const taken: Record<1 | 2, [from: number, to: number][]> = { 1: [], 2: [] }
  const poles: number[] = []
  const placed: Placed<T>[] = []
  for (const flag of flags.toSorted((a, b) => a.at - b.at)) {
    const left = flag.at / units > 0.66
    const from = left ? flag.at - width : flag.at
    const to = left ? flag.at : flag.at + width
    const clear = (row: 1 | 2): boolean => taken[row].every(([start, end]) => to <= start || end <= from)
    // A pole of the upper row runs down through the lower one.
    const pierced = poles.some((at) => from < at && at < to)
    const piercing = taken[2].some(([start, end]) => start < flag.at && flag.at < end)
    const free = clear(1) && !piercing ? 1 : clear(2) && !pierced ? 2 : null
    if (free !== null) taken[free].push([from, to])
    if (free === 1) poles.push(flag.at)
    placed.push({ flag, row: free })
  }
  return placed
}
