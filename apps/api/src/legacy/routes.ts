import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../platform/app.ts'
import { createNonce } from '../server/security-headers.ts'
import { docsPage, docsPolicy } from './docs-page.ts'
import { endpoints } from './endpoints/index.ts'
import { handle, localeOf, refusal } from './handle.ts'
import { openApiDocument } from './openapi.ts'

const UPLOAD_MILLISECONDS = 120_000

interface MsRoute {
  Params: { '*': string }
}

/** A body that could not be read at all: the clients still get their envelope. */
function unreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'Ms* request failed')
  const code = status === 413 ? 'REQUEST_TOO_LARGE' : status < 500 ? 'INPUT_INVALID' : 'INTERNAL'
  const envelope = refusal(code, localeOf(request), { requestId: request.id })
  void reply.code(envelope.status).send(envelope.body)
}

/** The Ms* surface at /api, its OpenAPI document and a page that reads it. */
export function registerLegacy(server: FastifyInstance, app: App): void {
  void server.register(async (scope) => {
    await scope.register(formbody)
    let document: string | null = null

    scope.get('/api/openapi.json', (_request, reply) => {
      document ??= JSON.stringify(openApiDocument(app.env.publicOrigin))
      return reply.type('application/json; charset=utf-8').send(document)
    })

    scope.get('/api/docs', (_request, reply) => {
      const nonce = createNonce()
      return reply.header('content-security-policy', docsPolicy(nonce)).type('text/html').send(docsPage(nonce))
    })

    async function answer(request: FastifyRequest<MsRoute>, reply: FastifyReply): Promise<FastifyReply> {
      const path = request.params['*']
      const { status, body } = await handle(app, path, endpoints.get(path), request)
      return reply.code(status).header('cache-control', 'no-store').send(body)
    }

    const options = { errorHandler: unreadable, handlerTimeout: UPLOAD_MILLISECONDS }
    scope.get<MsRoute>('/api/*', options, answer)
    scope.post<MsRoute>('/api/*', options, answer)
  })
}
