import websocket from '@fastify/websocket'
import { fail } from '@jindu/domain/errors'
import { elsewhereReason } from '@jindu/domain/events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { networkOf } from '../platform/rate-limit/network.ts'
import { guardSocket, type Spend } from './socket-guard.ts'

/** What is asked for over a live connection is short. */
const MAX_MESSAGE_BYTES = 8_192
const SOCKETS_PER_NETWORK = 200
const GOING_AWAY = 1001
const GOODBYE_MILLISECONDS = 2_000
/** So many clients may come back to the other servers in a second. */
const BACK_PER_SECOND = 500
const BACK_AT_LEAST_MILLISECONDS = 500

export interface SocketRoute {
  readonly url: string
  /** Refuses an upgrade by throwing. */
  readonly admit?: (request: FastifyRequest) => void
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
  const openByNetwork = new Map<string, number>()

  function count(network: string, by: 1 | -1): void {
    const open = (openByNetwork.get(network) ?? 0) + by
    if (open <= 0) openByNetwork.delete(network)
    else openByNetwork.set(network, open)
    metrics.liveSockets(server.websocketServer.clients.size)
  }

  return {
    route({ url, admit, serve }) {
      server.route({
        method: 'GET',
        url,
        onRequest: (request, _reply, done) => {
          admit?.(request)
          if ((openByNetwork.get(networkOf(request.ip)) ?? 0) >= SOCKETS_PER_NETWORK) {
            fail('RATE_LIMITED', { retryAfterSeconds: 60 })
          }
          done()
        },
        handler: () => fail('NOT_FOUND'),
        wsHandler: (socket, request) => {
          const network = networkOf(request.ip)
          count(network, 1)
          socket.once('close', () => count(network, -1))
          serve(socket, request, guardSocket(socket))
        },
      })
    },
  }
}
