import type { App } from '../../../platform/app.ts'
import { commitVerb } from '../../../platform/db/index.ts'
import { runVerb } from '../../../platform/idempotency/index.ts'
import { loadOwn, unchanged } from '../load-own.ts'
import { goods } from '../tables.ts'

/**
 * Sets from how many unsold units on the stock counts as low.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY
 */
export function setLowStock(app: App, uid: number, id: number, lowStock: number): Promise<void> {
  return runVerb(app, null, async () => {
    const own = await loadOwn(app, uid, id)
    if (own.goods.lowStock === lowStock) return
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(goods)
            .set({ lowStock, version: own.goods.version + 1 })
            .where(unchanged(own)),
        },
      ],
      audit: [
        {
          action: 'goods.stock.setLow',
          actor: { kind: 'user', uid },
          subject: { kind: 'goods', id },
          details: { from: own.goods.lowStock, to: lowStock },
        },
      ],
      outbox: [{ topic: 'goods', uids: [uid], payload: { id, event: 'stock' } }],
    })
  })
}
