export { type BooksCheck, type BooksFinding, sqlCheck } from './books-check.ts'
export { ledgerChecks } from './books-checks.ts'
export { type PostedEntry, postEntries } from './post-entry.ts'
export { sealLedger } from './seal-ledger.ts'
