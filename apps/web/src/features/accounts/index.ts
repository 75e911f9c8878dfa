export { PayPasswordBox } from './pay-password/pay-password-box.tsx'
export { usePayPassword } from './pay-password/use-pay-password.ts'
