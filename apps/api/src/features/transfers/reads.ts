import { money, type CurrencyCode } from '@jindu/domain/money'
import { and, count, desc, eq, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { internalTransfer, userTransfer } from './tables.ts'

interface Page {
  readonly page: number
  readonly limit: number
  readonly currency?: CurrencyCode | undefined
}

/** What an account sent to other users and got from them, the latest first. */
export async function listTransfers({ db }: App, uid: number, { page, limit, currency }: Page) {
  const where = and(
    or(eq(userTransfer.fromUid, uid), eq(userTransfer.toUid, uid)),
    currency === undefined ? undefined : eq(userTransfer.currency, currency),
  )
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(userTransfer)
      .where(where)
      .orderBy(desc(userTransfer.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(userTransfer).where(where),
  ])
  const data = rows.map(({ id, fromUid, toUid, currency: coin, amountUnits, createdAt }) => ({
    id,
    guide: fromUid === uid ? ('out' as const) : ('in' as const),
    otherUid: fromUid === uid ? toUid : fromUid,
    currency: coin,
    amount: money(coin, amountUnits),
    createdAt,
  }))
  return { data, total: total?.rows ?? 0 }
}

/** What an account moved between its own balances, the latest first. */
export async function listMoves(
  { db }: App,
  uid: number,
  { page, limit, currency, target }: Page & { readonly target?: 'fund' | 'otc' | undefined },
) {
  const where = and(
    eq(internalTransfer.uid, uid),
    currency === undefined ? undefined : eq(internalTransfer.currency, currency),
    target === undefined ? undefined : eq(internalTransfer.target, target),
  )
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(internalTransfer)
      .where(where)
      .orderBy(desc(internalTransfer.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(internalTransfer).where(where),
  ])
  const data = rows.map((row) => ({
    id: row.id,
    currency: row.currency,
    target: row.target,
    amount: money(row.currency, row.amountUnits),
    status: row.status,
    createdAt: row.appliedAt,
  }))
  return { data, total: total?.rows ?? 0 }
}
