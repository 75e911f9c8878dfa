import { DomainError } from '@jindu/domain/errors'
import type { FastifyInstance } from 'fastify'

/** The only method that reads procedures, and the only one that changes anything. */
export const READS = 'GET'
export const WRITES = 'POST'

/**
 * Which methods each part of the address space takes. `HEAD` is answered where a GET has no input that it acts on: pages, assets,
 * files and health. `OPTIONS` is a preflight of programs (`cross-origin.ts`).
 */
export const METHODS_OF = {
  '/trpc/': [READS, WRITES, 'OPTIONS'],
  '/files/': [READS, 'HEAD', WRITES, 'OPTIONS'],
  '/api/': [READS, WRITES],
  // A GET is a page that does not exist.
  '/sandbox/': [READS, 'HEAD', WRITES],
  '/outside/': [READS, WRITES],
  '/metrics': [READS],
  '/': [READS, 'HEAD'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The methods of an address: those of the first part that it begins with. */
export function methodsOf(url: string): readonly string[] {
  const [, methods] = Object.entries(METHODS_OF).find(([start]) => url.startsWith(start)) ?? []
  return methods ?? METHODS_OF['/']
}

/** A route that takes a method which its part does not name: the server does not start with it. */
function assertListed(url: string, method: string | string[]): void {
  const beside = [method].flat().filter((each) => !methodsOf(url).includes(each))
  if (beside.length > 0) throw new Error(`${url} takes ${beside.join(', ')}, which server/methods.ts does not list`)
}

const refused = () => Object.assign(new DomainError('METHOD_NOT_ALLOWED', {}), { statusCode: 405 })

/** Refuses every method that is not on the list before a handler, a body or a session is looked at. Comes before the routes. */
export function allowMethods(server: FastifyInstance): void {
  server.addHook('onRoute', ({ url, method }) => assertListed(url, method))
  server.addHook('onRequest', ({ url, method }, reply, done) => {
    const methods = methodsOf(url)
    if (methods.includes(method)) return done()
    reply.header('allow', methods.join(', '))
    done(refused())
  })
}
