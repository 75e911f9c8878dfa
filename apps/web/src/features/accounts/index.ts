export { PayPasswordBox } from './pay-password/pay-password-box.tsx'
export { PayPasswordLeft } from './pay-password/pay-password-notes.tsx'
export { usePayPassword } from './pay-password/use-pay-password.ts'
