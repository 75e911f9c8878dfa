import type { FastifyInstance } from 'fastify'
import { plainPagePolicy } from '../platform/pages/plain-page.ts'
import { createNonce } from '../platform/pages/security-headers.ts'
import { procedureDocument } from './openapi.ts'
import { procedurePage } from './page.ts'
import { forAnyOrigin, registerViewer } from './viewer.ts'

/** Serves the procedure reference: a page for people, and OpenAPI for client generators. */
export function registerReference(server: FastifyInstance, origin: string): void {
  registerViewer(server)
  let document: Promise<string> | null = null
  server.get('/api/procedures.json', async (_request, reply) => {
    document ??= procedureDocument(origin).then((written) => JSON.stringify(written))
    return reply
      .headers(forAnyOrigin)
      .type('application/json; charset=utf-8')
      .send(await document)
  })
  server.get('/api/procedures', async (_request, reply) => {
    const nonce = createNonce()
    return reply
      .header('content-security-policy', plainPagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(await procedurePage(nonce))
  })
}
