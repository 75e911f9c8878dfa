import type { Rate } from '@jindu/domain/money'
import { Field } from '@jindu/ui/primitives/field'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NumberField, type NumberFieldProps } from '../../shared/forms/number-field.tsx'
import { rateText } from '../../shared/format/rate-text.ts'
import type { MarketRate } from '../offers/index.ts'
import type { TypedOffer } from './offer-draft.ts'
import type { PriceField, TypedPrice } from './price-draft.ts'

interface PriceFieldsProps {
  readonly typed: TypedPrice & Pick<TypedOffer, 'side'>
  readonly onChange: (changed: Partial<TypedPrice>) => void
  readonly market: MarketRate | undefined
  /** Current price of one coin. */
  readonly rate: Rate | null
  readonly said: (field: PriceField) => string
  /** Note beside a fixed price that was raised to the floor. */
  readonly raised?: string | undefined
}

/** The price: fixed, or the market's with a margin, a floor and a ceiling. */
export function PriceFields({ typed, onChange, market, rate, said, raised }: PriceFieldsProps): ReactNode {
  const { t } = useLingui()
  const { pricing, side } = typed
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
        <>
          <DollarField
            name="unitPrice"
            label={t`Unit price`}
            aside={marketAside}
            error={said('unitPrice')}
            hint={raised}
            typed={typed}
            onChange={onChange}
          />
          <DollarField
            name="trigger"
            label={
              side === 'sell'
                ? t`Take down when the market is at or above`
                : t`Take down when the market is at or below`
            }
            aside={t`optional`}
            error={said('trigger')}
            typed={typed}
            onChange={onChange}
          />
        </>
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
          <NumberField
            label={t`Distance from the market`}
            aside={marketAside}
            error={said('margin')}
            hint={rate === null ? undefined : <Trans>Now {rateText(rate)} for one coin</Trans>}
            decimals={2}
            value={typed.margin}
            onValue={(margin) => onChange({ margin })}
            input={{ name: 'margin', align: 'end', suffix: '%', maxLength: 12 }}
          />
          <DollarField
            name="floor"
            label={t`Never below`}
            aside={t`optional`}
            error={said('floor')}
            typed={typed}
            onChange={onChange}
          />
          <DollarField
            name="ceiling"
            label={t`Never above`}
            aside={t`optional`}
            error={said('ceiling')}
            typed={typed}
            onChange={onChange}
          />
        </>
      )}
    </>
  )
}

interface DollarFieldProps
  extends
    Pick<PriceFieldsProps, 'typed' | 'onChange'>,
    Pick<NumberFieldProps, 'label' | 'aside' | 'error' | 'hint' | 'className'> {
  readonly name: 'unitPrice' | 'trigger' | 'floor' | 'ceiling'
}

function DollarField({ name, typed, onChange, ...field }: DollarFieldProps): ReactNode {
  return (
    <NumberField
      {...field}
      decimals={8}
      value={typed[name]}
      onValue={(text) => onChange({ [name]: text })}
      input={{ name, align: 'end', suffix: 'USD' }}
    />
  )
}
