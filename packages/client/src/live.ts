import { elsewhereWithin, reconnectDelay } from '@jindu/domain/events'
import { createTRPCClient, createWSClient, TRPCClientError, wsLink } from '@trpc/client'
import type { Listen } from './follow.ts'
import type { Router } from './types.ts'

const IDLE_CLOSE_MILLISECONDS = 1_000
/** The server's own, until it says otherwise. */
const HEARTBEAT_MILLISECONDS = 2_500
const ANSWER_MILLISECONDS = 5_000

/** The global `WebSocket`, or one of a library: the class of the package `ws` is one. */
export type SocketClass = new (
  address: string | URL,
  protocols?: string | string[],
) => { readonly readyState: number; send(data: string): void; close(): void }

/** Whether a class is what the specification of browsers says, in what the types of libraries leave out too. */
export const isStandardSocket = (Socket: SocketClass): Socket is typeof WebSocket =>
  'OPEN' in Socket && 'addEventListener' in Socket.prototype

/** What is said of the connection itself comes with no id. */
const OF_CONNECTION = /^\{"id":null,/

/** Why a handshake was refused, when it would be again: a failure of the server passes, and so does too often. */
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
 * One connection for all that is followed, open while something is; after a break it comes back by itself and goes on from where each
 * stream stood.
 * @param token asked for at each handshake; null where a browser's cookie tells who asks
 */
export function connectLive(url: string, Socket: typeof WebSocket, token: () => string | null): LiveConnection {
  /** What a stopping server said, until the next connection stands. */
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
