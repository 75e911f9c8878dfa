/**
 * Double-entry bookkeeping. `entryTemplates` has one function for every movement of money; it returns an entry whose postings sum to
 * zero in each currency. Amounts are integers of the smallest unit.
 * @module
 */
export {
  ACCOUNT_KINDS,
  accountKey,
  ownedAccount,
  siteAccount,
  type AccountKind,
  type AccountOwner,
  type AccountRef,
  type AccountRule,
} from './accounts.ts'
export { assertBalanced, ENTRY_KINDS, type EntryDraft, type EntryKind, type Posting } from './entry.ts'
export { TAKES_HELD } from './holds.ts'
export { entryKindsOf, HISTORY_KINDS, type HistoryKind } from './history-kinds.ts'
export type { InternalTransferTarget } from './internal-transfer-entries.ts'
export type { OtcSource } from './otc-entries.ts'
export { REFERENCE_KINDS, referenceKindOf, type LedgerReference, type ReferenceKind } from './references.ts'
export { EARNING_ENTRIES, REVENUE_ACCOUNTS, REVENUE_SOURCES, type RevenueSource } from './revenue.ts'
export { entryTemplates } from './templates.ts'
export { operatorsPart } from './wallet-entries.ts'
