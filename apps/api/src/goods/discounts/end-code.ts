import { fail } from '@jindu/domain/errors'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { discountCode } from './tables.ts'

/**
 * Ends a code: nobody can use it from now on, orders that did stay as they are. Idempotent.
 * @throws DomainError DISCOUNT_NOT_FOUND, also for a code of somebody else
 */
export function endCode(app: App, uid: number, id: number): Promise<{ id: number }> {
  return runVerb(app, null, async () => {
    const own = and(eq(discountCode.id, id), eq(discountCode.sellerUid, uid))
    const [row] = await app.db
      .select({ code: discountCode.code, endedAt: discountCode.endedAt })
      .from(discountCode)
      .where(own)
    if (row === undefined) return fail('DISCOUNT_NOT_FOUND', { id })
    if (row.endedAt !== null) return { id }
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(discountCode)
            .set({ endedAt: app.clock.now() })
            .where(and(own, isNull(discountCode.endedAt))),
        },
      ],
      audit: [
        {
          action: 'discount.end',
          actor: { kind: 'user', uid },
          subject: { kind: 'discount', id },
          details: { code: row.code },
        },
      ],
    })
    return { id }
  })
}
