import { parseConnectionParamsFromUnknown } from '@trpc/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { App } from '../platform/app.ts'
import type { RequestContext } from '../trpc/context.ts'
import { SESSION_COOKIE, readCookie, requestLocale, sessionCookie } from './preferences.ts'

/** The context of a browser's request: the session comes from the cookie. */
export function httpContext(app: App, request: FastifyRequest, reply: FastifyReply | null): RequestContext {
  const https = app.env.publicOrigin.startsWith('https:')
  return {
    app,
    token: readCookie(request.headers, SESSION_COOKIE),
    locale: requestLocale(request.headers),
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    setSessionCookie:
      reply === null
        ? undefined
        : (token, maxAgeSeconds) => void reply.header('set-cookie', sessionCookie(token, maxAgeSeconds, https)),
  }
}

/** The context of a WebSocket: the handshake carries the token, else the cookie does. */
export function socketContext(app: App, request: IncomingMessage, address: string, params: unknown): RequestContext {
  const handshake = parseConnectionParamsFromUnknown(params)
  const token = handshake?.['token']
  return {
    app,
    token: token !== undefined && token !== '' ? token : readCookie(request.headers, SESSION_COOKIE),
    locale: requestLocale(request.headers),
    requestId: randomUUID(),
    address,
    userAgent: request.headers['user-agent'] ?? '',
  }
}
