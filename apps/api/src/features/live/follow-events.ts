import { fail } from '@jindu/domain/errors'
import type { OutboxEvent } from '../../platform/outbox/outbox.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { Context } from '../../trpc/context.ts'
import { takeSlot } from './slots.ts'

const MISSED_AT_MOST = 200
const QUEUED_AT_MOST = 1_000

/** One event of the live connection. `topic` 'hello' is the first and says that the connection stands. */
export interface LiveEvent {
  readonly id: number
  readonly topic: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Unix seconds. */
  readonly at: number
}

type LiveContext = Context & { readonly session: Session }

function liveEvent({ id, topic, payload, createdAt }: OutboxEvent): LiveEvent {
  return { id, topic, payload, at: createdAt }
}

/**
 * The account's events from now on, after those that came after `lastEventId`.
 *
 * The first one names a place in the stream, so that a client whose connection breaks before anything else came misses nothing.
 * @param lastEventId null to hear only what happens from now on
 * @throws DomainError SESSION_ENDED when the session ends, RATE_LIMITED for a slow reader or too many streams
 */
export async function* followEvents(
  ctx: LiveContext,
  lastEventId: number | null,
  signal?: AbortSignal,
): AsyncGenerator<LiveEvent> {
  const { app, session } = ctx
  const queue: OutboxEvent[] = []
  let sessionChanged = false
  let awake = Promise.withResolvers<void>()
  const wake = () => awake.resolve()
  const gone = () => signal?.aborted === true
  const release = takeSlot(session.uid)
  const unsubscribe = app.outbox.subscribe(session.uid, (event) => {
    queue.push(event)
    wake()
  })
  const unwatch = app.sessions.watch(session.uid, () => {
    sessionChanged = true
    wake()
  })
  signal?.addEventListener('abort', wake)
  try {
    yield { id: lastEventId ?? app.outbox.place(), topic: 'hello', payload: {}, at: app.clock.now() }
    const missed = lastEventId === null ? [] : await app.outbox.since(session.uid, lastEventId, MISSED_AT_MOST)
    const sent = new Set(missed.map((event) => event.id))
    for (const event of missed) yield liveEvent(event)
    while (!gone()) {
      if (sessionChanged) {
        sessionChanged = false
        if (ctx.token === null || (await app.sessions.resolve(ctx.token)) === null) fail('SESSION_ENDED')
      }
      if (queue.length > QUEUED_AT_MOST) fail('RATE_LIMITED', { retryAfterSeconds: 3 })
      const event = queue.shift()
      if (event === undefined) {
        await awake.promise
        awake = Promise.withResolvers()
      } else if (!sent.has(event.id)) {
        yield liveEvent(event)
      }
    }
  } finally {
    signal?.removeEventListener('abort', wake)
    unwatch()
    unsubscribe()
    release()
  }
}
