/** Seals over what is only ever added: the postings of the ledger, the lines of the audit. */
export { sealPeriods } from './seal-periods.ts'
