/** One line of the audit: who did what to what. */
export interface AuditDraft {
  /** `goodsOrder.confirm` */
  readonly action: string
  readonly actor: { readonly kind: 'visitor' | 'user' | 'staff' | 'clock'; readonly uid?: number }
  readonly subject: { readonly kind: string; readonly id: number }
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}
