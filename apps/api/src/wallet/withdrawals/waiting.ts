import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { withdrawal, type WaitingReason } from './tables.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

export interface Waiting {
  readonly reason: WaitingReason
  /** What was said when it was refused; for finance alone. */
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

/** Why a payout does not go on, by what was thrown: a refusal that is expected has its reason, any other is kept as it was said. */
export function waitingFor(error: unknown): Waiting {
  const known = isDomainError(error) ? REASONS[error.code] : undefined
  if (known !== undefined) return { reason: known, detail: null }
  const said = isDomainError(error) ? `${error.code} ${JSON.stringify(error.details)}` : String(error)
  return { reason: 'error', detail: said.slice(0, MOST_CHARACTERS) }
}

/** Keeps why a withdrawal waits and that it was tried, so that those behind it come first the next time. */
export async function keepWaiting(app: App, row: WithdrawalRow, { reason, detail }: Waiting): Promise<void> {
  const { id, waiting, waitingDetail } = row
  if (waiting !== reason || waitingDetail !== detail) {
    app.log.warn({ withdrawalId: id, waiting: reason, detail }, 'a withdrawal waits')
  }
  const changed = { waiting: reason, waitingDetail: detail, triedAt: app.clock.now() }
  await commitVerb(app, { writes: [app.db.update(withdrawal).set(changed).where(eq(withdrawal.id, id))] })
}

/** What kept a withdrawal waiting does no more. */
export async function goesOn(app: App, { id, waiting }: WithdrawalRow): Promise<void> {
  if (waiting === null) return
  const changed = { waiting: null, waitingDetail: null }
  await commitVerb(app, { writes: [app.db.update(withdrawal).set(changed).where(eq(withdrawal.id, id))] })
}
