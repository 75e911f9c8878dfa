import { CURRENCIES, formatCoin, money, shortAmount, type CurrencyCode, type Money } from '@jindu/domain/money'
import type { OtcOfferLimits } from '@jindu/domain/otc/offers'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NumberField } from '../../shared/forms/number-field.tsx'
import type { TypedOffer } from './offer-draft.ts'

interface TotalFieldProps {
  readonly typed: Pick<TypedOffer, 'side' | 'currency' | 'total'>
  readonly onChange: (total: string) => void
  readonly limits: OtcOfferLimits
  /** The fiat balance; undefined until it is read. */
  readonly held: Money<CurrencyCode> | undefined
  readonly error: string
}

/** Total volume of the offer with the site's limit for its side; a seller also sees the balance. */
export function TotalField({ typed, onChange, limits, held, error }: TotalFieldProps): ReactNode {
  const { t } = useLingui()
  const { side, currency, total } = typed
  const units = (side === 'buy' ? limits.otcBuyTotalMaximumUnits : limits.otcSellTotalMinimumUnits)[currency]
  const limit = `${shortAmount(money(currency, BigInt(units)))} ${currency}`
  const bound = side === 'buy' ? t`at most ${limit}` : t`at least ${limit}`
  const has = side === 'sell' && held !== undefined ? t`fiat balance ${formatCoin(held)}` : undefined
  return (
    <NumberField
      className="otc-wide"
      label={t`Total`}
      aside={bound}
      hint={has}
      error={error}
      decimals={CURRENCIES[currency].amountPrecision}
      value={total}
      onValue={onChange}
      input={{ name: 'total', align: 'end', suffix: currency }}
    />
  )
}
