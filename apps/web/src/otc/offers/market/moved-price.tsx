import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { rateText } from '../../../shared/format/rate-text.ts'
import type { Offer } from '../offer.ts'

interface MovedPriceProps {
  readonly from: Offer['unitPrice']
  readonly to: Offer['unitPrice']
  /** The coin at the new price, in words. */
  readonly sum: string
}

/** Old price, new price, and the question whether to go on. */
export function MovedPrice({ from, to, sum }: MovedPriceProps): ReactNode {
  return (
    <p className="text-14" role="alert">
      <Trans>
        You saw <b className="num">{rateText(from)}</b>. The price is <b className="num">{rateText(to)}</b> now, and
        what you typed comes to {sum}. Confirm to go on at this price.
      </Trans>
    </p>
  )
}
