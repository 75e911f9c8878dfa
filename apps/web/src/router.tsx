import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { routeTree } from './route-tree.gen.ts'
import { i18nFor } from './shared/i18n/words.ts'
import type { Locale } from './shared/i18n/locale.ts'
import { PageError } from './shared/page/page-error.tsx'
import { PageMissing } from './shared/page/page-missing.tsx'
import { PagePending } from './shared/page/page-pending.tsx'
import type { GoodsView, Theme } from './shared/preferences.ts'
import type { RouterContext } from './shared/router-context.ts'
import { createApiQueries } from './shared/trpc/react-query.ts'
import type { ApiClient } from './shared/trpc/types.ts'

export interface RouterParts {
  readonly queryClient: QueryClient
  readonly client: ApiClient
  readonly locale: Locale
  readonly theme: Theme
  readonly goodsView: GoodsView
  readonly origin: string
  readonly nonce?: string
}

export function createAppRouter({ queryClient, client, locale, theme, goodsView, origin, nonce }: RouterParts) {
  const context: RouterContext = {
    queryClient,
    client,
    q: createApiQueries(queryClient, client),
    i18n: i18nFor(locale),
    locale,
    theme,
    goodsView,
    origin,
  }
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    defaultPendingMinMs: 200,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageMissing,
    defaultPendingComponent: PagePending,
    scrollRestoration: true,
    defaultStructuralSharing: true,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

export type AppRouterInstance = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouterInstance
  }
  interface StaticDataRouteOption {
    /** Pages before login: the header shows less. */
    plain?: boolean
    /** Width of the page: 'page' 1280 px, 'desk' 1600 px, 'thin' 1040 px. */
    width?: 'page' | 'desk' | 'thin'
  }
}
