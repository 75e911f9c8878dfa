import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createTRPCClient } from '@trpc/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'
import { reportFailure } from './shared/errors/report-failure.ts'
import { forgetFormFailures } from './shared/notify/notices.ts'
import { onFirstInteraction } from './shared/first-interaction.ts'
import { isLocale } from './shared/i18n/locale.ts'
import { loadWords } from './shared/i18n/words.ts'
import { withPatience } from './shared/parts/lazy-part.tsx'
import { installOffer } from './shared/offline/install-offer.ts'
import { readAt } from './shared/offline/read-at.ts'
import { createQueryClient } from './shared/query-client.ts'
import { surviveTranslation } from './shared/page/survive-translation.ts'
import { keepRendered } from './shared/trpc/as-rendered.ts'
import { lazyLink } from './shared/trpc/lazy-link.ts'
import type { AppRouter } from './shared/trpc/types.ts'
import './app.css'

const { lang, dataset } = document.documentElement
const locale = isLocale(lang) ? lang : 'en'
const theme = dataset['theme'] === 'light' || dataset['theme'] === 'dark' ? dataset['theme'] : 'auto'

// The page contains its data: the client for calls loads with the first interaction or the first call.
const loadLink = async () => (await import('./shared/trpc/browser-link.ts')).browserLink

const queryClient = createQueryClient({
  onQueryError: (error, source) => void reportFailure(router, error, source),
  onMutation: forgetFormFailures,
  onMutationError: (error, source) => void reportFailure(router, error, source),
})
keepRendered(queryClient)
const router = createAppRouter({
  queryClient,
  client: createTRPCClient<AppRouter>({ links: [lazyLink(loadLink)] }),
  locale,
  theme,
  goodsView: dataset['view'] === 'table' ? 'table' : 'cards',
  origin: globalThis.location.origin,
})

const loadOffline = () => import('./shared/offline/start.tsx')

const turn = () => new Promise((next) => setTimeout(next))

/**
 * The first number formatter loads the browser's tables. It gets a task of its own, so that it delays neither hydration
 * nor a click.
 */
async function numberTables(language: string): Promise<void> {
  await turn()
  new Intl.NumberFormat(language).format(0)
  await turn()
}

globalThis.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  installOffer.event = event
})

// A load that fails here is tried again by the call that needs it.
onFirstInteraction(() => void loadLink().catch(() => undefined))

/**
 * Not a top-level await: chunks share modules with this one, and an `import()` of them would wait for this module, and
 * this module for them.
 */
async function takeOver(): Promise<void> {
  // The worker's copy of a page needs what was read last, because it cannot ask.
  const reads = readAt() === null ? undefined : withPatience(loadOffline)
  // Load the messages first: otherwise React would replace the server's text by message ids.
  const words = withPatience(() => loadWords(router.matchRoutes(router.latestLocation), locale))
  await Promise.all([words, numberTables(locale), reads?.then(({ restore }) => restore(queryClient))])
  surviveTranslation(document)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}
void takeOver()

/** Milliseconds: the worker costs a page's start nothing. */
const WORKER_AFTER = 4_000
if (import.meta.env.PROD) {
  const start = async (): Promise<void> => (await loadOffline()).startOffline(router, queryClient)
  // Without a connection there is nothing to start: the worker that brought the page is running.
  setTimeout(() => void start().catch(() => undefined), WORKER_AFTER)
}
