import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import type { DiscountInput } from '@jindu/domain/input'
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { requireSession } from '../../accounts/accounts/index.ts'
import { goods } from '../goods/tables.ts'
import { discountCode } from './tables.ts'

/**
 * Makes a discount code of a seller.
 * @throws DomainError DISCOUNT_DATES for an end in the past, DISCOUNT_GOODS for goods of others, DISCOUNT_EXISTS,
 *   DISCOUNT_TOO_MANY, SESSION_ENDED
 */
export async function createCode(app: App, session: Session, wanted: DiscountInput): Promise<{ id: number }> {
  const { uid } = session
  const now = app.clock.now()
  const { code, off, goodsIds, maximumUses, onceEach, firstOnly, startsAt, endsAt, minimum } = wanted
  if (endsAt !== null && endsAt <= now) fail('DISCOUNT_DATES')
  return transactVerb(app, async (tx) => {
    // Locks the account, so that codes made at the same time are counted in turn.
    await requireSession(tx, session)
    if (goodsIds !== null) {
      const own = await tx.$count(goods, and(inArray(goods.id, goodsIds), eq(goods.sellerUid, uid)))
      if (own !== goodsIds.length) fail('DISCOUNT_GOODS')
    }
    const valid = await tx.$count(
      discountCode,
      and(
        eq(discountCode.sellerUid, uid),
        isNull(discountCode.endedAt),
        or(isNull(discountCode.endsAt), gt(discountCode.endsAt, now)),
      ),
    )
    if (valid >= rules.goods.discount.maximumValid) fail('DISCOUNT_TOO_MANY')
    const [created] = await tx
      .insert(discountCode)
      .values({
        sellerUid: uid,
        code,
        percent: off.kind === 'percent' ? off.percent : null,
        amountCents: off.kind === 'amount' ? off.amount.units : null,
        goodsIds,
        maximumUses,
        onceEach,
        firstOnly,
        startsAt,
        endsAt,
        minimumCents: minimum?.units ?? null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: discountCode.id })
    if (created === undefined) return fail('DISCOUNT_EXISTS', { code })
    return {
      result: created,
      audit: [
        {
          action: 'discount.create',
          actor: { kind: 'user', uid },
          subject: { kind: 'discount', id: created.id },
          details: { code },
        },
      ],
    }
  })
}
