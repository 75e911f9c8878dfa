import { fail } from '@jindu/domain/errors'
import { money } from '@jindu/domain/money'
import { setAsideOf, type Withdrawal, type WithdrawalTerms } from '@jindu/domain/wallet/withdrawals'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { withdrawal } from './tables.ts'

export type WithdrawalRow = typeof withdrawal.$inferSelect

/** @throws DomainError WITHDRAWAL_NOT_FOUND */
export async function loadWithdrawal({ db }: Pick<App, 'db'>, id: number): Promise<WithdrawalRow> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id))
  return row ?? fail('WITHDRAWAL_NOT_FOUND', { id })
}

const present = <T>(value: T | null, row: WithdrawalRow): T =>
  value ?? fail('STATE_CORRUPT', { subject: 'withdrawal', id: row.id })

/** The state that a row holds. @throws DomainError STATE_CORRUPT */
export function stateOf(row: WithdrawalRow): Withdrawal {
  const { uid, currency, address, appliedAt, approvalsNeeded, waitsUntil, approvedByUid, remark, tx } = row
  const coin = (units: bigint) => money(currency, units)
  const terms: WithdrawalTerms = {
    uid,
    address,
    amount: coin(row.amountUnits),
    fee: coin(row.feeUnits),
    appliedAt,
    approvalsNeeded,
    waitsUntil,
  }
  const states: Readonly<Record<Withdrawal['kind'], () => Withdrawal>> = {
    pending: () => ({ ...terms, kind: 'pending', approvedBy: approvedByUid === null ? [] : [approvedByUid] }),
    approved: () => ({ ...terms, kind: 'approved', approvedAt: present(row.approvedAt, row) }),
    signed: () => ({ ...terms, kind: 'signed', ...out() }),
    broadcast: () => ({ ...terms, kind: 'broadcast', ...out() }),
    completed: () => ({
      ...terms,
      kind: 'completed',
      approvedAt: present(row.approvedAt, row),
      tx: present(tx, row),
      networkFee: coin(present(row.networkFeeUnits, row)),
      endedAt: present(row.endedAt, row),
    }),
    failed: () => ({ ...terms, kind: 'failed', remark, tx, endedAt: present(row.endedAt, row) }),
    reviewFailed: () => ({ ...terms, kind: 'reviewFailed', remark, endedAt: present(row.endedAt, row) }),
    revoked: () => ({ ...terms, kind: 'revoked', endedAt: present(row.endedAt, row) }),
  }
  const out = () => ({
    approvedAt: present(row.approvedAt, row),
    tx: present(tx, row),
    setAside: coin(row.setAsideUnits),
  })
  return states[row.status]()
}

/** The columns that a step may change: all but the terms, which are fixed on application. */
export function changedColumns(state: Withdrawal) {
  return {
    status: state.kind,
    approvedByUid: 'approvedBy' in state ? (state.approvedBy[0] ?? null) : null,
    approvedAt: 'approvedAt' in state ? state.approvedAt : null,
    tx: 'tx' in state ? state.tx : null,
    setAsideUnits: setAsideOf(state).units,
    networkFeeUnits: 'networkFee' in state ? state.networkFee.units : null,
    remark: 'remark' in state ? state.remark : '',
    endedAt: 'endedAt' in state ? state.endedAt : null,
  }
}
