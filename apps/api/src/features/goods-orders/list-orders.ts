import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { summaryOf } from './reads.ts'
import { goodsOrder } from './tables.ts'

export const LIST_STATES = ['open', 'inProgress', 'suspended', 'complaint', 'completed', 'revoked'] as const

export interface OrderFilter {
  readonly page: number
  readonly limit: number
  readonly side: 'buy' | 'sell'
  readonly state?: (typeof LIST_STATES)[number] | undefined
  /** Part of the title, or the number of the order, of the goods or of the other side. */
  readonly search?: string | undefined
}

const { status, heldSince, buyerComplaintAt, sellerComplaintAt, title, id, goodsId, buyerUid, sellerUid } = goodsOrder
const isOpen = eq(status, 'open')

/** `progressOf` of the domain, as the database asks it. */
const IN_STATE: Record<(typeof LIST_STATES)[number], SQL | undefined> = {
  open: isOpen,
  inProgress: and(isOpen, isNull(heldSince)),
  suspended: and(isOpen, isNotNull(heldSince), isNull(buyerComplaintAt), isNull(sellerComplaintAt)),
  complaint: and(isOpen, isNotNull(heldSince), or(isNotNull(buyerComplaintAt), isNotNull(sellerComplaintAt))),
  completed: eq(status, 'completed'),
  revoked: eq(status, 'revoked'),
}

function matching(search: string, side: OrderFilter['side']): SQL | undefined {
  const inTitle = ilike(title, `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  if (!/^\d{1,9}$/.test(search)) return inTitle
  const number = Number(search)
  return or(inTitle, eq(id, number), eq(goodsId, number), eq(side === 'buy' ? sellerUid : buyerUid, number))
}

/** The orders of one side of an account, the newest first. */
export async function listOrders({ db }: App, uid: number, { page, limit, side, state, search }: OrderFilter) {
  const where = and(
    eq(side === 'buy' ? buyerUid : sellerUid, uid),
    state === undefined ? undefined : IN_STATE[state],
    search === undefined ? undefined : matching(search, side),
  )
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(goodsOrder)
      .where(where)
      .orderBy(desc(id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(goodsOrder).where(where),
  ])
  return { data: rows.map(summaryOf), total: total?.rows ?? 0 }
}
