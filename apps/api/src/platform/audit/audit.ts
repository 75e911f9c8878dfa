import type { AuditAction, AuditSubject } from '@jindu/domain/audit'

/** An audit entry: actor, action and subject. */
export interface AuditDraft {
  readonly action: AuditAction
  readonly actor: { readonly kind: 'visitor' | 'user' | 'staff' | 'clock' | 'operator'; readonly uid?: number }
  readonly subject: { readonly kind: AuditSubject; readonly id: number }
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}
