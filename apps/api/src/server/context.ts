import { parseConnectionParamsFromUnknown } from '@trpc/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { App } from '../platform/app.ts'
import type { RequestContext } from '../trpc/context.ts'
import { deviceCookie, readDeviceCookie, readSessionCookie, requestLocale, sessionCookies } from './preferences.ts'

const isHttps = (app: App): boolean => app.env.publicOrigin.startsWith('https:')

/** The context of a browser's request: the session comes from the cookie. */
export function httpContext(app: App, request: FastifyRequest, reply: FastifyReply | null): RequestContext {
  const https = isHttps(app)
  return {
    app,
    token: readSessionCookie(request.headers, https),
    locale: requestLocale(request.headers),
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    deviceCookie: readDeviceCookie(request.headers, https),
    setDeviceCookie:
      reply === null ? undefined : (value) => void reply.header('set-cookie', deviceCookie(value, https)),
    setSessionCookie:
      reply === null
        ? undefined
        : (token, maxAgeSeconds) => {
            for (const each of sessionCookies(token, maxAgeSeconds, https)) reply.header('set-cookie', each)
          },
  }
}

/** The context of a WebSocket: the handshake carries the token, else the cookie does. */
export function socketContext(app: App, request: IncomingMessage, address: string, params: unknown): RequestContext {
  const handshake = parseConnectionParamsFromUnknown(params)
  const token = handshake?.['token']
  return {
    app,
    token: token !== undefined && token !== '' ? token : readSessionCookie(request.headers, isHttps(app)),
    locale: requestLocale(request.headers),
    requestId: randomUUID(),
    address,
    userAgent: request.headers['user-agent'] ?? '',
  }
}
