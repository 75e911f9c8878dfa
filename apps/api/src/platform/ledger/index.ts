export type { LedgerEntry } from './entry-input.ts'
export { type PostedEntry, postEntries } from './post-entry.ts'
export { sealLedger } from './seal-ledger.ts'
