import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../../router.tsx'
import { learnServerTime } from '../time/server-clock.ts'
import { addArrival, type Arrival } from './arrivals.ts'

/** One push, as `live.events` sends it. */
export interface PushedEvent {
  readonly id: string
  readonly data: {
    readonly topic: string
    readonly payload: Readonly<Record<string, unknown>>
    /** Unix seconds. */
    readonly at: number
  }
}

/**
 * Makes the page read again what an event says has changed, and remembers it for the bell.
 *
 * @param pageMadeAt unix seconds; what is not younger may stand on the page already and is no news
 */
export async function applyEvent(
  router: AnyRouter,
  { id, data: { topic, payload, at } }: PushedEvent,
  pageMadeAt: number,
): Promise<void> {
  const { q }: RouterContext = router.options.context
  if (topic === 'hello') {
    learnServerTime(at)
    return
  }
  if (topic === 'goods') {
    await q.goods.invalidate()
    return
  }
  if (topic === 'review') {
    await Promise.all([q.reviews.invalidate(), q.goods.detail.invalidate()])
    return
  }
  const kind = kindOf(topic)
  const orderId = kind === 'order' && typeof payload['id'] === 'number' ? payload['id'] : null
  if (at > pageMadeAt) addArrival({ id, kind, orderId, at }, isInView(router, kind, orderId))
  await Promise.all([
    kind === 'order' ? q.goodsOrders.invalidate() : Promise.resolve(),
    kind === 'message' ? Promise.resolve() : q.wallet.invalidate(),
    kind === 'account' ? q.accounts.me.invalidate().then(() => router.invalidate()) : Promise.resolve(),
  ])
}

function kindOf(topic: string): Arrival['kind'] {
  if (topic.startsWith('goodsOrder')) return 'order'
  if (topic.startsWith('wallet') || topic.startsWith('deposit')) return 'balance'
  if (topic.startsWith('account')) return 'account'
  return 'message'
}

/** What happens on the page that the reader looks at is not news. */
function isInView(router: AnyRouter, kind: Arrival['kind'], orderId: number | null): boolean {
  const { pathname, search } = router.state.location
  if (document.visibilityState !== 'visible') return false
  if (kind === 'order') return pathname === '/personal/goodsOrderPanel' && search['id'] === orderId
  return kind !== 'balance' || pathname.startsWith('/personal/assets') || pathname === '/personal/walletHistory'
}
