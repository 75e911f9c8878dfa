import { rules } from '@jindu/domain/rules'
import { getWSConnectionHandler } from '@trpc/server/adapters/ws'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { App } from '../platform/app.ts'
import { liveOnlyRouter } from '../app/live-only-router.ts'
import { bearerOf, socketContext } from './context.ts'
import { isForeignOrigin } from './origin-check.ts'
import { countedMessages } from '../platform/sockets/socket-guard.ts'
import type { Sockets } from '../platform/sockets/sockets.ts'

const PONG_WAIT_MILLISECONDS = 5_000
const HANDSHAKE_MILLISECONDS = 10_000
const POLICY_VIOLATION = 1008

/** A page of another site: not a program, and its cookies do not prove that the user wants the request. */
const isForeign = (request: IncomingMessage, { env }: App): boolean =>
  bearerOf(request.headers) === undefined && isForeignOrigin(request, env)

const closeUnlessSpokenTo = (socket: WebSocket): NodeJS.Timeout => {
  const late = setTimeout(() => socket.close(POLICY_VIOLATION, 'token expected'), HANDSHAKE_MILLISECONDS)
  socket.once('close', () => clearTimeout(late))
  return late
}

/** tRPC over WebSocket at /trpc, for subscriptions, with the heartbeat of marketplace.md §4. */
export function registerTrpcSocket(server: FastifyInstance, sockets: Sockets, app: App): void {
  sockets.route({
    url: '/trpc',
    isForeign: ({ raw }) => isForeign(raw, app),
    serve: (socket, request, spend) => {
      const { ip, raw } = request
      const silent = isForeign(raw, app) ? closeUnlessSpokenTo(socket) : undefined
      const serve = getWSConnectionHandler({
        wss: server.websocketServer,
        router: liveOnlyRouter,
        createContext: ({ info }) => {
          clearTimeout(silent)
          return socketContext(app, raw, ip, info.connectionParams)
        },
        experimental_encoder: countedMessages(spend),
        keepAlive: { enabled: true, pingMs: rules.live.heartbeatMilliseconds, pongWaitMs: PONG_WAIT_MILLISECONDS },
        onError: ({ error, path }) => {
          // Without a path it is the connection itself that broke.
          if (error.code === 'INTERNAL_SERVER_ERROR' && path !== undefined) {
            app.log.error({ err: error.cause ?? error, path }, 'live call failed')
          }
        },
      })
      serve(socket, raw)
    },
  })
}
