import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { commitVerb } from '../../../platform/db/index.ts'
import { loadOwn } from '../load-own.ts'
import { goodsSecret } from '../tables.ts'
import { openSecret } from './seal-secrets.ts'

/**
 * All unsold secrets in clear text for their owner, oldest first; each export is audited. They stay for sale until
 * withdrawn.
 * @throws DomainError GOODS_NOT_FOUND, STOCK_NOT_UNITS
 */
export async function exportUnsold(app: App, uid: number, id: number) {
  const { goods } = await loadOwn(app, uid, id)
  if (goods.delivery !== 'units') return fail('STOCK_NOT_UNITS', { id })
  const rows = await app.db
    .select()
    .from(goodsSecret)
    .where(and(eq(goodsSecret.goodsId, id), isNull(goodsSecret.orderId), eq(goodsSecret.shared, false)))
    .orderBy(asc(goodsSecret.id))
    .limit(rules.goods.stock.maximumUnsold)
  await commitVerb(app, {
    audit: [
      {
        action: 'goods.stock.export',
        actor: { kind: 'user', uid },
        subject: { kind: 'goods', id },
        details: { units: rows.length },
      },
    ],
  })
  return {
    data: rows.map((row) => ({
      id: row.id,
      secret: openSecret(app, id, row),
      batch: row.batch,
      addedAt: row.addedAt,
      returnedAt: row.returnedAt,
    })),
  }
}
