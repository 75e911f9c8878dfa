import { parseConnectionParamsFromUnknown } from '@trpc/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { DomainError } from '@jindu/domain/errors'
import { accessTokenRules } from '@jindu/domain/rules'
import type { App } from '../platform/app.ts'
import type { Measured } from '../platform/rate-limit/rate-limiter.ts'
import type { RequestContext } from '../trpc/context.ts'
import { toTrpcError } from '../trpc/error-shape.ts'
import { isForeignOrigin } from './origin-check.ts'
import { deviceCookie, readDeviceCookie, readSessionCookie, requestLocale, sessionCookies } from './preferences.ts'

const isHttps = (app: App): boolean => app.env.publicOrigin.startsWith('https:')

const BEARER = /^Bearer +([\w.~+/=-]{1,200})$/i

/** The access token that a program sends with its request. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1]
}

/** A passkey's answer in place of the pay password. It confirms one call, so its header belongs to no batch. */
function payPasskeyOf({ 'pay-passkey': answer }: IncomingHttpHeaders): string | undefined {
  return typeof answer === 'string' ? answer : undefined
}

/** The usual headers of a bound, and how long to wait above it. */
function rateHeaders(reply: FastifyReply, { limit, left, resetSeconds, isAbove }: Measured): void {
  reply.header('ratelimit-limit', limit)
  reply.header('ratelimit-remaining', left)
  reply.header('ratelimit-reset', resetSeconds)
  if (isAbove) reply.header('retry-after', resetSeconds)
}

/** A program's request: no cookie is read, and none is set. */
function bearerContext(app: App, bearer: string, request: FastifyRequest, reply: FastifyReply | null): RequestContext {
  return {
    app,
    token: null,
    bearer,
    locale: requestLocale(request.headers),
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    setRateLimit: reply === null ? undefined : (rate) => rateHeaders(reply, rate),
  }
}

/** The context of a request over HTTP: the session comes from the cookie, unless an access token comes with it. */
export function httpContext(app: App, request: FastifyRequest, reply: FastifyReply | null): RequestContext {
  const bearer = bearerOf(request.headers)
  if (bearer !== undefined) return bearerContext(app, bearer, request, reply)
  const https = isHttps(app)
  return {
    app,
    token: readSessionCookie(request.headers, https),
    locale: requestLocale(request.headers),
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    deviceCookie: readDeviceCookie(request.headers, https),
    payPasskey: payPasskeyOf(request.headers),
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

/**
 * The context of a WebSocket: the handshake carries the token, else the cookie does. Every site's page may open one, and its browser
 * sends the cookie along: there an access token counts, and nothing else.
 * @throws TRPCError ORIGIN_REFUSED
 */
export function socketContext(app: App, request: IncomingMessage, address: string, params: unknown): RequestContext {
  const handshake = parseConnectionParamsFromUnknown(params)
  const said = handshake?.['token'] ?? ''
  const bearer = bearerOf(request.headers) ?? (said.startsWith(accessTokenRules.prefix) ? said : undefined)
  if (bearer === undefined && isForeignOrigin(request, app.env)) throw toTrpcError(new DomainError('ORIGIN_REFUSED'))
  const cookie = () => readSessionCookie(request.headers, isHttps(app))
  return {
    app,
    token: bearer !== undefined ? null : said === '' ? cookie() : said,
    bearer,
    locale: requestLocale(request.headers),
    requestId: randomUUID(),
    address,
    userAgent: request.headers['user-agent'] ?? '',
  }
}
