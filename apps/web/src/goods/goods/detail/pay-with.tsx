import { coinParts, formatRate } from '@jindu/domain/money'
import { MoneyText } from '@jindu/ui/patterns/money-text'
import { Field } from '@jindu/ui/primitives/field'
import { RadioCard, RadioCards } from '@jindu/ui/primitives/radio-card'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { DepositLink } from '../../../shared/page/deposit-link.tsx'
import { rateText } from '../../../shared/format/rate-text.ts'
import type { Offer, PurchaseCurrency } from './offers.ts'

export interface PayWithProps {
  readonly offers: readonly Offer[]
  /** Null until the reader chooses between coins that they have enough of. */
  readonly chosen: PurchaseCurrency | null
  readonly error: string | undefined
  readonly onChoose: (currency: PurchaseCurrency) => void
}

/** One card per coin: total, rate, and the reader's balance or missing amount. */
export function PayWith({ offers, chosen, error, onChoose }: PayWithProps): ReactNode {
  return (
    <Field
      kind="group"
      label={<Trans>Pay with</Trans>}
      error={error}
      aside={
        <Trans>
          rates updated <Moment at={Math.min(...offers.map(({ quotedAt }) => quotedAt))} as="relative" />
        </Trans>
      }
    >
      <RadioCards
        value={chosen}
        onValueChange={(value) => {
          const offer = offers.find(({ currency }) => currency === value)
          if (offer !== undefined) onChoose(offer.currency)
        }}
      >
        {offers.map((offer) => {
          const parts = coinParts(offer.total)
          return (
            <RadioCard
              key={offer.currency}
              value={offer.currency}
              title={offer.currency}
              end={<MoneyText significant={parts.significant} filler={parts.filler} unit={parts.unit} strong />}
              detail={
                <span className="num whitespace-nowrap" title={formatRate(offer.rate)}>
                  1 {offer.currency} = {rateText(offer.rate)}
                </span>
              }
              detailEnd={<Have offer={offer} />}
            />
          )
        })}
      </RadioCards>
    </Field>
  )
}

function Have({ offer }: { offer: Offer }): ReactNode {
  const { balance, short } = offer
  if (balance === null) return null
  if (short === null) {
    const { significant, filler } = coinParts(balance)
    const have = `${significant}${filler}`
    return (
      <span className="num whitespace-nowrap">
        <Trans>you have {have}</Trans>
      </span>
    )
  }
  const missing = `${coinParts(short).significant}${coinParts(short).filler}`
  return (
    <span className="num whitespace-nowrap text-negative">
      <Trans>{missing} short</Trans>
      <DepositLink currency={offer.currency} className="link ml-2">
        <Trans>deposit</Trans>
      </DepositLink>
    </span>
  )
}
