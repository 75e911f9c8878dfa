import type { LiveEvent } from '@jindu/domain/events'
import { rules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'
import type { OutboxEvent, Reader } from '../../platform/outbox/index.ts'
import type { WatchedSession } from './watch-session.ts'

const MISSED_AT_MOST = 200
const QUEUED_AT_MOST = 1_000

export interface Stream {
  readonly app: App
  readonly reader: Reader
  /** The client's position in the event stream; null to start from now. */
  readonly place: number | null
  /** Starts watching the session that owns the stream. */
  readonly watch: (onChange: () => void) => WatchedSession
  /** Throws if the session may not receive the event. A null event means the session itself changed. */
  readonly permit: (session: WatchedSession, event: OutboxEvent | null) => Promise<void>
}

function liveEvent({ id, place, topic, payload, createdAt }: OutboxEvent): LiveEvent {
  const event: unknown = { id, place, topic, payload, at: createdAt }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are written as cases of the domain's union
  return event as LiveEvent
}

/**
 * Streams events to a reader, starting with those after `place`.
 *
 * The first event carries the current place, so that a client whose connection breaks at once can resume from it. After
 * a resume the same event may arrive twice; clients drop duplicates.
 * @throws DomainError what `permit` refuses with
 */
export async function* followStream(stream: Stream, signal?: AbortSignal): AsyncGenerator<LiveEvent> {
  const { app, reader, place } = stream
  let queue: OutboxEvent[] = []
  let awake = Promise.withResolvers<void>()
  const wake = () => awake.resolve()
  const session = stream.watch(wake)
  const unsubscribe = app.outbox.subscribe(reader, (event) => {
    // Never wait for a slow reader: replace its queue by one `gap` event, and the client reloads.
    if (queue.length >= QUEUED_AT_MOST) queue = [{ ...event, id: event.place, topic: 'gap', payload: {} }]
    else queue.push(event)
    wake()
  })
  const isOver = () => signal?.aborted === true
  signal?.addEventListener('abort', wake)
  try {
    const from = place ?? app.outbox.place()
    const payload = { heartbeatMilliseconds: rules.live.heartbeatMilliseconds }
    yield { id: from, place: from, topic: 'hello', payload, at: app.clock.now() }
    const told = new Set<number>()
    if (place !== null) {
      for (const event of await app.outbox.missed(reader, place, MISSED_AT_MOST)) {
        if (event.topic !== 'gap') told.add(event.id)
        await stream.permit(session, event)
        yield liveEvent(event)
      }
    }
    while (!isOver()) {
      if (session.hasChanged()) await stream.permit(session, null)
      const event = queue.shift()
      if (event === undefined) {
        await awake.promise
        awake = Promise.withResolvers()
      } else if (!told.has(event.id) || event.topic === 'gap') {
        await stream.permit(session, event)
        yield liveEvent(event)
      }
    }
  } finally {
    signal?.removeEventListener('abort', wake)
    session.end()
    unsubscribe()
  }
}
