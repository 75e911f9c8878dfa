/** The only door to receiving accounts for other features. */
export { addPayee, type PayeeInput } from './change-payees.ts'
export { payeeShown } from './output.ts'
export type { Payee } from './payee-row.ts'
export { findPayees, namedPayees } from './read-payees.ts'
export { resealPayeesJob } from './reseal-payees.ts'
