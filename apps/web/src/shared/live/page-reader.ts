import type { LiveEvent } from '@jindu/domain/events'
import { learnServerTime } from '../time/server-clock.ts'
import { onceASecond } from './once-a-second.ts'

/** What pages show, and which of it a topic makes stale. */
export interface PageReads<Read> {
  readonly staleBy: (topic: string) => readonly Read[]
  /** Reads again what an open page shows of it. */
  readonly again: (read: Read) => Promise<unknown>
  /** When it is not known what is stale. */
  readonly everything: () => Promise<unknown>
}

/** Makes a page read again what has changed. */
export interface PageReader {
  take(event: Pick<LiveEvent, 'at'> & { readonly topic: string }): void
  everything(): void
}

/** Reads each thing at most once a second, however much happens to it. */
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
