import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Locale } from './i18n/locale.ts'
import type { GoodsView, Theme } from './preferences.ts'
import type { ApiQueries } from './trpc/react-query.ts'
import type { ApiClient } from './trpc/types.ts'

/** Context of every route's loader, guard and head. */
export interface RouterContext {
  readonly queryClient: QueryClient
  /** Mutations: `client.goods.publish.mutate(input)`. */
  readonly client: ApiClient
  /** Queries: `q.goods.detail.ensureData({ id })`. */
  readonly q: ApiQueries
  readonly i18n: I18n
  readonly locale: Locale
  readonly theme: Theme
  readonly goodsView: GoodsView
  /** Origin for canonical links, without trailing slash. */
  readonly origin: string
}
