import { createEventCursor, type ChannelName, type LiveEvent } from '@jindu/domain/events'

/** Stream to follow: events of the account, or the channel of a subject such as `goods:81`. */
export type Source = 'account' | ChannelName

export interface FollowOptions {
  /** Ends the stream. */
  readonly signal?: AbortSignal
  /** `place` of the last processed event: later events are replayed first. Without it the stream starts now. */
  readonly from?: number
}

export interface Listener {
  readonly onEvent: (event: LiveEvent) => void
  /** The stream was refused or ended, and does not reconnect. */
  readonly onEnd: (error: unknown) => void
}

/** Starts to listen from a place. @returns a function that stops */
export type Listen = (source: Source, from: number | undefined, listener: Listener) => () => void

/** Maximum events queued for a slow reader; beyond it the queue is replaced by a gap, as after a long pause. */
const QUEUED_AT_MOST = 1_000

/**
 * The events of a source, each once, across reconnects.
 * @throws the server's refusal, or the error that ended the stream
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
      // The server sends `hello` on each connection. Pass on only the first: missed events are replayed anyway.
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
