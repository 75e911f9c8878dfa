export { PayPasswordBox, type PayPasswordBoxProps } from './pay-password/pay-password-box.tsx'
export { usePayPassword, type PayPasswordState } from './pay-password/use-pay-password.ts'
