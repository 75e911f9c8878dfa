import websocket from '@fastify/websocket'
import { fail } from '@jindu/domain/errors'
import { elsewhereReason } from '@jindu/domain/events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Metrics } from '../metrics/metrics.ts'
import { networkOf } from '../rate-limit/network.ts'
import { guardSocket, type Spend } from './socket-guard.ts'

/** Messages from clients are short. */
const MAX_MESSAGE_BYTES = 8_192
const SOCKETS_PER_NETWORK = 200
const FOREIGN_PER_NETWORK = 50
const GOING_AWAY = 1001
const GOODBYE_MILLISECONDS = 2_000
/** Reconnections are spread so that at most this many clients per second return to the other servers. */
const BACK_PER_SECOND = 500
const BACK_AT_LEAST_MILLISECONDS = 500

export interface SocketRoute {
  readonly url: string
  /**
   * Whether the request comes from another site's page. Those are counted separately, so that they cannot use up our
   * own pages' connections.
   */
  readonly isForeign?: (request: FastifyRequest) => boolean
  readonly serve: (socket: WebSocket, request: FastifyRequest, spend: Spend) => void
}

/** WebSocket connections, limited per address and per connection. */
export interface Sockets {
  route(route: SocketRoute): void
}

/** Closes every client with a reconnect window, and terminates clients that do not answer the close. */
function closeSockets({ websocketServer }: FastifyInstance): void {
  const { clients } = websocketServer
  const within = Math.max(BACK_AT_LEAST_MILLISECONDS, Math.ceil((clients.size / BACK_PER_SECOND) * 1000))
  for (const client of clients) client.close(GOING_AWAY, elsewhereReason(within))
  const cut = setTimeout(() => {
    for (const client of clients) client.terminate()
  }, GOODBYE_MILLISECONDS)
  websocketServer.close(() => clearTimeout(cut))
}

/** Sockets close when the server stops. */
export async function registerSockets(server: FastifyInstance, metrics: Metrics): Promise<Sockets> {
  await server.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false },
    // A client's protocol error is not a server error.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'live connection cut')
      socket.terminate()
    },
    preClose: (done) => {
      closeSockets(server)
      done()
    },
  })
  const openBy = new Map<string, number>()

  function count(of: string, by: 1 | -1): void {
    const open = (openBy.get(of) ?? 0) + by
    if (open <= 0) openBy.delete(of)
    else openBy.set(of, open)
    metrics.liveSockets(server.websocketServer.clients.size)
  }

  return {
    route({ url, isForeign, serve }) {
      const place = (request: FastifyRequest) => {
        const network = networkOf(request.ip)
        return isForeign?.(request) === true
          ? { of: `foreign ${network}`, most: FOREIGN_PER_NETWORK }
          : { of: network, most: SOCKETS_PER_NETWORK }
      }
      server.route({
        method: 'GET',
        url,
        onRequest: (request, _reply, done) => {
          const { of, most } = place(request)
          if ((openBy.get(of) ?? 0) >= most) {
            fail('RATE_LIMITED', { retryAfterSeconds: 60 })
          }
          done()
        },
        handler: () => fail('NOT_FOUND'),
        wsHandler: (socket, request) => {
          const { of } = place(request)
          count(of, 1)
          socket.once('close', () => count(of, -1))
          serve(socket, request, guardSocket(socket))
        },
      })
    },
  }
}
