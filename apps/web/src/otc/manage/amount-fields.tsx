import { coinToUsd, formatUsd, parseAmount, usd, type Rate } from '@jindu/domain/money'
import type { OtcOfferLimits } from '@jindu/domain/otc/offers'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NumberField } from '../../shared/forms/number-field.tsx'
import type { TypedOffer } from './offer-draft.ts'
import type { OfferField } from './offer-fields.ts'

type Amounts = Pick<TypedOffer, 'side' | 'currency' | 'total' | 'minimum' | 'maximum'>

interface AmountFieldsProps {
  readonly typed: Amounts
  readonly onChange: (changed: Partial<Amounts>) => void
  readonly limits: OtcOfferLimits | undefined
  /** Current price of one coin. */
  readonly rate: Rate | null
  readonly said: (field: OfferField) => string
}

/** Worth of the whole offer in dollars, rounded down as in its validation; null until price and total are valid. */
function worthOf({ total, currency }: Amounts, rate: Rate | null): string | null {
  try {
    return rate === null ? null : formatUsd(coinToUsd(parseAmount(total, currency), rate, 'down'))
  } catch {
    return null
  }
}

/** Minimum and maximum order, with the bounds by site and total beside them. */
export function AmountFields({ typed, onChange, limits, rate, said }: AmountFieldsProps): ReactNode {
  const { t } = useLingui()
  const { side, currency } = typed
  const cents = side === 'buy' ? limits?.otcBuyMinimumLimitCents : limits?.otcSellMinimumLimitCents
  const least = cents === undefined ? null : formatUsd(usd(cents[currency]))
  const worth = worthOf(typed, rate)
  const fields = [
    { name: 'minimum', label: t`Smallest order`, aside: least === null ? undefined : t`at least ${least}` },
    { name: 'maximum', label: t`Largest order`, aside: worth === null ? undefined : t`at most ${worth}` },
  ] as const
  return fields.map(({ name, label, aside }) => (
    <NumberField
      key={name}
      label={label}
      aside={aside}
      error={said(name)}
      decimals={2}
      value={typed[name]}
      onValue={(text) => onChange({ [name]: text })}
      input={{ name, align: 'end', suffix: 'USD' }}
    />
  ))
}
