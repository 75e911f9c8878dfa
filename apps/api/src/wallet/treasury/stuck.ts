import { rules } from '@jindu/domain/rules'
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import { withdrawal } from '../withdrawals/tables.ts'

/**
 * A payment that is signed or sent and stands in no block though its time is over.
 * @param now unix seconds
 */
export const isStuck = (now: number): SQL | undefined =>
  and(
    inArray(withdrawal.status, ['signed', 'broadcast']),
    eq(withdrawal.confirmations, 0),
    lt(withdrawal.signedAt, now - rules.wallet.payout.stuckSeconds),
  )
