import type { PayeeField, PaymentMethod } from '@jindu/domain/otc/offers'
import { useLingui } from '@lingui/react/macro'
import { useMethodWords } from './payment-methods.tsx'

/** Labels of a method and its account field. */
export interface PayeeWords {
  readonly method: string
  readonly account: string
}

/** Labels for each payment method. */
export function usePayeeWords(): Readonly<Record<PaymentMethod, PayeeWords>> {
  const { t } = useLingui()
  const methods = useMethodWords()
  return {
    bankCard: { method: methods.bankCard, account: t`Card number` },
    alipay: { method: methods.alipay, account: t`Alipay account` },
    wechatPay: { method: methods.wechatPay, account: t`WeChat Pay account` },
    paypal: { method: methods.paypal, account: t`PayPal e-mail` },
    cash: { method: methods.cash, account: t`Account or number` },
    other: { method: t`Another way`, account: t`Account or number` },
  }
}

/** Fields of an account by method: cash has no account number. */
export const PAYEE_FIELDS: Readonly<Record<PaymentMethod, readonly PayeeField[]>> = {
  bankCard: ['holder', 'account', 'note'],
  alipay: ['holder', 'account', 'note'],
  wechatPay: ['holder', 'account', 'note'],
  paypal: ['holder', 'account', 'note'],
  cash: ['note'],
  other: ['holder', 'account', 'note'],
}
