import { rules } from '@jindu/domain/rules'

export interface ReadPage<Row> {
  (
    page: { readonly page: number; readonly limit: number },
    signal: AbortSignal,
  ): Promise<{
    readonly data: readonly Row[]
    readonly total: number
  }>
}

export interface Collected<Row> {
  readonly rows: readonly Row[]
  /** More rows match than a file holds: these are the latest. */
  readonly cut: boolean
  /** The list changed while it was read, twice: a row may be missing. */
  readonly moved: boolean
}

interface Options {
  readonly signal: AbortSignal
  /** Called after each page with rows read and the total. */
  readonly onRead: (read: number, all: number) => void
  readonly most?: number
}

const { maximumRows: limit, maximumExportedRows } = rules.pages

/**
 * Reads all rows of a list page by page, up to a bound. The list may change meanwhile: duplicates are skipped, and if
 * its length changed it is read once more, because rows moved across page boundaries.
 * @throws the read error, or the signal's reason once aborted
 */
export async function collectRows<Row extends { readonly id: number }>(
  read: ReadPage<Row>,
  { signal, onRead, most = maximumExportedRows }: Options,
): Promise<Collected<Row>> {
  let rows = new Map<number, Row>()
  let total = 0
  let moved = false
  for (let attempt = 0; attempt < 2; attempt += 1) {
    rows = new Map()
    moved = false
    for (let page = 1; ; page += 1) {
      signal.throwIfAborted()
      const answer = await read({ page, limit }, signal)
      moved ||= (page > 1 && answer.total !== total) || answer.data.some(({ id }) => rows.has(id))
      for (const row of answer.data) rows.set(row.id, row)
      total = answer.total
      onRead(Math.min(rows.size, most), Math.min(total, most))
      if (answer.data.length < limit || page * limit >= Math.min(total, most)) break
    }
    if (!moved) break
  }
  return { rows: [...rows.values()].slice(0, most), cut: total > most, moved }
}
