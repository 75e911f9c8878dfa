import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { durationText } from '../../../shared/format/duration.ts'
import { Gap } from '../../../shared/format/gap.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { HoursLine } from '../hours-line.tsx'
import type { Offer } from '../offer.ts'

type Demand = Offer['settleDemand']

/** Consequences of the seller's silence, worded for each side. */
const TO_BUYER: Readonly<Record<Demand, ReactNode>> = {
  settles: <Trans>If they stay silent, you may demand settlement: the coin goes to you at once.</Trans>,
  settlesWithEvidence: (
    <Trans>
      If they stay silent and you gave evidence of your payment, you may demand settlement: the coin goes to you at
      once.
    </Trans>
  ),
  opensDispute: <Trans>If they stay silent, you may demand settlement: an arbiter hears the order.</Trans>,
}
const TO_SELLER: Readonly<Record<Demand, ReactNode>> = {
  settles: <Trans>If you stay silent, the buyer may demand settlement: the coin goes to them at once.</Trans>,
  settlesWithEvidence: (
    <Trans>
      If you stay silent and the buyer gave evidence of the payment, they may demand settlement: the coin goes to them
      at once.
    </Trans>
  ),
  opensDispute: <Trans>If you stay silent, the buyer may demand settlement: an arbiter hears the order.</Trans>,
}

/** Course of an order of this offer: the locked coin, the time of each side, and the consequence of silence. */
export function OfferSteps({ offer }: { readonly offer: Offer }): ReactNode {
  const locale = useLocale()
  const { ownerUid, answerSeconds, paySeconds, settleDemand, hours } = offer
  const { asset } = offer.remaining
  const selling = offer.side === 'buy'
  const time = durationText(answerSeconds, locale)
  const timeToPay = durationText(paySeconds ?? answerSeconds, locale)
  return (
    <ol className="otc-steps">
      <li>
        <b>
          <Trans>Now</Trans>
        </b>
        <span>
          {selling ? (
            <Trans>Your {asset} goes into an escrow of this order alone.</Trans>
          ) : (
            <Trans>
              {asset} of {ownerUid} goes into an escrow of this order alone.
            </Trans>
          )}
        </span>
      </li>
      <li>
        <b>
          <Trans>Then</Trans>
        </b>
        <span>
          {selling ? (
            <Trans>The buyer pays you within {timeToPay} and marks it. After that you may end the order.</Trans>
          ) : (
            <Trans>You pay the seller within {timeToPay} and mark it. After that they may end the order.</Trans>
          )}
        </span>
      </li>
      <li>
        <b>
          <Trans>Last</Trans>
        </b>
        <span>
          {selling ? (
            <Trans>You check the payment and release the coin within {time}.</Trans>
          ) : (
            <Trans>The seller checks the payment and releases the coin within {time}.</Trans>
          )}
          <Gap />
          {(selling ? TO_SELLER : TO_BUYER)[settleDemand]}
        </span>
      </li>
      {hours === null ? null : (
        <li>
          <b>
            <Trans>Hours</Trans>
          </b>
          <span>
            <HoursLine hours={hours} /> <Trans>The clocks of both sides run only then.</Trans>
          </span>
        </li>
      )}
    </ol>
  )
}
