import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { learnServerTime } from '../time/server-clock.ts'

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

/** Makes the page read again what an event says has changed; the bell counts what was stored with it. */
export async function applyEvent(router: AnyRouter, { data: { topic, at } }: PushedEvent): Promise<void> {
  const { q }: RouterContext = router.options.context
  if (topic === 'hello') {
    learnServerTime(at)
    return
  }
  if (topic === 'goods') {
    await Promise.all([q.goods.invalidate(), q.messages.invalidate()])
    return
  }
  if (topic === 'review') {
    await Promise.all([q.reviews.invalidate(), q.goods.detail.invalidate()])
    return
  }
  if (topic.startsWith('goodsOrder')) {
    await Promise.all([q.goodsOrders.invalidate(), q.wallet.invalidate(), q.messages.invalidate()])
    return
  }
  if (topic.startsWith('wallet') || topic.startsWith('deposit')) {
    await q.wallet.invalidate()
    return
  }
  if (topic.startsWith('account')) {
    await Promise.all([q.wallet.invalidate(), q.accounts.me.invalidate().then(() => router.invalidate())])
  }
}
