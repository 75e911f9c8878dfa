import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'
import { reportFailure } from './shared/errors/report-failure.ts'
import { onFirstMove } from './shared/first-move.ts'
import { cataloguesOf, loadCatalogues } from './shared/i18n/catalogues.ts'
import { isLocale } from './shared/i18n/locale.ts'
import { createQueryClient } from './shared/query-client.ts'
import { loadBrowserClient } from './shared/trpc/load-browser-client.ts'
import { lazyClient } from './shared/trpc/lazy-client.ts'
import './app.css'

const { lang, dataset } = document.documentElement
const locale = isLocale(lang) ? lang : 'en'
const theme = dataset['theme'] === 'light' || dataset['theme'] === 'dark' ? dataset['theme'] : 'auto'

const queryClient = createQueryClient({
  onQueryError: (error) => void reportFailure(router, error, 'query'),
  onMutationError: (error) => void reportFailure(router, error, 'mutation'),
})
const router = createAppRouter({
  queryClient,
  client: lazyClient(loadBrowserClient),
  locale,
  theme,
  origin: globalThis.location.origin,
})

onFirstMove(() => void loadBrowserClient())

// The words first: React would replace the server's text by message ids otherwise.
await loadCatalogues(cataloguesOf(router.matchRoutes(router.latestLocation)), locale)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
