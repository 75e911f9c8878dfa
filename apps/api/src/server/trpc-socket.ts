import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { getWSConnectionHandler } from '@trpc/server/adapters/ws'
import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/app.ts'
import { liveOnlyRouter } from '../trpc/live-only-router.ts'
import { bearerOf, socketContext } from './context.ts'
import { isForeignOrigin } from './origin-check.ts'
import { countedMessages } from './socket-guard.ts'
import type { Sockets } from './sockets.ts'

const PONG_WAIT_MILLISECONDS = 5_000

/** tRPC over WebSocket at /trpc, for what must be live, with the heartbeat of marketplace.md §4. */
export function registerTrpcSocket(server: FastifyInstance, sockets: Sockets, app: App): void {
  sockets.route({
    url: '/trpc',
    admit: ({ raw }) => {
      if (bearerOf(raw.headers) === undefined && isForeignOrigin(raw, app.env)) fail('ORIGIN_REFUSED')
    },
    serve: (socket, request, spend) => {
      const { ip, raw } = request
      const serve = getWSConnectionHandler({
        wss: server.websocketServer,
        router: liveOnlyRouter,
        createContext: ({ info }) => socketContext(app, raw, ip, info.connectionParams),
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
