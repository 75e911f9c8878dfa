import type { AuditAction, AuditSubject } from '@jindu/domain/audit'

/** One line of the audit: who did what to what. */
export interface AuditDraft {
  readonly action: AuditAction
  readonly actor: { readonly kind: 'visitor' | 'user' | 'staff' | 'clock' | 'operator'; readonly uid?: number }
  readonly subject: { readonly kind: AuditSubject; readonly id: number }
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}
