import type { EntryKind } from './entry.ts'

/**
 * Entries that may take held coin from a fund balance, because chain or site reclaim it. Every other entry must leave
 * at least the held amount; the database refuses it otherwise (`ledger_write`).
 */
export const TAKES_HELD = [
  'deposit_reversal',
  'withdrawal_paid_after_return',
  'debt_payment',
  'correction',
] as const satisfies readonly EntryKind[]
