import type { CurrencyCode } from '@jindu/domain/money'
import { MoneyWay } from '@jindu/ui/patterns/money-way'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { durationText } from '../../../shared/format/duration.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { useProtection } from '../../../shared/session/use-protection.ts'

interface ManualStepsProps {
  readonly currency: CurrencyCode | null
  readonly hours: number
}

/** Path of the payment for goods that the seller delivers by hand: the protection begins with the delivery. */
export function ManualSteps({ currency, hours }: ManualStepsProps): ReactNode {
  const { t } = useLingui()
  const time = durationText(hours * 3_600, useLocale())
  const protection = useProtection()
  return (
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
        {
          id: 'held',
          held: true,
          children: (
            <Trans>
              Escrow holds it. The seller delivers within {time}. After that you may cancel at once, with the full sum
              back.
            </Trans>
          ),
        },
        {
          id: 'to',
          children: (
            <Trans>
              You confirm, or {protection} after the delivery: it goes to the seller. Hold before that to stop the
              clock.
            </Trans>
          ),
        },
      ]}
    />
  )
}
