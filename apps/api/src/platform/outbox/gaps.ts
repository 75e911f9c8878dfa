/** Ids from `from` to `to` that were assigned but not seen yet. */
export interface Range {
  readonly from: number
  readonly to: number
}

interface Missing extends Range {
  /** When the gap was found, in seconds of the machine's monotonic clock. */
  readonly since: number
  /** Only transactions below this id can still fill it; null until known. */
  horizon: bigint | null
  ended: boolean
}

const gap = (from: number, to: number, since: number): Missing => ({ from, to, since, horizon: null, ended: false })

/** The progress of transactions: all below `oldest` have ended, none at or above `next` has started. */
export interface Transactions {
  readonly oldest: bigint
  readonly next: bigint
}

/** An id is assigned shortly before its transaction gets its own id; after this long the transaction surely has one. */
const DRAWN_SECONDS = 1

/**
 * Tracks the outbox ids that were seen. Ids are assigned in order but commit out of order, so a lower id may still
 * appear. A missing id is given up once all transactions that could have it have ended: it was rolled back.
 *
 * @param newest the highest id; all others below were seen or are in `unseen`
 */
export const createGaps = (newest: number, unseen: readonly Range[] = [], nowSeconds = 0) => {
  let top = newest
  let missing = unseen.map(({ from, to }) => gap(from, to, nowSeconds))

  const fill = (id: number): boolean => {
    const at = missing.findIndex(({ from, to }) => from <= id && id <= to)
    const range = missing[at]
    if (range === undefined) return false
    const rest = [
      { ...range, to: id - 1 },
      { ...range, from: id + 1 },
    ]
    missing.splice(at, 1, ...rest.filter(({ from, to }) => from <= to))
    return true
  }

  return {
    top: () => top,
    /** The low watermark: no id up to it is missing. */
    settled: () => (missing[0] === undefined ? top : missing[0].from - 1),
    missing: (): readonly Range[] => missing,
    /** Records a row's id; false for a duplicate. */
    note(id: number, nowSeconds: number): boolean {
      if (id <= top) return fill(id)
      if (id > top + 1) missing.push(gap(top + 1, id - 1, nowSeconds))
      top = id
      return true
    },
    /**
     * Call before re-reading missing ids: an id not found then, although its transactions have ended, is given up by
     * `forget`.
     */
    observe({ oldest, next }: Transactions, nowSeconds: number): void {
      for (const range of missing) {
        if (range.horizon !== null) range.ended = range.horizon <= oldest
        else if (nowSeconds - range.since >= DRAWN_SECONDS) range.horizon = next
      }
    },
    forget(): void {
      missing = missing.filter(({ ended }) => !ended)
    },
  }
}
