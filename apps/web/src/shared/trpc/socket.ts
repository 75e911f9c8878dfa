import type { TRPCLink } from '@trpc/client'
import { createWSClient, wsLink } from '@trpc/client/links/wsLink/wsLink'
import { socketStates } from '../live/socket-states.ts'
import { HeartbeatSocket } from './heartbeat-socket.ts'
import type { AppRouter } from './types.ts'

/** Heartbeat and reconnection of marketplace.md §9, in milliseconds. */
const HEARTBEAT_MS = 2500
const RECONNECT_MS = 3000

/** The transport of subscriptions: the session cookie is the handshake, a heartbeat keeps it, a close is followed by a new try. */
export function socketLink(): TRPCLink<AppRouter> {
  const { protocol, host } = globalThis.location
  const client = createWSClient({
    WebSocket: HeartbeatSocket,
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/trpc`,
    retryDelayMs: () => RECONNECT_MS,
    keepAlive: { enabled: true, intervalMs: HEARTBEAT_MS, pongTimeoutMs: HEARTBEAT_MS * 2 },
    lazy: { enabled: true, closeMs: 1000 },
    onOpen: () => socketStates.set('open'),
    onClose: () => socketStates.set('closed'),
  })
  return wsLink({ client })
}
