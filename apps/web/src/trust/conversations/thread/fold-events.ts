import type { LogEntry, OrderEvent } from './weave-events.ts'

/** Steps in a row of which so many stand folded, so that what was said is not lost among them. */
const SHOWN_OF_A_ROW = 2
const FOLDED_FROM = 5

export type ShownEntry =
  | LogEntry
  | { readonly kind: 'folded'; readonly at: number; readonly id: number; readonly events: readonly OrderEvent[] }

/**
 * Long rows of steps without a line between them, all but the last folded into one entry.
 * @param opened ids of steps that the reader unfolded: one of them keeps its whole row open, whatever older steps join it
 */
export function foldEvents(entries: readonly LogEntry[], opened: ReadonlySet<number>): readonly ShownEntry[] {
  const shown: ShownEntry[] = []
  let row: (LogEntry & { readonly kind: 'event' })[] = []
  const endRow = (): void => {
    const [first] = row
    const folds = first !== undefined && row.length >= FOLDED_FROM && !row.some(({ event }) => opened.has(event.id))
    const folded = folds ? row.slice(0, -SHOWN_OF_A_ROW) : []
    if (folds) {
      shown.push({ kind: 'folded', at: first.at, id: first.event.id, events: folded.map(({ event }) => event) })
    }
    shown.push(...row.slice(folded.length))
    row = []
  }
  for (const entry of entries) {
    if (entry.kind === 'event') row.push(entry)
    else {
      endRow()
      shown.push(entry)
    }
  }
  endRow()
  return shown
}
