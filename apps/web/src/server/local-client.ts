import type { WebRenderInput } from '@jindu/api/web-renderer'
import { createTRPCClient, unstable_localLink } from '@trpc/client'
import type { ApiClient, AppRouter } from '../shared/trpc/types.ts'

/** Runs procedures in the process that renders: no socket, no JSON, the same middleware. */
export function createLocalClient({
  router,
  createContext,
  locale,
}: Pick<WebRenderInput, 'router' | 'createContext' | 'locale'>): ApiClient {
  return createTRPCClient<AppRouter>({
    links: [unstable_localLink({ router, createContext: () => createContext(locale) })],
  })
}
