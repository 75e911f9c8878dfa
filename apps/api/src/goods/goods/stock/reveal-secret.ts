import { fail } from '@jindu/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { commitVerb } from '../../../platform/db/index.ts'
import { loadOwn } from '../load-own.ts'
import { goodsSecret } from '../tables.ts'
import { openSecret } from './seal-secrets.ts'

/**
 * One secret in the clear for the owner who asks for it; each time is recorded.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY, STOCK_SECRET_NOT_FOUND
 */
export async function revealSecret(app: App, uid: number, id: number, secretId: number): Promise<{ secret: string }> {
  await loadOwn(app, uid, id)
  const [row] = await app.db
    .select()
    .from(goodsSecret)
    .where(and(eq(goodsSecret.id, secretId), eq(goodsSecret.goodsId, id)))
  if (row === undefined) return fail('STOCK_SECRET_NOT_FOUND', { id: secretId })
  await commitVerb(app, {
    audit: [
      {
        action: 'goods.stock.reveal',
        actor: { kind: 'user', uid },
        subject: { kind: 'goods', id },
        details: { unit: secretId },
      },
    ],
  })
  return { secret: openSecret(app, id, row) }
}
