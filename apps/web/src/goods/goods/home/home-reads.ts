import { goodsRules } from '@jindu/domain/rules'
import type { RouterContext } from '../../../shared/router-context.ts'
import type { Session } from '../../../shared/session/session.ts'
import { OPEN_BOUGHT, OPEN_SOLD } from './open-orders.ts'

export const HOME_CATEGORIES = { page: 1, limit: goodsRules.category.homeShortcuts }

/** What the home page stands on, read side by side. */
export async function readHome({ q, session }: RouterContext & { readonly session: Session | null }): Promise<void> {
  await Promise.all([
    q.goods.home.ensureData(),
    q.categories.list.ensureData(HOME_CATEGORIES),
    q.notices.pinned.prefetch(),
    // A browser reads them late, by itself: with the page from the server they are there at once.
    ...(import.meta.env.SSR ? [q.ads.strip.prefetch({ spot: 'home' })] : []),
    ...(session === null ? [] : [q.goodsOrders.list.prefetch(OPEN_BOUGHT), q.goodsOrders.list.prefetch(OPEN_SOLD)]),
  ])
}
