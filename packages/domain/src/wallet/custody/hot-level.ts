/** Smallest units; 0 where there is no bound. */
export interface HotBounds {
  readonly floor: bigint
  readonly ceiling: bigint
}

/**
 * Whether a hot wallet holds less than its floor or more than its ceiling.
 * @param held smallest units
 * @example
 * hotLevel(5n, { floor: 10n, ceiling: 100n }) // 'low'
 * hotLevel(100n, { floor: 10n, ceiling: 100n }) // 'within'
 * hotLevel(500n, { floor: 0n, ceiling: 0n }) // 'within'
 */
export function hotLevel(held: bigint, { floor, ceiling }: HotBounds): 'low' | 'within' | 'high' {
  if (held < floor) return 'low'
  return ceiling > 0n && held > ceiling ? 'high' : 'within'
}
