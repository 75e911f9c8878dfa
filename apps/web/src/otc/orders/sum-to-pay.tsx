import { fiatDecimal } from '@jindu/domain/money'
import { CopyButton } from '@jindu/ui/patterns/copy-button'
import type { KeyValue } from '@jindu/ui/primitives/key-values'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Usd } from '../../shared/format/amount.tsx'
import { FiatRateLine, sumText } from '../offers/index.ts'
import type { OtcOrder } from './order.ts'

/** The sum that the buyer pays, with a button that copies the digits a banking form takes. */
function SumToPay({ toPay }: Pick<OtcOrder, 'toPay'>): ReactNode {
  const { t } = useLingui()
  const labels = {
    copy: t`Copy the sum`,
    copied: t`Copied`,
    failed: t`Select it and copy by hand`,
    empty: t`Nothing to copy`,
  }
  return (
    <span className="otc-sum">
      <b className="num">{sumText(toPay)}</b>
      <CopyButton
        size="s"
        variant="quiet"
        value={fiatDecimal({ fiat: toPay.fiat, units: BigInt(toPay.units) })}
        labels={labels}
      />
    </span>
  )
}

/** What is paid; in another currency also its worth in dollars and the rate at which it was fixed. */
export function sumRows({ toPay, total }: Pick<OtcOrder, 'toPay' | 'total'>): readonly KeyValue[] {
  const sum = { id: 'total', name: <Trans>To pay</Trans>, value: <SumToPay toPay={toPay} /> }
  if (toPay.rate === null) return [sum]
  return [
    sum,
    { id: 'worth', name: <Trans>In dollars</Trans>, value: <Usd of={total} /> },
    {
      id: 'rate',
      name: <Trans>Exchange rate</Trans>,
      value: (
        <span className="num">
          <FiatRateLine rate={toPay.rate} />
        </span>
      ),
    },
  ]
}
