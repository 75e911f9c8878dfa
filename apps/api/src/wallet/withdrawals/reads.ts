import { asksCode } from '@jindu/domain/accounts/accounts'
import { money, type CurrencyCode } from '@jindu/domain/money'
import { explorerAddress } from '@jindu/domain/accounts/site'
import { allowedEvents, WITHDRAWAL_FLAGS } from '@jindu/domain/wallet/withdrawals'
import { and, count, eq, inArray, max } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { networkOf } from '../wallet/index.ts'
import { openHere } from '../../platform/chain/index.ts'
import { latestFirst, within, type Span } from '../../platform/db/index.ts'
import { hasFactor, waitAfterChange } from '../../accounts/accounts/index.ts'
import { payoutsPaused } from '../treasury/index.ts'
import { payingChain } from './apply.ts'
import { leftToApply } from './limits.ts'
import { withdrawal, WITHDRAWAL_KINDS, withdrawalAddress } from './tables.ts'
import { waitOfAddress } from './waits.ts'
import { stateOf, type WithdrawalRow } from './withdrawal-row.ts'

/** The tabs of the records. */
export const RECORD_TABS = ['pending', 'completed', 'failed'] as const
export type RecordTab = (typeof RECORD_TABS)[number]

const kindsOf = (tab: RecordTab) =>
  WITHDRAWAL_KINDS.filter((kind) => WITHDRAWAL_FLAGS[kind] === RECORD_TABS.indexOf(tab))

/** A withdrawal as its owner sees it. */
export function toRecord({ clock, settings }: App, row: WithdrawalRow) {
  const { id, currency, address, status, appliedAt, approvedAt, endedAt, waitsUntil, remark, confirmations } = row
  const events = allowedEvents(stateOf(row), { kind: 'owner' }, clock.now())
  return {
    id,
    currency,
    address,
    status,
    amount: money(currency, row.amountUnits),
    fee: money(currency, row.feeUnits),
    networkFee: row.networkFeeUnits === null ? null : money(currency, row.networkFeeUnits),
    createdAt: appliedAt,
    approvedAt,
    endedAt,
    waitsUntil,
    remark,
    tx: row.tx ?? '',
    explorerUrl: explorerAddress(settings.current(), currency, row.tx ?? ''),
    confirmations,
    confirmationsNeeded: settings.current().depositConfirmations[currency],
    mayRevoke: events.some(({ event, allowed }) => event === 'revoke' && allowed),
  }
}

export interface RecordFilter extends Span {
  readonly page: number
  readonly limit: number
  readonly currency?: CurrencyCode | undefined
  readonly tab?: RecordTab | undefined
}

/** An account's withdrawals applied for within the span, latest first. */
export async function listWithdrawals(app: App, uid: number, filter: RecordFilter) {
  const { page, limit, currency, tab } = filter
  const where = and(
    eq(withdrawal.uid, uid),
    currency === undefined ? undefined : eq(withdrawal.currency, currency),
    tab === undefined ? undefined : inArray(withdrawal.status, kindsOf(tab)),
    within(withdrawal.appliedAt, filter),
  )
  const [rows, [total]] = await Promise.all([
    app.db
      .select()
      .from(withdrawal)
      .where(where)
      .orderBy(...latestFirst(withdrawal.id, withdrawal.appliedAt, filter))
      .limit(limit)
      .offset((page - 1) * limit),
    app.db.select({ rows: count() }).from(withdrawal).where(where),
  ])
  return { data: rows.map((row) => toRecord(app, row)), total: total?.rows ?? 0 }
}

/** Fee and limits for withdrawing a coin; `open` is false if operators closed it or no chain is connected. */
export async function readTerms(app: App, uid: number, currency: CurrencyCode) {
  const { withdrawalFeeUnits, withdrawalMinimumUnits } = app.settings.current()
  const [left, wait, guarded, paused] = await Promise.all([
    leftToApply(app, uid, currency),
    waitAfterChange(app, uid),
    hasFactor(app, uid),
    payoutsPaused(app, currency),
  ])
  const coin = (units: bigint | null) => (units === null ? null : money(currency, units))
  return {
    currency,
    open: openHere(app, 'withdrawal').includes(currency),
    fee: money(currency, BigInt(withdrawalFeeUnits[currency])),
    minimum: money(currency, BigInt(withdrawalMinimumUnits[currency])),
    leftThisHour: coin(left.hour),
    leftToday: coin(left.day),
    waitsUntil: wait?.until ?? null,
    waitsFor: wait?.reason ?? null,
    paused,
    asksCode: asksCode('withdrawal.request', { hasFactor: guarded, byProgram: false }),
    network: networkOf(app, currency),
  }
}

/**
 * The normalised address, and how often the account has used it.
 * @throws DomainError COIN_CLOSED, WITHDRAWAL_ADDRESS_…
 */
export async function checkAddress(app: App, uid: number, currency: CurrencyCode, typed: string) {
  const { address } = await payingChain(app, currency).reader.parseAddress(typed)
  const [used] = await app.db
    .select({ times: count(), lastAt: max(withdrawal.appliedAt) })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.uid, uid),
        eq(withdrawal.currency, currency),
        eq(withdrawal.address, address),
        inArray(withdrawal.status, ['signed', 'broadcast', 'completed']),
      ),
    )
  const [kept] = await app.db
    .select({ label: withdrawalAddress.label })
    .from(withdrawalAddress)
    .where(
      and(
        eq(withdrawalAddress.uid, uid),
        eq(withdrawalAddress.currency, currency),
        eq(withdrawalAddress.address, address),
      ),
    )
  const waitSeconds = app.settings.current().withdrawalWaitSeconds
  const waitsUntil = await waitOfAddress(app, uid, currency, address, waitSeconds)
  return { address, times: used?.times ?? 0, lastAt: used?.lastAt ?? null, label: kept?.label ?? null, waitsUntil }
}
