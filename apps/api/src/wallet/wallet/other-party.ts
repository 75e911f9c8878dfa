import type { LedgerReference, ReferenceKind } from '@jindu/domain/ledger'
import { inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsOrder } from '../../goods/orders/tables.ts'
import { otcOrder } from '../../otc/orders/tables.ts'
import { userTransfer } from '../transfers/tables.ts'

type Parties = readonly (readonly [id: number, one: number, other: number])[]
type ReadParties = (db: App['db'], ids: number[]) => Promise<Parties>

/** Ledger subjects that have two parties. */
const PARTIES: Readonly<Partial<Record<ReferenceKind, ReadParties>>> = {
  goodsOrder: async (db, ids) => {
    const { id, buyerUid, sellerUid } = goodsOrder
    const rows = await db.select({ id, buyerUid, sellerUid }).from(goodsOrder).where(inArray(id, ids))
    return rows.map((row) => [row.id, row.buyerUid, row.sellerUid])
  },
  otcOrder: async (db, ids) => {
    const { id, buyerUid, sellerUid } = otcOrder
    const rows = await db.select({ id, buyerUid, sellerUid }).from(otcOrder).where(inArray(id, ids))
    return rows.map((row) => [row.id, row.buyerUid, row.sellerUid])
  },
  transfer: async (db, ids) => {
    const { id, fromUid, toUid } = userTransfer
    const rows = await db.select({ id, fromUid, toUid }).from(userTransfer).where(inArray(id, ids))
    return rows.map((row) => [row.id, row.fromUid, row.toUid])
  },
}

/** The other party of each posting's subject; null for subjects of one person. One query per kind. */
export async function readOtherParties({ db }: App, uid: number, references: readonly (LedgerReference | null)[]) {
  const found = new Map<string, number>()
  const byKind = Map.groupBy(
    references.filter((reference) => reference !== null),
    ({ kind }) => kind,
  )
  await Promise.all(
    Array.from(byKind, async ([kind, ofKind]) => {
      const parties = await PARTIES[kind]?.(db, [...new Set(ofKind.map(({ id }) => id))])
      for (const [id, one, other] of parties ?? []) found.set(`${kind} ${id}`, one === uid ? other : one)
    }),
  )
  return (reference: LedgerReference | null): number | null =>
    reference === null ? null : (found.get(`${reference.kind} ${reference.id}`) ?? null)
}
