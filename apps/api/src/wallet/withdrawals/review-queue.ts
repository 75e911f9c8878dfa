import type { ErrorCode } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { allowedEvents } from '@jindu/domain/wallet/withdrawals'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { chainHeights } from '../wallet/index.ts'
import { toRecord } from './reads.ts'
import { riskFacts } from './risk-facts.ts'
import { withdrawal } from './tables.ts'
import { stateOf, type WithdrawalRow } from './withdrawal-row.ts'

/** The queues of finance: to decide, in payment, ended. */
export const REVIEW_QUEUES = {
  review: ['pending'],
  payouts: ['approved', 'signed', 'broadcast'],
  ended: ['completed', 'failed', 'reviewFailed', 'revoked'],
} as const satisfies Readonly<Record<string, readonly WithdrawalRow['status'][]>>

export type ReviewQueue = keyof typeof REVIEW_QUEUES

export interface QueueFilter {
  readonly page: number
  readonly limit: number
  readonly queue: ReviewQueue
  readonly currency?: CurrencyCode | undefined
}

/**
 * The error that blocks payment whatever finance decides: a frozen owner or a debt. The commit's guards check again.
 */
function keptBack(facts: Awaited<ReturnType<typeof riskFacts>> | null): ErrorCode | null {
  if (facts === null) return null
  if (facts.frozenAt !== null) return 'ACCOUNT_FROZEN'
  return facts.debt.units > 0n ? 'WITHDRAWAL_DEBT' : null
}

/** Since how many blocks a payment's coin is lost, and after how many its money is returned. */
const lostOf = ({ lostHeight }: WithdrawalRow, height: number) =>
  lostHeight === null ? null : { blocks: Math.max(1, height - lostHeight + 1), needed: rules.wallet.chain.finalBlocks }

/**
 * All withdrawals of a queue with finance's allowed actions, oldest first while open. Risk facts are read only where a
 * decision is due.
 */
export async function listForReview(app: App, session: Session, { page, limit, queue, currency }: QueueFilter) {
  const { db, clock } = app
  const where = and(
    inArray(withdrawal.status, [...REVIEW_QUEUES[queue]]),
    currency === undefined ? undefined : eq(withdrawal.currency, currency),
  )
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(withdrawal)
      .where(where)
      .orderBy(queue === 'ended' ? desc(withdrawal.id) : asc(withdrawal.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(withdrawal).where(where),
  ])
  const heights = await chainHeights(app)
  const data = await Promise.all(
    rows.map(async (row) => {
      const facts = queue === 'review' ? await riskFacts(app, row) : null
      return {
        ...toRecord(app, row),
        uid: row.uid,
        unverified: row.unverified,
        approvalsNeeded: row.approvalsNeeded,
        approvedByUid: row.approvedByUid,
        waiting: row.waiting,
        waitingDetail: row.waitingDetail,
        lost: lostOf(row, heights.get(row.currency) ?? 0),
        signedAt: row.signedAt,
        facts,
        allowedEvents: allowedEvents(stateOf(row), { kind: 'finance', uid: session.uid }, clock.now()).map((offer) => {
          const kept = offer.event === 'approve' && offer.allowed ? keptBack(facts) : null
          return { event: offer.event, allowed: offer.allowed && kept === null, reason: kept ?? offer.reason ?? null }
        }),
      }
    }),
  )
  return { data, total: total?.rows ?? 0 }
}
