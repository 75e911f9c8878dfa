import type { PaymentMethod } from '@jindu/domain/otc/offers'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Display names of the payment methods. */
export function useMethodWords(): Readonly<Record<PaymentMethod, string>> {
  const { t } = useLingui()
  return {
    bankCard: t`Bank card`,
    alipay: t`Alipay`,
    wechatPay: t`WeChat Pay`,
    paypal: t`PayPal`,
    cash: t`Cash`,
    other: t`Other, see remark`,
  }
}

export function PaymentMethods({ methods }: { readonly methods: readonly PaymentMethod[] }): ReactNode {
  const words = useMethodWords()
  return (
    <span className="otc-methods">
      {methods.map((method) => (
        <StatusBadge key={method} kind="neutral" outline>
          {words[method]}
        </StatusBadge>
      ))}
    </span>
  )
}
