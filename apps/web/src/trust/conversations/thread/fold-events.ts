import type { LogEntry, OrderEvent } from './weave-events.ts'

/** Number of events that stay visible in a folded series, so that lines are not lost among events. */
const SHOWN_OF_A_ROW = 2
const FOLDED_FROM = 5

export type ShownEntry =
  | LogEntry
  | { readonly kind: 'folded'; readonly at: number; readonly id: number; readonly events: readonly OrderEvent[] }

/**
 * Folds long series of events between lines, all but the last two, into one entry.
 * @param opened ids of events that the reader unfolded: one keeps its whole series open, even if older events join it
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
