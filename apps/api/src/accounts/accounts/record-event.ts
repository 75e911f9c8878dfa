import type { AccountAuditEvent } from '@jindu/domain/audit'
import type { AuditDraft } from '../../platform/audit/audit.ts'

/** The caller's address and browser, for the audit. */
export interface Caller {
  readonly address: string
  readonly userAgent: string
  /** The device cookie; absent if the browser sent none. */
  readonly deviceCookie?: string | null | undefined
  /** The client origin of an old client; absent for browsers. */
  readonly clientOrigin?: string | undefined
}

/** The audit entry for a user's action on their own account. */
export function accountEvent(
  uid: number,
  event: AccountAuditEvent,
  { address, clientOrigin }: Pick<Caller, 'address' | 'clientOrigin'>,
): AuditDraft {
  return {
    action: `account.${event}`,
    actor: { kind: 'user', uid },
    subject: { kind: 'account', id: uid },
    details: { address, ...(clientOrigin === undefined ? {} : { clientOrigin }) },
  }
}
