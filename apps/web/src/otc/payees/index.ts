/** The only door to receiving accounts. */
export { PayeeChoice } from './payee-choice.tsx'
export { useFittingPayees } from './use-fitting-payees.ts'
export { useMethodWords, PaymentMethods } from './payment-methods.tsx'
export { PayeeDialog, type Payee } from './payee-dialog.tsx'
export { usePayeeWords } from './payee-words.ts'
