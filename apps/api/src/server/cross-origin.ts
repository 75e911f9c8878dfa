import type { FastifyInstance } from 'fastify'
import { bearerOf } from './context.ts'

const ANY_ORIGIN = { 'access-control-allow-origin': '*' }
const PREFLIGHT_SECONDS = 7_200

/** Never allow credentials: then browsers send no cookies and do not expose responses to requests with cookies. */
const PREFLIGHT = {
  ...ANY_ORIGIN,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, app-lang',
  'access-control-max-age': PREFLIGHT_SECONDS,
}
const READABLE = {
  ...ANY_ORIGIN,
  'access-control-expose-headers': 'ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after',
}

const FOR_PROGRAMS = ['/trpc/', '/files/']

/**
 * Allows pages of any site to call with an access token: the response belongs to the token, and cookies are ignored
 * beside one (`context.ts`). Without a token other sites' pages can still neither read nor change anything.
 */
export function openToPrograms(server: FastifyInstance): void {
  server.addHook('onRequest', ({ url, headers }, reply, done) => {
    if (FOR_PROGRAMS.some((start) => url.startsWith(start))) {
      // A picture that a page showed without a token is no answer to a program.
      reply.header('vary', 'authorization')
      if (bearerOf(headers) !== undefined) reply.headers(READABLE)
    }
    done()
  })
  for (const start of FOR_PROGRAMS)
    server.options(`${start}*`, (_request, reply) => reply.code(204).headers(PREFLIGHT).send())
}
