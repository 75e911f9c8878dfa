import { fail } from '@jindu/domain/errors'
import { pricingProblem, type Pricing } from '@jindu/domain/goods/goods'
import { usd } from '@jindu/domain/money'
import type { App } from '../../../platform/app.ts'
import { commitVerb } from '../../../platform/db/index.ts'
import { runVerb } from '../../../platform/idempotency/index.ts'
import { loadOwn, unchanged } from '../load-own.ts'
import { goods } from '../tables.ts'
import { tellOfGoods } from '../tell-of-goods.ts'
import { storedOf } from './stored-pricing.ts'

/**
 * Sets sale, prices by quantity or a named price for future purchases; orders keep what they paid. It does not raise the
 * goods in lists.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY, DISCOUNT_DATES for an end in the past, PRICE_NOT_LOWER
 */
export function setPricing(app: App, uid: number, id: number, pricing: Pricing): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const own = await loadOwn(app, uid, id)
    const list = usd(own.goods.priceCents)
    const problem = pricingProblem(list, pricing, app.clock.now())
    if (problem !== null) return fail(problem)
    const stored = storedOf(pricing)
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(goods)
            .set({ pricing: stored, version: own.goods.version + 1 })
            .where(unchanged(own)),
        },
      ],
      audit: [
        {
          action: 'goods.setPricing',
          actor: { kind: 'user', uid },
          subject: { kind: 'goods', id },
          details: { pricing: JSON.stringify(stored) },
        },
      ],
      outbox: [tellOfGoods(id, uid, 'edited')],
    })
    return { id }
  })
}
