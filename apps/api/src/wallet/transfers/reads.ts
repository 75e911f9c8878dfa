import { allowedEvents } from '@jindu/domain/wallet/transfers'
import { money, type CurrencyCode } from '@jindu/domain/money'
import { and, asc, count, eq, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { latestFirst, within, type Span } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { stateOf } from './decide-move.ts'
import { internalTransfer, userTransfer } from './tables.ts'

interface Page {
  readonly page: number
  readonly limit: number
}

interface OfAccount extends Page, Span {
  readonly currency?: CurrencyCode | undefined
}

/** Transfers that an account sent to or received from other users, latest first. */
export async function listTransfers(
  { db }: App,
  uid: number,
  filter: OfAccount & { readonly guide?: 'in' | 'out' | undefined },
) {
  const { page, limit, currency, guide } = filter
  const sent = eq(userTransfer.fromUid, uid)
  const got = eq(userTransfer.toUid, uid)
  const where = and(
    guide === undefined ? or(sent, got) : { in: got, out: sent }[guide],
    currency === undefined ? undefined : eq(userTransfer.currency, currency),
    within(userTransfer.createdAt, filter),
  )
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(userTransfer)
      .where(where)
      .orderBy(...latestFirst(userTransfer.id, userTransfer.createdAt, filter))
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

/** Moves between an account's own balances, latest first. */
export async function listMoves(
  { db }: App,
  uid: number,
  filter: OfAccount & { readonly target?: 'fund' | 'otc' | undefined },
) {
  const { page, limit, currency, target } = filter
  const where = and(
    eq(internalTransfer.uid, uid),
    currency === undefined ? undefined : eq(internalTransfer.currency, currency),
    target === undefined ? undefined : eq(internalTransfer.target, target),
    within(internalTransfer.appliedAt, filter),
  )
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(internalTransfer)
      .where(where)
      .orderBy(...latestFirst(internalTransfer.id, internalTransfer.appliedAt, filter))
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
    remark: row.remark,
    createdAt: row.appliedAt,
  }))
  return { data, total: total?.rows ?? 0 }
}

/** All moves that wait for finance, oldest first, with the reader's allowed actions. */
export async function listPendingMoves({ db, clock }: App, session: Session, { page, limit }: Page) {
  const pending = eq(internalTransfer.status, 'pending')
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(internalTransfer)
      .where(pending)
      .orderBy(asc(internalTransfer.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(internalTransfer).where(pending),
  ])
  const actor = { kind: 'finance', uid: session.uid } as const
  const data = rows.map((row) => ({
    id: row.id,
    uid: row.uid,
    target: row.target,
    amount: money(row.currency, row.amountUnits),
    createdAt: row.appliedAt,
    allowedEvents: allowedEvents(stateOf(row), actor, clock.now()).map(({ event, allowed, reason }) => ({
      event,
      allowed,
      reason: reason ?? null,
    })),
  }))
  return { data, total: total?.rows ?? 0 }
}
