import { isZero, moneyToWire, subtract, takeBasisPoints, type CurrencyCode, type Money } from '@jindu/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { useSite } from '../../../shared/session/session.ts'

/** Amount credited to the buyer, who pays the site's fee; renders nothing without a fee. */
export function AfterFee({ of }: { readonly of: Money<CurrencyCode> }): ReactNode {
  const { otcFeeBasisPoints } = useSite()
  if (otcFeeBasisPoints === 0 || isZero(of)) return null
  const fee = takeBasisPoints(of, otcFeeBasisPoints, 'down')
  const percent = otcFeeBasisPoints / 100
  return (
    <p className="text-13 text-ink-2">
      <Trans>
        You get <Amount of={moneyToWire(subtract(of, fee))} strong /> after the site’s fee of {percent}%,{' '}
        <Amount of={moneyToWire(fee)} />
      </Trans>
    </p>
  )
}
