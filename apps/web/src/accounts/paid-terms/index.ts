export { CountField } from './count-field.tsx'
export { PaymentFields } from './payment-fields.tsx'
export { PayFooter } from './pay-footer.tsx'
export { usePayment } from './use-payment.ts'
