/** A flag that wants a place on a ruler. */
export interface Wanted {
  /** Units from the start of the window. */
  readonly at: number
}

export interface Placed<T> {
  readonly flag: T
  readonly row: 1 | 2
}

/**
 * Gives each flag one of two rows so that no two sets of words overlap; what finds no room is left out.
 * Right of two thirds the words stand left of their pole.
 *
 * @param units length of the window
 * @param width how many units the words of a flag take
 */
export function placeFlags<T extends Wanted>(flags: readonly T[], units: number, width: number): Placed<T>[] {
  const taken: Record<1 | 2, [from: number, to: number][]> = { 1: [], 2: [] }
  const placed: Placed<T>[] = []
  for (const flag of flags.toSorted((a, b) => a.at - b.at)) {
    const left = flag.at / units > 0.66
    const from = left ? flag.at - width : flag.at
    const to = left ? flag.at : flag.at + width
    const free = ([1, 2] as const).find((row) => taken[row].every(([start, end]) => to <= start || end <= from))
    if (free === undefined) continue
    taken[free].push([from, to])
    placed.push({ flag, row: free })
  }
  return placed
}
