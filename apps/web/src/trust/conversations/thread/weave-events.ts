import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import type { Line } from './held-lines.ts'

/** What happened to an order of either market that a talk is about. */
export type OrderEvent =
  | ApiOutputs['goodsOrders']['eventsOfChat']['data'][number]
  | ApiOutputs['otcOrders']['eventsOfChat']['data'][number]

export type LogEntry =
  | { readonly kind: 'line'; readonly at: number; readonly line: Line }
  | { readonly kind: 'event'; readonly at: number; readonly event: OrderEvent }

/**
 * Lines with what happened between them: lines keep the order of their numbers, an event stands before the first that was said after it.
 * @param events the oldest first
 * @param older whether there are lines that are not held: what happened among those waits for them
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
