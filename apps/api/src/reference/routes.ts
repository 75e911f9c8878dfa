import type { FastifyInstance } from 'fastify'
import { plainPagePolicy } from '../platform/pages/plain-page.ts'
import { createNonce } from '../platform/pages/security-headers.ts'
import { procedureDocument } from './openapi.ts'
import { procedurePage } from './page.ts'
import { forAnyOrigin, PROCEDURES_WITH_EXAMPLES, registerViewer } from './viewer.ts'

/** The document for generators, and the same with examples for the viewer. */
const DOCUMENTS = [
  { url: '/api/procedures.json', examples: false },
  { url: PROCEDURES_WITH_EXAMPLES, examples: true },
]

/** Serves the procedure reference: a page for people, and OpenAPI for client generators. */
export function registerReference(server: FastifyInstance, origin: string): void {
  registerViewer(server)
  for (const { url, examples } of DOCUMENTS) {
    let document: Promise<string> | null = null
    server.get(url, async (_request, reply) => {
      document ??= procedureDocument(origin, { examples })
        .then((written) => JSON.stringify(written))
        .catch((error: unknown) => {
          document = null
          throw error
        })
      return reply
        .headers(forAnyOrigin)
        .type('application/json; charset=utf-8')
        .send(await document)
    })
  }
  server.get('/api/procedures', async (_request, reply) => {
    const nonce = createNonce()
    return reply
      .header('content-security-policy', plainPagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(await procedurePage(nonce))
  })
}
