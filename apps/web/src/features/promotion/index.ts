export { PaymentFields } from './payment-fields.tsx'
export { PayFooter } from './pay-footer.tsx'
export { usePayment, type CoinQuote, type Paying } from './use-payment.ts'
