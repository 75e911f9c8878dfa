import { splitLink, type TRPCLink } from '@trpc/client'
import { httpBatchLink } from '@trpc/client/links/httpBatchLink'
import { duplicateGuard } from './duplicate-guard.ts'
import { onlineLink } from './online-link.ts'
import { outcomeLink } from './outcome-link.ts'
import { resumeLink } from './resume-link.ts'
import type { AppRouter } from './types.ts'

/** A request that has no answer by then is given up (marketplace.md §7). */
const REQUEST_TIMEOUT_MS = 30_000

type Fetch = NonNullable<Parameters<typeof httpBatchLink<AppRouter>>[0]['fetch']>

const fetchInTime: Fetch = (input, init) => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(input, { ...init, body: init?.body ?? null, signal })
}

/** What the server says in words, such as names of categories, is in the page's language. */
const headers = () => ({ 'app-lang': document.documentElement.lang })

/** Same origin, cookies of the session; queries of one tick travel together, mutations alone. Subscriptions have a connection of their own (shared/live). */
const transport: TRPCLink<AppRouter> = splitLink({
  condition: (op) => op.type === 'mutation',
  true: httpBatchLink({ url: '/trpc', fetch: fetchInTime, headers, maxItems: 1 }),
  false: httpBatchLink({ url: '/trpc', fetch: fetchInTime, headers, maxURLLength: 4000, maxItems: 10 }),
})

// What is said without a connection is at hand before it is gone.
void import('@jindu/i18n/connection').catch(() => undefined)

/** How this browser's calls reach the server: twins go first, then what a lost answer means, then an ended session; offline, no step is sent. */
export const browserLink: TRPCLink<AppRouter> = (runtime) => {
  const stages = [duplicateGuard(), outcomeLink(), resumeLink, onlineLink(), transport].map((stage) => stage(runtime))
  return ({ op, next }) =>
    stages.reduceRight<typeof next>((rest, stage) => (passed) => stage({ op: passed, next: rest }), next)(op)
}
