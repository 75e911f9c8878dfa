import type { LiveEvent } from '@jindu/domain/events'
import { learnServerTime } from '../time/server-clock.ts'
import { onceASecond } from './once-a-second.ts'

/** Queries of pages, and which of them a topic makes stale. */
export interface PageReads<Read> {
  readonly staleBy: (topic: string) => readonly Read[]
  /** Refetches a query if an open page shows it. */
  readonly again: (read: Read) => Promise<unknown>
  /** Refetches everything, if it is unknown what is stale. */
  readonly everything: () => Promise<unknown>
}

/** Refetches stale data of a page. */
export interface PageReader {
  take(event: Pick<LiveEvent, 'at'> & { readonly topic: string }): void
  everything(): void
}

/** Coalesces refetches to one per second and query, however many events arrive. */
export function createPageReader<Read>({ staleBy, again, everything }: PageReads<Read>): PageReader {
  const mark = onceASecond(again)
  const markAll = onceASecond(everything)
  return {
    everything: () => markAll(['everything']),
    take({ topic, at }) {
      if (topic === 'hello') learnServerTime(at)
      else if (topic === 'gap') markAll(['everything'])
      else mark(staleBy(topic))
    },
  }
}
