import { createEventCursor, type ChannelName, type LiveEvent } from '@jindu/domain/events'

/** What can be followed: what concerns the account, or the channel of a subject such as `goods:81`. */
export type Source = 'account' | ChannelName

export interface FollowOptions {
  /** Ends the stream. */
  readonly signal?: AbortSignal
  /** `place` of an event that was dealt with: what came after it is told first. Without it only what happens from now on is. */
  readonly from?: number
}

export interface Listener {
  readonly onEvent: (event: LiveEvent) => void
  /** It was refused or ended, and does not come back by itself. */
  readonly onEnd: (error: unknown) => void
}

/** Begins to listen from a place. @returns what ends it */
export type Listen = (source: Source, from: number | undefined, listener: Listener) => () => void

/** What waits for a slow reader; beyond, it is told of a gap as after a long pause. */
const QUEUED_AT_MOST = 1_000

/**
 * The events of a source, each once, across breaks of the connection.
 * @throws what the server refused or ended the stream with
 */
export async function* followSource(
  listen: Listen,
  source: Source,
  { signal, from }: FollowOptions,
): AsyncGenerator<LiveEvent, void, undefined> {
  const cursor = createEventCursor(from ?? null)
  let queue: LiveEvent[] = []
  const ends: unknown[] = []
  let isGreeted = false
  let wake: (() => void) | null = null
  const stop = listen(source, from, {
    onEvent(event) {
      if (!cursor.take(event)) return
      // The server greets each connection; a reader hears of the first only, because what was missed follows by itself.
      if (event.topic === 'hello' && isGreeted) return
      isGreeted ||= event.topic === 'hello'
      if (queue.length < QUEUED_AT_MOST) queue.push(event)
      else queue = [{ topic: 'gap', payload: {}, id: event.place, place: event.place, at: event.at }]
      wake?.()
    },
    onEnd(error) {
      ends.push(error)
      wake?.()
    },
  })
  const isOver = () => signal?.aborted === true
  const onAbort = () => wake?.()
  signal?.addEventListener('abort', onAbort)
  try {
    while (!isOver()) {
      const event = queue.shift()
      if (event !== undefined) yield event
      else if (ends.length > 0) throw ends[0]
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    signal?.removeEventListener('abort', onAbort)
    stop()
  }
}
