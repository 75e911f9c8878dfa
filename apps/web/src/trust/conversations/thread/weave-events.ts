import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import type { Line } from './held-lines.ts'

/** An event of one of the conversation's orders, in either market. */
export type OrderEvent =
  | ApiOutputs['goodsOrders']['eventsOfChat']['data'][number]
  | ApiOutputs['otcOrders']['eventsOfChat']['data'][number]

export type LogEntry =
  | { readonly kind: 'line'; readonly at: number; readonly line: Line }
  | { readonly kind: 'event'; readonly at: number; readonly event: OrderEvent }

/**
 * Merges lines and events: lines stay in the order of their numbers, an event comes before the first later line.
 * @param events oldest first
 * @param older whether there are older lines that are not cached: events among those wait for them
 */
export function weaveEvents(
  lines: readonly Line[],
  events: readonly OrderEvent[],
  older: boolean,
): readonly LogEntry[] {
  const first = lines[0]?.saidAt ?? 0
  const shown = older ? events.filter(({ at }) => at >= first) : events
  const woven: LogEntry[] = []
  let next = 0
  const tellUntil = (at: number): void => {
    for (let event = shown[next]; event !== undefined && event.at <= at; event = shown[next]) {
      woven.push({ kind: 'event', at: event.at, event })
      next += 1
    }
  }
  for (const line of lines) {
    tellUntil(line.saidAt)
    woven.push({ kind: 'line', at: line.saidAt, line })
  }
  tellUntil(Infinity)
  return woven
}
