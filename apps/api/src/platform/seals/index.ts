/** Seals over append-only tables: ledger postings and audit entries. */
export { sealPeriods } from './seal-periods.ts'
