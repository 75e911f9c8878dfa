import websocket from '@fastify/websocket'
import { fail } from '@jindu/domain/errors'
import { elsewhereReason } from '@jindu/domain/events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Metrics } from '../metrics/metrics.ts'
import { networkOf } from '../rate-limit/network.ts'
import { guardSocket, type Spend } from './socket-guard.ts'

/** What is asked for over a live connection is short. */
const MAX_MESSAGE_BYTES = 8_192
const SOCKETS_PER_NETWORK = 200
const FOREIGN_PER_NETWORK = 50
const GOING_AWAY = 1001
const GOODBYE_MILLISECONDS = 2_000
/** So many clients may come back to the other servers in a second. */
const BACK_PER_SECOND = 500
const BACK_AT_LEAST_MILLISECONDS = 500

export interface SocketRoute {
  readonly url: string
  /** Whether another site's page asks: such are counted by themselves, so that they never take the room of ours. */
  readonly isForeign?: (request: FastifyRequest) => boolean
  readonly serve: (socket: WebSocket, request: FastifyRequest, spend: Spend) => void
}

/** Live connections, bounded for each address and each connection. */
export interface Sockets {
  route(route: SocketRoute): void
}

/** Says goodbye to every client, with the time over which to come back elsewhere, and soon cuts those that do not answer it. */
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
    // What a client sends wrong is no error of ours.
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
