import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { commitVerb } from '../../../platform/db/index.ts'
import { runVerb } from '../../../platform/idempotency/index.ts'
import { loadOwn } from '../load-own.ts'
import { goodsSecret } from '../tables.ts'
import { tellOfGoods } from '../tell-of-goods.ts'

async function unsoldIds({ db }: App, goodsId: number): Promise<number[]> {
  const rows = await db
    .select({ id: goodsSecret.id })
    .from(goodsSecret)
    .where(and(eq(goodsSecret.goodsId, goodsId), isNull(goodsSecret.orderId), eq(goodsSecret.shared, false)))
    .limit(rules.goods.stock.maximumUnsold)
  return rows.map((row) => row.id)
}

/**
 * Deletes unsold units from stock permanently.
 * @param wanted ids of units, or all unsold ones
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY, STOCK_SECRET_SOLD when one of those named is no longer there
 */
export function withdrawSecrets(
  app: App,
  uid: number,
  id: number,
  wanted: readonly number[] | 'all',
): Promise<{ withdrawn: number }> {
  return runVerb(app, null, async () => {
    await loadOwn(app, uid, id)
    const ids = wanted === 'all' ? await unsoldIds(app, id) : [...new Set(wanted)]
    if (ids.length === 0) return wanted === 'all' ? { withdrawn: 0 } : fail('STOCK_SECRET_NOT_FOUND')
    await commitVerb(app, {
      guards: [
        {
          change: sql`delete from goods_secret where goods_id = ${id} and order_id is null and not shared
            and id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
          rows: ids.length,
          // Without a refusal the list is read again: all that are unsold then.
          ...(wanted === 'all' ? {} : { refusal: 'STOCK_SECRET_SOLD' as const }),
        },
      ],
      audit: [
        {
          action: 'goods.stock.withdraw',
          actor: { kind: 'user', uid },
          subject: { kind: 'goods', id },
          details: { units: ids.length },
        },
      ],
      outbox: [tellOfGoods(id, uid, 'stock')],
    })
    return { withdrawn: ids.length }
  })
}
