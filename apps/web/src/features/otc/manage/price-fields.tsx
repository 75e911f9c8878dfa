import { keepDecimal } from '@jindu/domain/input'
import type { Rate } from '@jindu/domain/money'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { rateText } from '../../../shared/format/rate-text.ts'
import type { MarketRate } from '../use-market-rate.ts'
import type { PriceField, TypedPrice } from './price-draft.ts'

interface PriceFieldsProps {
  readonly typed: TypedPrice
  readonly onChange: (changed: Partial<TypedPrice>) => void
  readonly market: MarketRate | undefined
  /** What one coin would cost now. */
  readonly rate: Rate | null
  readonly said: (field: PriceField) => string
  /** Beside a fixed price that was raised to the floor. */
  readonly raised?: string | undefined
}

/** What one coin costs: a fixed price, or the market's with a margin and the prices that it never passes. */
export function PriceFields({ typed, onChange, market, rate, said, raised }: PriceFieldsProps): ReactNode {
  const { t } = useLingui()
  const { pricing } = typed
  const marketAside = market === undefined ? undefined : t`market ${rateText(market.rate)}`
  return (
    <>
      <Field label={t`Price`} kind="group" className="otc-wide">
        <Segmented
          value={pricing}
          onValueChange={(chosen: TypedPrice['pricing']) => onChange({ pricing: chosen })}
          options={[
            { value: 'fixed', label: t`Fixed price` },
            { value: 'margin', label: t`Follows the market` },
          ]}
        />
      </Field>
      {pricing === 'fixed' ? (
        <Field label={t`Unit price`} aside={marketAside} error={said('unitPrice')} hint={raised} className="otc-wide">
          <PriceInput name="unitPrice" typed={typed} onChange={onChange} />
        </Field>
      ) : (
        <>
          <Field label={t`Over or under the market`} kind="group">
            <Segmented
              value={typed.marginSide}
              onValueChange={(marginSide: TypedPrice['marginSide']) => onChange({ marginSide })}
              options={[
                { value: 'over', label: t`Over` },
                { value: 'under', label: t`Under` },
              ]}
            />
          </Field>
          <Field
            label={t`Distance from the market`}
            aside={marketAside}
            error={said('margin')}
            hint={rate === null ? undefined : <Trans>Now {rateText(rate)} for one coin</Trans>}
          >
            <Input
              name="margin"
              inputMode="decimal"
              autoComplete="off"
              align="end"
              suffix="%"
              maxLength={6}
              value={typed.margin}
              onChange={(event) => onChange({ margin: keepDecimal(event.currentTarget.value, 2) })}
            />
          </Field>
          <Field label={t`Never below`} aside={t`optional`} error={said('floor')}>
            <PriceInput name="floor" typed={typed} onChange={onChange} />
          </Field>
          <Field label={t`Never above`} aside={t`optional`} error={said('ceiling')}>
            <PriceInput name="ceiling" typed={typed} onChange={onChange} />
          </Field>
        </>
      )}
    </>
  )
}

interface PriceInputProps extends Pick<PriceFieldsProps, 'typed' | 'onChange'> {
  readonly name: 'unitPrice' | 'floor' | 'ceiling'
}

function PriceInput({ name, typed, onChange }: PriceInputProps): ReactNode {
  return (
    <Input
      name={name}
      inputMode="decimal"
      autoComplete="off"
      align="end"
      suffix="USD"
      value={typed[name]}
      onChange={(event) => onChange({ [name]: keepDecimal(event.currentTarget.value, 8) })}
    />
  )
}
