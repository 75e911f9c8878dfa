import type { CurrencyCode } from '@jindu/domain/money'
import { MoneyWay } from '@jindu/ui/patterns/money-way'
import { Ticks } from '@jindu/ui/patterns/ticks'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useSite } from '../../../shared/session/session.ts'
import { useProtection } from '../../../shared/session/use-protection.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import type { GoodsDetail } from './goods-reads.ts'
import { ManualSteps } from './lazy-price-terms.ts'

/** One tick per day, up to what fits in the line. */
const MOST_TICKS = 30

interface PaymentStepsProps {
  readonly currency: CurrencyCode | null
  readonly goods: Pick<GoodsDetail, 'promisedHours'>
}

/** Path of the payment, step by step, with the date of automatic settlement. */
export function PaymentSteps({ currency, goods: { promisedHours } }: PaymentStepsProps): ReactNode {
  const { t } = useLingui()
  const { protectionSeconds } = useSite()
  const settles = useNow(60) + protectionSeconds
  const protection = useProtection()
  const title = (
    <h2 className="mb-2.5 text-13">
      <Trans>Where your money goes</Trans>
    </h2>
  )
  if (promisedHours !== null) {
    return (
      <>
        {title}
        <ManualSteps currency={currency} hours={promisedHours} fallback={<div className="h-40" />} />
      </>
    )
  }
  return (
    <>
      {title}
      <MoneyWay
        label={t`What happens to the payment`}
        steps={[
          {
            id: 'from',
            children:
              currency === null ? (
                <Trans>Now: leaves your balance in the coin you choose</Trans>
              ) : (
                <Trans>Now: leaves your {currency} balance</Trans>
              ),
          },
          { id: 'held', held: true, children: <Trans>Escrow holds it. You read what you bought at once.</Trans> },
          {
            id: 'to',
            children: (
              <Trans>
                You confirm, or <Moment at={settles} />: it goes to the seller. Hold before that to stop the clock.
              </Trans>
            ),
          },
        ]}
      />
      <p className="mt-2.5 flex items-baseline gap-1.5 text-12 text-ink-3">
        <Ticks total={Math.min(MOST_TICKS, Math.round(protectionSeconds / 86_400))} filled={0} />
        <span>
          <Trans>Protection starts when you pay and lasts {protection}</Trans>
        </span>
      </p>
    </>
  )
}
