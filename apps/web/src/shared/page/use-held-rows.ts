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
 * Keeps a refetched page stable: new rows wait above it and push nothing; displayed rows show their latest data.
 * @param page identity of the page; another one is shown at once
 * @param rows newest first; undefined until loaded
 */
export function useHeldRows<R extends Row>(page: string, rows: readonly R[] | undefined): HeldRows<R> | undefined {
  const [held, setHeld] = useState<{ readonly page: string; readonly rows: readonly R[] }>()
  if (rows === undefined) return undefined
  if (held?.page !== page || held.rows.length === 0) {
    // An empty list has nothing to push: show new rows at once.
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
