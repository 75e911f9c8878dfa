/** Seals over what is only ever added: the postings of the ledger, the lines of the audit. */
export { sealPeriods, type Sealed } from './seal-periods.ts'
