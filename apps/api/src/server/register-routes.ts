import type { FastifyInstance } from 'fastify'
import { registerOutsideRoutes } from '../accounts/outside/index.ts'
import { registerSandboxRoutes } from '../desk/sandbox/index.ts'
import { registerLegacy } from '../legacy/routes.ts'
import type { App } from '../platform/app.ts'
import type { Sockets } from '../platform/sockets/sockets.ts'
import { registerReference } from '../reference/routes.ts'
import { registerAndroid } from './android-routes.ts'
import { requestLocale } from './preferences.ts'

/** Registers the routes that are no tRPC procedures. */
export function registerRoutes(server: FastifyInstance, sockets: Sockets, app: App): void {
  registerSandboxRoutes(server, app)
  registerOutsideRoutes(server, app, { localeOf: (request) => requestLocale(request.headers) })
  registerAndroid(server, app)
  registerReference(server, app.env.publicOrigin)
  registerLegacy(server, sockets, app)
}
