import type { AccountAuditEvent } from '@jindu/domain/audit'
import type { App } from '../../platform/app.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import type { Db, Tx } from '../../platform/db/index.ts'

/** Where a verb's caller sits, for the record. */
export interface Caller {
  readonly address: string
  readonly userAgent: string
}

/** Adds a line to the audit, in the transaction of what happened to the account. */
export async function recordEvent(
  app: Pick<App, 'clock'>,
  tx: Db | Tx,
  uid: number,
  event: AccountAuditEvent,
  caller: Pick<Caller, 'address'>,
): Promise<void> {
  await tx.insert(auditEvent).values({
    action: `account.${event}`,
    actorKind: 'user',
    actorUid: uid,
    subjectKind: 'account',
    subjectId: uid,
    details: { address: caller.address },
    createdAt: app.clock.now(),
  })
}
