import formbody from '@fastify/formbody'
import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'node:querystring'
import type { App } from '../platform/app.ts'
import { forAnyOrigin } from '../reference/viewer.ts'
import { plainPagePolicy } from '../platform/pages/plain-page.ts'
import { createNonce } from '../platform/pages/security-headers.ts'
import { assertFewFields } from '../platform/json/json-size.ts'
import type { Sockets } from '../platform/sockets/sockets.ts'
import { docsPage } from './docs-page.ts'
import { endpoints } from './endpoints/index.ts'
import { handle, localeOf, refusal } from './handle.ts'
import { serveOldClient } from './live/serve-old-client.ts'
import { openApiDocument } from './openapi.ts'
import { signatureVectors } from './signature-examples.ts'

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  413: 'REQUEST_TOO_LARGE',
  // The status of a handler that timed out.
  503: 'REQUEST_TIMED_OUT',
}

/** An unreadable body: clients still get the Ms* envelope. */
function unreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = isDomainError(error) ? 400 : (error.statusCode ?? 500)
  if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'Ms* request failed')
  const refused = isDomainError(error) ? error.code : CODE_OF_STATUS[status]
  const code = refused ?? (status < 500 ? 'INPUT_INVALID' : 'INTERNAL')
  const envelope = refusal(code, localeOf(request), { requestId: request.id })
  void reply.code(envelope.status).send(envelope.body)
}

async function answer(app: App, path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, body } = await handle(app, path, endpoints.get(path), request)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** The Ms* API at /api, with its live connection, OpenAPI document and documentation page. */
export function registerLegacy(server: FastifyInstance, sockets: Sockets, app: App): void {
  sockets.route({
    url: '/api/live',
    serve: (socket, request) =>
      serveOldClient(app, socket, {
        locale: localeOf(request),
        requestId: request.id,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      }),
  })
  void server.register(async (scope) => {
    await scope.register(formbody, {
      parser: (text) => {
        assertFewFields(text)
        return parse(text)
      },
    })
    let document: string | null = null

    scope.get('/api/openapi.json', (_request, reply) => {
      document ??= JSON.stringify(openApiDocument(app.env.publicOrigin))
      return reply.headers(forAnyOrigin).type('application/json; charset=utf-8').send(document)
    })

    scope.get('/api/signature-vectors.json', () => signatureVectors)

    const key = app.env.sandbox ? (app.env.msAppKeys.get('web') ?? null) : null
    scope.get('/api/docs/guide', (_request, reply) => {
      const nonce = createNonce()
      return reply
        .header('content-security-policy', plainPagePolicy(nonce))
        .type('text/html')
        .send(docsPage(nonce, key))
    })

    for (const [path, { takesFile }] of endpoints) {
      if (!takesFile) continue
      const config = { answerMilliseconds: rules.request.uploadTimeoutMilliseconds }
      const options = { errorHandler: unreadable, config }
      scope.post(`/api/${path}`, options, (request, reply) => answer(app, path, request, reply))
    }
    scope.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST'],
      url: '/api/*',
      errorHandler: unreadable,
      handler: (request, reply) => answer(app, request.params['*'], request, reply),
    })
  })
}
