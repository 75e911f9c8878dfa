import { useState } from 'react'

interface Row {
  readonly id: number
}

export interface HeldRows<R extends Row> {
  readonly rows: readonly R[]
  /** How many wait above them. */
  readonly waiting: number
  readonly showAll: () => void
}

/**
 * Rows of a page that is read again while it is open: what came meanwhile waits above it and pushes nothing,
 * what is shown is always as it was read last.
 * @param page what is read; another one is shown as it comes
 * @param rows the newest first; undefined until they are there
 */
export function useHeldRows<R extends Row>(page: string, rows: readonly R[] | undefined): HeldRows<R> | undefined {
  const [held, setHeld] = useState<{ readonly page: string; readonly rows: readonly R[] }>()
  if (rows === undefined) return undefined
  if (held?.page !== page || held.rows.length === 0) {
    // Empty again is empty still: nothing is pushed where nothing stands.
    if (held?.page !== page || rows.length > 0) setHeld({ page, rows })
    return { rows, waiting: 0, showAll: () => undefined }
  }
  const now = new Map(rows.map((row) => [row.id, row]))
  const newest = held.rows[0]?.id ?? 0
  return {
    rows: held.rows.map((row) => now.get(row.id) ?? row),
    waiting: rows.filter(({ id }) => id > newest).length,
    showAll: () => setHeld({ page, rows }),
  }
}
