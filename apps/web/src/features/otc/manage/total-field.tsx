import { keepDecimal } from '@jindu/domain/input'
import { CURRENCIES, formatCoin, money, shortAmount, type CurrencyCode, type Money } from '@jindu/domain/money'
import type { OtcOfferLimits } from '@jindu/domain/otc-offer'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TypedOffer } from './offer-draft.ts'

interface TotalFieldProps {
  readonly typed: Pick<TypedOffer, 'side' | 'currency' | 'total'>
  readonly onChange: (total: string) => void
  readonly limits: OtcOfferLimits
  /** The fiat balance; undefined until it is read. */
  readonly held: Money<CurrencyCode> | undefined
  readonly error: string
}

/** How much coin the offer is for, with the site's limit of its side; who sells sees what there is. */
export function TotalField({ typed, onChange, limits, held, error }: TotalFieldProps): ReactNode {
  const { t } = useLingui()
  const { side, currency, total } = typed
  const units = (side === 'buy' ? limits.otcBuyTotalMaximumUnits : limits.otcSellTotalMinimumUnits)[currency]
  const limit = `${shortAmount(money(currency, BigInt(units)))} ${currency}`
  const bound = side === 'buy' ? t`at most ${limit}` : t`at least ${limit}`
  const has = side === 'sell' && held !== undefined ? t`fiat balance ${formatCoin(held)}` : undefined
  return (
    <Field className="otc-wide" label={t`Total`} aside={bound} hint={has} error={error}>
      <Input
        name="total"
        inputMode="decimal"
        autoComplete="off"
        align="end"
        suffix={currency}
        value={total}
        onChange={(event) => onChange(keepDecimal(event.currentTarget.value, CURRENCIES[currency].amountPrecision))}
      />
    </Field>
  )
}
