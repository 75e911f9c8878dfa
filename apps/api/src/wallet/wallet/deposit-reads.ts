import { fail } from '@jindu/domain/errors'
import { money, type CurrencyCode } from '@jindu/domain/money'
import { explorerAddress } from '@jindu/domain/accounts/site'
import { and, count, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { latestFirst, within, type Span } from '../../platform/db/index.ts'
import { smallestDeposit } from './smallest-deposit.ts'
import { deposit } from './tables.ts'

function toDeposit(app: App, row: typeof deposit.$inferSelect) {
  const { id, currency, address, txid, confirmations, status, createdAt, creditedAt } = row
  const settings = app.settings.current()
  const confirmationsNeeded = settings.depositConfirmations[currency]
  const amount = money(currency, row.amountUnits)
  const explorerUrl = explorerAddress(settings, currency, txid)
  const tooSmall = row.amountUnits < smallestDeposit(app, currency)
  const seen = { settled: row.settled, tooSmall, confirmations, confirmationsNeeded, status, createdAt, creditedAt }
  return { id, currency, address, txid, explorerUrl, amount, ...seen }
}

export interface DepositFilter extends Span {
  readonly page: number
  readonly limit: number
  readonly currency?: CurrencyCode | undefined
  readonly address?: string | undefined
}

/** An account's deposits first seen within the span, latest first. */
export async function listDeposits(app: App, uid: number, filter: DepositFilter) {
  const { page, limit, currency, address } = filter
  const where = and(
    eq(deposit.uid, uid),
    currency === undefined ? undefined : eq(deposit.currency, currency),
    address === undefined ? undefined : eq(deposit.address, address),
    within(deposit.createdAt, filter),
  )
  const [rows, [total]] = await Promise.all([
    app.db
      .select()
      .from(deposit)
      .where(where)
      .orderBy(...latestFirst(deposit.id, deposit.createdAt, filter))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.select({ rows: count() }).from(deposit).where(where),
  ])
  return { data: rows.map((row) => toDeposit(app, row)), total: total?.rows ?? 0 }
}

/** @throws DomainError DEPOSIT_NOT_FOUND, also for somebody else's */
export async function readDeposit(app: App, uid: number, id: number) {
  const [row] = await app.db
    .select()
    .from(deposit)
    .where(and(eq(deposit.id, id), eq(deposit.uid, uid)))
  return row === undefined ? fail('DEPOSIT_NOT_FOUND', { id }) : toDeposit(app, row)
}
