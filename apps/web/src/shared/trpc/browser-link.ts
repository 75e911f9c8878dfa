import { splitLink, type TRPCLink } from '@trpc/client'
import { httpBatchLink } from '@trpc/client/links/httpBatchLink'
import { duplicateGuard } from './duplicate-guard.ts'
import { jsonFetch } from './json-fetch.ts'
import { onlineLink } from './online-link.ts'
import { outcomeLink } from './outcome-link.ts'
import { payHeader, payLink } from './pay-link.ts'
import { resumeLink } from './resume-link.ts'
import type { AppRouter } from './types.ts'

type Fetch = NonNullable<Parameters<typeof httpBatchLink<AppRouter>>[0]['fetch']>

const fetchAnswer: Fetch = (input, init) =>
  jsonFetch(input, { ...init, body: init?.body ?? null, signal: init?.signal ?? null })

/** Texts from the server, such as category names, are in the page's language. */
const headers = () => ({ 'app-lang': document.documentElement.lang })

/**
 * Same origin with session cookie; queries of one tick are batched, mutations are sent alone. Subscriptions use a
 * separate connection (shared/live).
 */
const transport: TRPCLink<AppRouter> = splitLink({
  condition: (op) => op.type === 'mutation',
  true: httpBatchLink({
    url: '/trpc',
    fetch: fetchAnswer,
    headers: ({ opList: [op] }) => ({ ...headers(), ...payHeader(op) }),
    maxItems: 1,
  }),
  false: httpBatchLink({ url: '/trpc', fetch: fetchAnswer, headers, maxURLLength: 4000, maxItems: 10 }),
})

/** Middleware chain of this browser's calls: duplicates, lost responses, ended sessions, a passkey in place of the pay password; offline, no step is sent. */
export const browserLink: TRPCLink<AppRouter> = (runtime) => {
  const stages = [duplicateGuard(), outcomeLink(), resumeLink, payLink, onlineLink(), transport].map((stage) =>
    stage(runtime),
  )
  return ({ op, next }) =>
    stages.reduceRight<typeof next>((rest, stage) => (passed) => stage({ op: passed, next: rest }), next)(op)
}
