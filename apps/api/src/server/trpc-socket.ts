import websocket from '@fastify/websocket'
import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { getWSConnectionHandler } from '@trpc/server/adapters/ws'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { App } from '../platform/app.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { appRouter } from '../trpc/app-router.ts'
import { socketContext } from './context.ts'
import { isForeignOrigin } from './origin-check.ts'

const MAX_MESSAGE_BYTES = 65_536
const SOCKETS_PER_ADDRESS = 200
const PONG_WAIT_MILLISECONDS = 5_000
const GOING_AWAY = 1001
const GOODBYE_MILLISECONDS = 2_000

/** Says goodbye to every client, and soon cuts those that do not answer it. */
function closeSockets({ websocketServer }: FastifyInstance): void {
  for (const client of websocketServer.clients) client.close(GOING_AWAY)
  const cut = setTimeout(() => {
    for (const client of websocketServer.clients) client.terminate()
  }, GOODBYE_MILLISECONDS)
  websocketServer.close(() => clearTimeout(cut))
}

/** tRPC over WebSocket at /trpc, with the heartbeat of marketplace.md §4. Sockets close when the server stops. */
export async function registerTrpcSocket(server: FastifyInstance, app: App, metrics: Metrics): Promise<void> {
  await server.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false },
    preClose: (done) => {
      closeSockets(server)
      done()
    },
  })
  const addresses = new WeakMap<IncomingMessage, string>()
  const openByAddress = new Map<string, number>()
  const serve = getWSConnectionHandler({
    wss: server.websocketServer,
    router: appRouter,
    createContext: ({ req, info }) => socketContext(app, req, addresses.get(req) ?? '', info.connectionParams),
    keepAlive: { enabled: true, pingMs: rules.live.heartbeatMilliseconds, pongWaitMs: PONG_WAIT_MILLISECONDS },
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') app.log.error({ err: error.cause ?? error, path }, 'live call failed')
    },
  })

  function count(address: string, by: 1 | -1): void {
    const open = (openByAddress.get(address) ?? 0) + by
    if (open <= 0) openByAddress.delete(address)
    else openByAddress.set(address, open)
    metrics.liveSockets(server.websocketServer.clients.size)
  }

  server.route({
    method: 'GET',
    url: '/trpc',
    onRequest: (request, _reply, done) => {
      if (isForeignOrigin(request.raw, app.env.publicOrigin)) fail('ORIGIN_REFUSED')
      if ((openByAddress.get(request.ip) ?? 0) >= SOCKETS_PER_ADDRESS) fail('RATE_LIMITED', { retryAfterSeconds: 60 })
      done()
    },
    handler: () => fail('NOT_FOUND'),
    wsHandler: (socket, request) => {
      const address = request.ip
      addresses.set(request.raw, address)
      count(address, 1)
      socket.once('close', () => count(address, -1))
      serve(socket, request.raw)
    },
  })
}
