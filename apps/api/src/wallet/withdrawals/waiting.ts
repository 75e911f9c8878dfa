import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { withdrawal, type WaitingReason } from './tables.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

export interface Waiting {
  readonly reason: WaitingReason
  /** The error text of the refusal, for finance only. */
  readonly detail: string | null
}

const REASONS: Readonly<Partial<Record<ErrorCode, WaitingReason>>> = {
  BREAKER_OPEN: 'breaker',
  PAYOUT_FLOAT_SHORT: 'float',
  PAYOUT_COIN_LOST: 'lost',
  CHAIN_UNAVAILABLE: 'node',
  ACCOUNT_FROZEN: 'frozen',
  WITHDRAWAL_DEBT: 'debt',
  INSUFFICIENT_FUNDS: 'capital',
}

const MOST_CHARACTERS = 200

/** The waiting reason for an error: expected refusals map to a reason, any other keeps its text. */
export function waitingFor(error: unknown): Waiting {
  const known = isDomainError(error) ? REASONS[error.code] : undefined
  if (known !== undefined) return { reason: known, detail: null }
  const said = isDomainError(error) ? `${error.code} ${JSON.stringify(error.details)}` : String(error)
  return { reason: 'error', detail: said.slice(0, MOST_CHARACTERS) }
}

/** Stores the waiting reason and the time of the try, so that others are tried first next time. */
export async function keepWaiting(app: App, row: WithdrawalRow, { reason, detail }: Waiting): Promise<void> {
  const { id, waiting, waitingDetail } = row
  if (waiting !== reason || waitingDetail !== detail) {
    app.log.warn({ withdrawalId: id, waiting: reason, detail }, 'a withdrawal waits')
  }
  const changed = { waiting: reason, waitingDetail: detail, triedAt: app.clock.now() }
  await commitVerb(app, { writes: [app.db.update(withdrawal).set(changed).where(eq(withdrawal.id, id))] })
}

/** Clears a withdrawal's waiting reason. */
export async function goesOn(app: App, { id, waiting }: WithdrawalRow): Promise<void> {
  if (waiting === null) return
  const changed = { waiting: null, waitingDetail: null }
  await commitVerb(app, { writes: [app.db.update(withdrawal).set(changed).where(eq(withdrawal.id, id))] })
}
