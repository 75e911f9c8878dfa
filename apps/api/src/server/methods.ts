import { DomainError } from '@jindu/domain/errors'
import type { FastifyInstance } from 'fastify'

/** The only method for queries, and the only one for mutations. */
export const READS = 'GET'
export const WRITES = 'POST'

/**
 * The allowed methods per path prefix. `HEAD` is allowed where a GET takes no effective input: pages, assets, files and
 * health. `OPTIONS` is the CORS preflight of programs (`cross-origin.ts`).
 */
export const METHODS_OF = {
  '/trpc/': [READS, WRITES, 'OPTIONS'],
  '/files/': [READS, 'HEAD', WRITES, 'OPTIONS'],
  '/api/': [READS, WRITES],
  // A GET here is a page that does not exist.
  '/sandbox/': [READS, 'HEAD', WRITES],
  '/outside/': [READS, WRITES],
  '/metrics': [READS],
  '/': [READS, 'HEAD'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The allowed methods of an address: those of its first matching prefix. */
export function methodsOf(url: string): readonly string[] {
  const [, methods] = Object.entries(METHODS_OF).find(([start]) => url.startsWith(start)) ?? []
  return methods ?? METHODS_OF['/']
}

/** Fails the server's start if a route takes a method that its prefix does not allow. */
function assertListed(url: string, method: string | string[]): void {
  const beside = [method].flat().filter((each) => !methodsOf(url).includes(each))
  if (beside.length > 0) throw new Error(`${url} takes ${beside.join(', ')}, which server/methods.ts does not list`)
}

const refused = () => Object.assign(new DomainError('METHOD_NOT_ALLOWED', {}), { statusCode: 405 })

/** Refuses methods off the list before any handler, body or session is processed. Register it before the routes. */
export function allowMethods(server: FastifyInstance): void {
  server.addHook('onRoute', ({ url, method }) => assertListed(url, method))
  server.addHook('onRequest', ({ url, method }, reply, done) => {
    const methods = methodsOf(url)
    if (methods.includes(method)) return done()
    reply.header('allow', methods.join(', '))
    done(refused())
  })
}
