import { fail } from '@jindu/domain/errors'
import { asc, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { readingParty } from './party.ts'
import { goodsOrder, goodsOrderAction } from './tables.ts'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Everything that happened on an order, as hashed lines that anybody can check without us. Throws ORDER_NOT_FOUND. */
export async function readDossier({ db }: App, session: Session, id: number) {
  const rows = await db
    .select({
      order: { id: goodsOrder.id, buyerUid: goodsOrder.buyerUid, sellerUid: goodsOrder.sellerUid },
      head: goodsOrder.dossierHead,
      line: goodsOrderAction.line,
      hash: goodsOrderAction.hash,
    })
    .from(goodsOrder)
    .innerJoin(goodsOrderAction, eq(goodsOrderAction.orderId, goodsOrder.id))
    .where(eq(goodsOrder.id, id))
    .orderBy(asc(goodsOrderAction.number))
  const [first] = rows
  if (first === undefined) return fail('ORDER_NOT_FOUND', { id })
  readingParty(first.order, session)
  return { orderId: id, head: hex(first.head), entries: rows.map(({ line, hash }) => ({ line, hash: hex(hash) })) }
}
