import { elsewhereWithin, reconnectDelay, type LiveEvent } from '@jindu/domain/events'
import { createTRPCClient } from '@trpc/client'
import { createWSClient, wsLink } from '@trpc/client/links/wsLink/wsLink'
import { readFailure } from '../errors/failure.ts'
import type { AppRouter } from '../trpc/types.ts'
import { hasSockets } from './has-sockets.ts'
import { createHeartbeat, createSocketClass } from './heartbeat-socket.ts'
import type { Hearing, Open, Source } from './source.ts'

const IDLE_CLOSE_MS = 1000

/**
 * The connection of one session (authenticated by its cookie), open while something is followed. After a close it
 * reconnects and resumes each stream at its cursor.
 *
 * @param hearing notified when anything arrives, and of each close; never where the browser has no WebSockets
 */
export function createConnection(hearing: Hearing): Open {
  if (!hasSockets()) return () => () => undefined
  const heartbeat = createHeartbeat()
  /** Reconnect delay from a stopping server's close reason, until the next connection is open. */
  let within: number | null = null

  class LiveSocket extends createSocketClass(heartbeat) {
    constructor(url: string | URL) {
      super(url)
      this.addEventListener('message', () => hearing.heard())
      this.addEventListener('close', ({ reason }) => {
        within = elsewhereWithin(reason)
        hearing.lost()
      })
    }
  }

  const { protocol, host } = globalThis.location
  const client = createWSClient({
    WebSocket: LiveSocket,
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/trpc`,
    retryDelayMs: (attempt) => reconnectDelay(attempt, Math.random(), within),
    lazy: { enabled: true, closeMs: IDLE_CLOSE_MS },
  })
  const { live } = createTRPCClient<AppRouter>({ links: [wsLink({ client })] })

  return (source: Source, place, { onEvent, onEnd }) => {
    const onData = ({ data }: { readonly data: LiveEvent }) => {
      if (data.topic === 'hello') heartbeat.everyMs = data.payload.heartbeatMilliseconds
      onEvent(data)
    }
    const handlers = { onData, onError: (error: unknown) => onEnd(readFailure(error)) }
    const lastEventId = String(place)
    const subscription =
      source === 'account'
        ? live.events.subscribe({ lastEventId }, handlers)
        : live.channel.subscribe({ channel: source, lastEventId }, handlers)
    return () => subscription.unsubscribe()
  }
}
