import { goodsRules } from '@jindu/domain/rules'
import type { RouterContext } from '../../../shared/router-context.ts'
import type { Session } from '../../../shared/session/session.ts'
import { OPEN_BOUGHT, OPEN_SOLD } from './open-orders.ts'

export const HOME_CATEGORIES = { page: 1, limit: goodsRules.category.homeShortcuts }

/** Queries of the home page, in parallel. */
export async function readHome({ q, session }: RouterContext & { readonly session: Session | null }): Promise<void> {
  await Promise.all([
    q.goods.home.ensureData(),
    q.categories.list.ensureData(HOME_CATEGORIES),
    q.notices.pinned.prefetch(),
    // Browsers fetch ads late, by themselves; the server renders them with the page.
    ...(import.meta.env.SSR ? [q.ads.strip.prefetch({ spot: 'home' })] : []),
    ...(session === null ? [] : [q.goodsOrders.list.prefetch(OPEN_BOUGHT), q.goodsOrders.list.prefetch(OPEN_SOLD)]),
  ])
}
