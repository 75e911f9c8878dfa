import { fail } from '@jindu/domain/errors'
import {
  goodsSum,
  whyNotDiscount,
  type DiscountOff,
  type DiscountTerms,
  type SumFacts,
} from '@jindu/domain/goods/goods'
import { formatUsd, usd } from '@jindu/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { discountCode } from './tables.ts'

export type CodeRow = typeof discountCode.$inferSelect

/** The discount of a stored code: a percentage or an amount. */
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
      // Columns by their names: a select from one table writes those of its row without it, and the inner table would win.
      used: sql<boolean>`discount_code.once_each and exists (select 1 from discount_use u where u.code_id = discount_code.id
        and u.buyer_uid = ${sql.placeholder('uid')} and u.once_each and u.returned_at is null)`,
      // Orders import this feature, so their table cannot be imported here.
      bought: sql<boolean>`discount_code.first_only and exists (select 1 from goods_order o where o.buyer_uid = ${sql.placeholder('uid')}
        and o.seller_uid = discount_code.seller_uid and o.status <> 'revoked')`,
    })
    .from(discountCode)
    .where(
      and(eq(discountCode.sellerUid, sql.placeholder('sellerUid')), eq(discountCode.code, sql.placeholder('code'))),
    )
    .prepare('discount_to_use'),
)

/** The purchase that the code would discount. */
export interface CodeUse extends Pick<SumFacts, 'price' | 'volume'> {
  readonly code: string
  readonly sellerUid: number
  readonly goodsId: number
}

/**
 * Loads a code and checks that this purchase may use it now.
 * @param uid null for a visitor, of whom no earlier purchase is known
 * @returns the code's row with its discount
 * @throws DomainError DISCOUNT_NOT_FOUND, and what `whyNotDiscount` refuses with
 */
export async function loadCode(app: App, uid: number | null, { code, sellerUid, goodsId, price, volume }: CodeUse) {
  const [row] = await codeToUse(app.db).execute({ uid: uid ?? 0, sellerUid, code })
  if (row === undefined) return fail('DISCOUNT_NOT_FOUND', { code })
  const terms = termsOf(row.code)
  const off = offOf(row.code)
  const { goods, off: taken } = goodsSum({ price, volume, off })
  const { used, bought } = row
  const refusal = whyNotDiscount(terms, { goodsId, goods, off: taken, used, bought, now: app.clock.now() })
  if (refusal === null) return { ...row.code, off }
  return fail(refusal, terms.minimum === null ? { code } : { code, minimum: formatUsd(terms.minimum) })
}
