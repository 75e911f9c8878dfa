/** How long a missing id may still be a transaction on its way; after that it was rolled back. */
const PATIENCE_SECONDS = 30

/**
 * Which ids of the outbox were seen. Ids are drawn in order but commit out of order, so an id below the newest may still appear.
 * Seconds here are the machine's own: they measure transactions, not the product's clock.
 */
export const createGaps = (newest: number) => {
  let top = newest
  const missing = new Map<number, number>()
  return {
    top: () => top,
    /** The id below which nothing is missing any more. */
    settled: () => Math.min(top, ...[...missing.keys()].map((id) => id - 1)),
    missing: () => [...missing.keys()],
    /** Notes a row; false when it was noted before. */
    note(id: number, nowSeconds: number): boolean {
      if (id <= top) return missing.delete(id)
      for (let skipped = Math.max(top + 1, id - 1000); skipped < id; skipped += 1) missing.set(skipped, nowSeconds)
      top = id
      return true
    },
    forget(nowSeconds: number): void {
      for (const [id, since] of missing) if (nowSeconds - since > PATIENCE_SECONDS) missing.delete(id)
    },
  }
}
