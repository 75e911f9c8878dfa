import type { EntryKind } from './entry.ts'

/**
 * The entries that take coin out of a fund balance although it is held: what the chain or the site takes back asks nobody. Every other
 * entry leaves at least what is held; the database refuses it otherwise (`ledger_write`).
 */
export const TAKES_HELD = [
  'deposit_reversal',
  'withdrawal_paid_after_return',
  'debt_payment',
  'correction',
] as const satisfies readonly EntryKind[]
