import { formatCoin, money, moneyFromWire } from '@jindu/domain/money'
import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isPayable } from '../accounts/index.ts'
import type { Payment } from './use-payment.ts'

export interface PayFooterProps {
  readonly payment: Payment
  readonly onClose: () => void
  /** The product in the button's label: `right until Feb 26`. */
  readonly buys: ReactNode
  /** A choice that is still missing. */
  readonly missing?: ReactNode
}

/** The pay button, with amount and product; when disabled, it shows the reason. */
export function PayFooter({ payment, onClose, buys, missing }: PayFooterProps): ReactNode {
  const { coin, pay, price, verb } = payment
  const open = missing === undefined && price.changed === null && coin?.enough === true && isPayable(pay)
  return (
    <>
      <Button variant="line" onClick={onClose} disabled={verb.isPending}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        translate="no"
        variant={coin === undefined || missing !== undefined ? 'ink' : 'money'}
        disabled={!open}
        loading={verb.isPending}
        onClick={() => void payment.submit()}
      >
        {missing ?? <Words payment={payment} buys={buys} />}
      </Button>
    </>
  )
}

function Words({ payment: { coins, coin }, buys }: Pick<PayFooterProps, 'payment' | 'buys'>): ReactNode {
  if (coins.length === 0) return <Trans>No coin has a rate now</Trans>
  if (coin === undefined) return <Trans>Choose a coin to pay with</Trans>
  const total = moneyFromWire(coin.total)
  if (!coin.enough) {
    const missing = formatCoin(money(total.asset, total.units - moneyFromWire(coin.balance).units))
    return <Trans>{missing} short</Trans>
  }
  const amount = formatCoin(total)
  return (
    <Trans>
      Pay {amount}, {buys}
    </Trans>
  )
}
