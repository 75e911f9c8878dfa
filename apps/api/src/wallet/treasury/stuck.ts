import { rules } from '@jindu/domain/rules'
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import { withdrawal } from '../withdrawals/tables.ts'

/**
 * Condition: a payment is signed or sent but not in a block after the time limit.
 * @param now unix seconds
 */
export const isStuck = (now: number): SQL | undefined =>
  and(
    inArray(withdrawal.status, ['signed', 'broadcast']),
    eq(withdrawal.confirmations, 0),
    lt(withdrawal.signedAt, now - rules.wallet.payout.stuckSeconds),
  )
