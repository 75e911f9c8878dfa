/** Ids from `from` to `to` that were drawn but not seen. */
export interface Range {
  readonly from: number
  readonly to: number
}

interface Missing extends Range {
  /** Seconds of the machine's own clock at which the gap was found. */
  readonly since: number
  /** Transactions below this id may still fill it; null until it is known. */
  horizon: bigint | null
  ended: boolean
}

const gap = (from: number, to: number, since: number): Missing => ({ from, to, since, horizon: null, ended: false })

/** How far the database's transactions are: all below `oldest` have ended, none at or above `next` has begun. */
export interface Transactions {
  readonly oldest: bigint
  readonly next: bigint
}

/** A row's id is drawn a moment before its transaction gets its own: after that long it surely has one. */
const DRAWN_SECONDS = 1

/**
 * Which ids of the outbox were seen. Ids are drawn in order but commit out of order, so one below the newest may still appear.
 * A missing one is given up when every transaction that could have drawn it has ended: it was rolled back.
 *
 * @param newest up to where ids were seen or are in `unseen`
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
    /** The id up to which nothing is missing any more. */
    settled: () => (missing[0] === undefined ? top : missing[0].from - 1),
    missing: (): readonly Range[] => missing,
    /** Notes a row; false when it was noted before. */
    note(id: number, nowSeconds: number): boolean {
      if (id <= top) return fill(id)
      if (id > top + 1) missing.push(gap(top + 1, id - 1, nowSeconds))
      top = id
      return true
    },
    /** To be asked before the missing are read again: what is not found then, though its transactions have ended, is given up by `forget`. */
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
