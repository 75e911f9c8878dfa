import type { AccountAuditEvent } from '@jindu/domain/audit'
import type { AuditDraft } from '../../platform/audit/audit.ts'

/** Where a verb's caller sits, for the record. */
export interface Caller {
  readonly address: string
  readonly userAgent: string
  /** The cookie by which accounts know the browser; absent where there is none. */
  readonly deviceCookie?: string | null | undefined
}

/** The audit's line of what somebody did to their own account. */
export function accountEvent(uid: number, event: AccountAuditEvent, { address }: Pick<Caller, 'address'>): AuditDraft {
  return {
    action: `account.${event}`,
    actor: { kind: 'user', uid },
    subject: { kind: 'account', id: uid },
    details: { address },
  }
}
