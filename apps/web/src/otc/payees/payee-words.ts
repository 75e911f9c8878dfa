import type { PayeeField, PaymentMethod } from '@jindu/domain/otc/offers'
import { useLingui } from '@lingui/react/macro'
import { useMethodWords } from './payment-methods.tsx'

/** What the fields of an account are called, and where it is. */
export interface PayeeWords {
  readonly method: string
  readonly account: string
}

/** How each way to be paid is named, and its account. */
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

/** The fields that an account of a method has: cash has no account. */
export const PAYEE_FIELDS: Readonly<Record<PaymentMethod, readonly PayeeField[]>> = {
  bankCard: ['holder', 'account', 'note'],
  alipay: ['holder', 'account', 'note'],
  wechatPay: ['holder', 'account', 'note'],
  paypal: ['holder', 'account', 'note'],
  cash: ['note'],
  other: ['holder', 'account', 'note'],
}
