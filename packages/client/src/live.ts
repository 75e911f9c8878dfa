import { elsewhereWithin, reconnectDelay } from '@jindu/domain/events'
import { createTRPCClient, createWSClient, TRPCClientError, wsLink } from '@trpc/client'
import type { Listen } from './follow.ts'
import type { Router } from './types.ts'

const IDLE_CLOSE_MILLISECONDS = 1_000
/** The server's own interval, until it sends another. */
const HEARTBEAT_MILLISECONDS = 2_500
const ANSWER_MILLISECONDS = 5_000

/** The global `WebSocket`, or one of a library: the class of the package `ws` is one. */
export type SocketClass = new (
  address: string | URL,
  protocols?: string | string[],
) => { readonly readyState: number; send(data: string): void; close(): void }

/**
 * Whether a class has the DOM `WebSocket` interface. Library types leave parts of it out, so this checks at run time.
 */
export const isStandardSocket = (Socket: SocketClass): Socket is typeof WebSocket =>
  'OPEN' in Socket && 'addEventListener' in Socket.prototype

/** tRPC messages about the connection itself have a null id. */
const OF_CONNECTION = /^\{"id":null,/

/** Error of a permanently refused handshake, else null. Server errors and rate limits (429) are temporary: retry. */
function refusedForGood(data: unknown): TRPCClientError<Router> | null {
  if (typeof data !== 'string' || !OF_CONNECTION.test(data)) return null
  const told = TRPCClientError.from<Router>(JSON.parse(data))
  const status = told.data?.httpStatus ?? 500
  return status < 500 && status !== 429 ? told : null
}

export interface LiveConnection {
  readonly listen: Listen
  /** Ends the connection with all that listens. */
  close(): Promise<void>
}

/**
 * One WebSocket for all streams, open while one is followed. After a break it reconnects and resumes each stream at its
 * cursor.
 * @param token read at each handshake; null where a browser's cookie authenticates
 */
export function connectLive(url: string, Socket: typeof WebSocket, token: () => string | null): LiveConnection {
  /** Reconnect delay from a stopping server's close reason, until the next connection is open. */
  let within: number | null = null
  const giveUp = new Set<(error: unknown) => void>()

  class LiveSocket extends Socket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('close', ({ reason }) => {
        within = elsewhereWithin(reason)
      })
      this.addEventListener('message', ({ data }) => {
        const refused = refusedForGood(data)
        if (refused !== null) for (const each of giveUp) each(refused)
      })
    }
  }

  const client = createWSClient({
    WebSocket: LiveSocket,
    url: url.replace(/^http/, 'ws'),
    connectionParams: () => ({ token: token() ?? '' }),
    retryDelayMs: (attempt) => reconnectDelay(attempt, Math.random(), within),
    lazy: { enabled: true, closeMs: IDLE_CLOSE_MILLISECONDS },
    keepAlive: { enabled: true, intervalMs: HEARTBEAT_MILLISECONDS, pongTimeoutMs: ANSWER_MILLISECONDS },
  })
  const { live } = createTRPCClient<Router>({ links: [wsLink({ client })] })

  return {
    listen(source, from, { onEvent, onEnd }) {
      const handlers = {
        onData: ({ data }: { readonly data: Parameters<typeof onEvent>[0] }) => onEvent(data),
        onError: onEnd,
      }
      const place = from === undefined ? {} : { lastEventId: String(from) }
      const subscription =
        source === 'account'
          ? live.events.subscribe(place, handlers)
          : live.channel.subscribe({ channel: source, ...place }, handlers)
      const stop = () => {
        giveUp.delete(end)
        subscription.unsubscribe()
      }
      const end = (error: unknown) => {
        stop()
        onEnd(error)
      }
      giveUp.add(end)
      return stop
    },
    close: () => client.close(),
  }
}
