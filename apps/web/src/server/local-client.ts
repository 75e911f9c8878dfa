import type { WebRenderInput } from '@jindu/api/web-renderer'
import { createTRPCClient, unstable_localLink, type TRPCLink } from '@trpc/client'
import { tap } from '@trpc/server/observable'
import type { ApiClient, AppRouter } from '../shared/trpc/types.ts'

const UNAVAILABLE = 503

/** Notifies of each call that failed because a part of the site is unavailable, however the page handled it. */
const noteAway =
  (onAway: () => void): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    next(op).pipe(tap({ error: (error) => error.data?.httpStatus === UNAVAILABLE && onAway() }))

/** Calls procedures in the rendering process: no socket, no JSON, the same middleware. */
/** @param onAway a call could not be answered now */
export function createLocalClient({
  router,
  createContext,
  locale,
  onAway,
}: Pick<WebRenderInput, 'router' | 'createContext' | 'locale'> & { readonly onAway?: () => void }): ApiClient {
  return createTRPCClient<AppRouter>({
    links: [noteAway(() => onAway?.()), unstable_localLink({ router, createContext: () => createContext(locale) })],
  })
}
