import { createTRPCClient, splitLink } from '@trpc/client'
import { httpBatchLink } from '@trpc/client/links/httpBatchLink'
import { duplicateGuard } from './duplicate-guard.ts'
import { lazySocketLink } from './lazy-socket-link.ts'
import type { ApiClient, AppRouter } from './types.ts'

/** A request that has no answer by then is given up (marketplace.md §7). */
const REQUEST_TIMEOUT_MS = 30_000

type Fetch = NonNullable<Parameters<typeof httpBatchLink<AppRouter>>[0]['fetch']>

const fetchInTime: Fetch = (input, init) => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(input, { ...init, body: init?.body ?? null, signal })
}

/** Same origin, cookies of the session; queries of one tick travel together, mutations alone. */
export function createBrowserClient(): ApiClient {
  return createTRPCClient<AppRouter>({
    links: [
      duplicateGuard(),
      splitLink({
        condition: (op) => op.type === 'subscription',
        true: lazySocketLink,
        false: splitLink({
          condition: (op) => op.type === 'mutation',
          true: httpBatchLink({ url: '/trpc', fetch: fetchInTime, maxItems: 1 }),
          false: httpBatchLink({ url: '/trpc', fetch: fetchInTime, maxURLLength: 4000, maxItems: 10 }),
        }),
      }),
    ],
  })
}
