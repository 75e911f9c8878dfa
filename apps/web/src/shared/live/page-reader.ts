import { createEventCursor, type LiveEvent } from '@jindu/domain/events'
import type { QueryClient } from '@tanstack/react-query'
import { learnServerTime } from '../time/server-clock.ts'
import type { ApiQueries } from '../trpc/react-query.ts'
import { onceASecond } from './once-a-second.ts'
import { readAgain, staleReads, type Read } from './stale-reads.ts'

interface Page {
  readonly q: ApiQueries
  readonly queryClient: QueryClient
}

/** Makes the page read again what an event says has changed, each thing at most once a second. @param place at which the page was made */
export function createPageReader({ q, queryClient }: Page, place: number) {
  const cursor = createEventCursor(place)
  const mark = onceASecond<Read | 'everything'>((read) =>
    read === 'everything' ? queryClient.invalidateQueries() : readAgain(q, read),
  )
  return {
    take(event: LiveEvent): void {
      if (!cursor.take(event)) return
      if (event.topic === 'hello') learnServerTime(event.at)
      else mark(event.topic === 'gap' ? ['everything'] : staleReads(event.topic))
    },
  }
}
