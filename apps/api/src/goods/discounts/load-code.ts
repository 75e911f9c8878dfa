import { fail } from '@jindu/domain/errors'
import { whyNotDiscount, type DiscountOff, type DiscountTerms } from '@jindu/domain/goods/goods'
import { formatUsd, usd, type Money } from '@jindu/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { discountCode } from './tables.ts'

export type CodeRow = typeof discountCode.$inferSelect

/** What a stored code takes off. */
export function offOf({ percent, amountCents }: Pick<CodeRow, 'percent' | 'amountCents'>): DiscountOff {
  return percent === null ? { kind: 'amount', amount: usd(amountCents ?? 0n) } : { kind: 'percent', percent }
}

/** The terms of a stored code. */
export function termsOf(row: CodeRow): DiscountTerms {
  return { ...row, minimum: row.minimumCents === null ? null : usd(row.minimumCents) }
}

const codeToUse = prepareOnce((db) =>
  db
    .select({
      code: discountCode,
      used: sql<boolean>`exists (select 1 from discount_use u where u.code_id = ${discountCode.id}
        and u.buyer_uid = ${sql.placeholder('uid')} and u.returned_at is null)`,
      // Raw SQL, because orders are a feature above.
      bought: sql<boolean>`(${discountCode.firstOnly} and exists (select 1 from goods_order o where o.buyer_uid = ${sql.placeholder('uid')}
        and o.seller_uid = ${discountCode.sellerUid} and o.status <> 'revoked'))`,
    })
    .from(discountCode)
    .where(
      and(eq(discountCode.sellerUid, sql.placeholder('sellerUid')), eq(discountCode.code, sql.placeholder('code'))),
    )
    .prepare('discount_to_use'),
)

/** The purchase that a code is typed for. */
export interface CodeUse {
  readonly code: string
  readonly sellerUid: number
  readonly goodsId: number
  /** The price of all pieces before the code. */
  readonly goods: Money<'USD'>
}

/**
 * A code that a purchase can use now.
 * @param uid null for a visitor
 * @throws DomainError DISCOUNT_NOT_FOUND, and what `whyNotDiscount` refuses with
 */
export async function loadCode(app: App, uid: number | null, { code, sellerUid, goodsId, goods }: CodeUse) {
  const [row] = await codeToUse(app.db).execute({ uid: uid ?? 0, sellerUid, code })
  if (row === undefined) return fail('DISCOUNT_NOT_FOUND', { code })
  const terms = termsOf(row.code)
  const { used, bought } = row
  const refusal = whyNotDiscount(terms, { goodsId, goods, used, bought, now: app.clock.now() })
  if (refusal === null) return row.code
  return fail(refusal, terms.minimum === null ? { code } : { code, minimum: formatUsd(terms.minimum) })
}
