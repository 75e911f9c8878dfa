import { DomainError, fail } from '@jindu/domain/errors'
import { internalTransferEntry, next, type InternalTransfer } from '@jindu/domain/wallet/transfers'
import { money } from '@jindu/domain/money'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, updateRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { tell } from '../../records/messages/index.ts'
import { internalTransfer } from './tables.ts'

export type MoveRow = typeof internalTransfer.$inferSelect

/** The state that a row holds. @throws DomainError STATE_CORRUPT */
export function stateOf({
  id,
  uid,
  target,
  currency,
  amountUnits,
  status,
  appliedAt,
  endedAt,
}: MoveRow): InternalTransfer {
  const terms = { uid, target, money: money(currency, amountUnits), appliedAt }
  if (status === 'pending') return { ...terms, kind: status }
  return { ...terms, kind: status, endedAt: endedAt ?? fail('STATE_CORRUPT', { subject: 'internalTransfer', id }) }
}

export type Decision = { readonly kind: 'approve' } | { readonly kind: 'reject'; readonly reason: string }

/**
 * A member of finance lets a move through or sends it back; never their own.
 * @throws DomainError INTERNAL_TRANSFER_NOT_FOUND, INTERNAL_TRANSFER_OWN, INTERNAL_TRANSFER_NOT_PENDING
 */
export async function decideMove(app: App, session: Session, id: number, decision: Decision): Promise<void> {
  await runVerb(app, null, async () => {
    const [row] = await app.db.select().from(internalTransfer).where(eq(internalTransfer.id, id))
    if (row === undefined) throw new DomainError('INTERNAL_TRANSFER_NOT_FOUND', { id })
    const before = stateOf(row)
    const step = next(before, { kind: decision.kind }, { kind: 'finance', uid: session.uid }, app.clock.now())
    const remark = decision.kind === 'reject' ? decision.reason : ''
    const reference = { kind: 'internalTransfer', id } as const
    const entry = internalTransferEntry(id, before, step.moves)
    const ended = { status: step.state.kind, endedAt: step.state.endedAt, remark }
    const about = { subjectId: id, side: null } as const
    const message =
      decision.kind === 'reject'
        ? ({ ...about, kind: 'move.rejected', facts: { reason: remark } } as const)
        : ({ ...about, kind: 'move.approved', facts: {} } as const)
    await commitVerb(app, {
      guards: [{ change: updateRow(internalTransfer, ended, { id, status: 'pending' }) }],
      writes: [tell(row.uid, message, { at: app.clock.now() })],
      entries: entry === null ? [] : [{ entry, reference, actorUid: session.uid }],
      audit: [
        {
          action: `transfer.${decision.kind}`,
          actor: { kind: 'staff', uid: session.uid },
          subject: reference,
          details: decision.kind === 'reject' ? { reason: remark } : {},
        },
      ],
      outbox: [{ topic: 'wallet', uids: [row.uid], payload: { currency: row.currency } }],
    })
  })
}
