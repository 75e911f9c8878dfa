import { keepDecimal, keepDigits } from '@jindu/domain/input'
import { formatAmount, formatRate, moneyFromWire } from '@jindu/domain/money'
import { errorMessage } from '@jindu/i18n'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { SecuredDialog } from '../../accounts/index.ts'
import { rateOf, type Offer } from '../offer.ts'
import { PayeeChoice } from '../payees/payee-choice.tsx'
import { useFittingPayees } from '../payees/use-fitting-payees.ts'
import { useMarketRate } from '../use-market-rate.ts'
import { checkOffer, type TypedOffer } from './offer-draft.ts'
import { MethodFields } from './method-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import type { PriceField, TypedPrice } from './price-draft.ts'
import { PriceFields } from './price-fields.tsx'
import { RequirementFields } from './requirement-fields.tsx'

const count = (value: number): string => (value === 0 ? '' : String(value))

const priceText = (price: Offer['unitPrice'] | null | undefined): string =>
  price === null || price === undefined ? '' : formatRate(rateOf({ unitPrice: price }))

function typedPrice({ margin, unitPrice }: Offer): TypedPrice {
  return {
    pricing: margin === null ? 'fixed' : 'margin',
    unitPrice: priceText(unitPrice),
    marginSide: margin !== null && margin.basisPoints < 0 ? 'under' : 'over',
    margin: margin === null ? '' : String(Math.abs(margin.basisPoints) / 100),
    floor: priceText(margin?.floor),
    ceiling: priceText(margin?.ceiling),
  }
}

function typedOf(offer: Offer): TypedOffer {
  const { side, total, minimum, maximum, requirements, methods, payees, remark, hours } = offer
  return {
    side,
    currency: offer.unitPrice.currency,
    total: formatAmount(moneyFromWire(total)),
    ...typedPrice(offer),
    minimum: formatAmount(moneyFromWire(minimum)),
    maximum: formatAmount(moneyFromWire(maximum)),
    registerDays: count(requirements.registerDays),
    goodsTrade: count(requirements.goodsTrade),
    otcTradeAmount: count(requirements.otcTradeAmount),
    otcMaliciousTimes: requirements.otcMaliciousTimes?.toString() ?? '',
    methods,
    payees,
    remark,
    hours,
  }
}

const AMOUNTS = ['minimum', 'maximum'] as const

/** Changes the terms of an offer; orders that were taken keep theirs (wallet-and-otc.md §5 "OTC edit form"). */
export function EditOffer({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const [typed, setTyped] = useState(() => typedOf(offer))
  const sells = offer.side === 'sell'
  const payees = useFittingPayees(typed.methods, sells)
  const limits = useQuery(q.otcOffers.limits.queryOptions({}))
  const market = useMarketRate(typed.currency)
  const checked = limits.data === undefined ? null : checkOffer(typed, market?.rate, limits.data)
  const change = (changed: Partial<TypedOffer>): void => setTyped((before) => ({ ...before, ...changed }))
  const edit = useVerb(
    (client, input: NonNullable<NonNullable<typeof checked>['input']>) => {
      const { minimum, maximum, requirements, hours, methods } = input
      const price = 'margin' in input ? { margin: input.margin } : { unitPrice: input.unitPrice }
      const named = sells ? payees.keep(typed.payees) : undefined
      return client.otcOffers.edit.mutate({
        id: offer.id,
        ...price,
        minimum,
        maximum,
        requirements,
        hours,
        methods,
        ...(named === undefined ? {} : { payees: named }),
      })
    },
    { done: onClose, quiet: true, says: t`The offer is changed` },
  )
  const words = { minimum: t`Smallest order`, maximum: t`Largest order` }
  const input = checked?.input ?? null
  const said = (field: PriceField | 'hours' | 'methods' | (typeof AMOUNTS)[number]): string => {
    const problem = checked?.problems[field]
    return problem === undefined ? '' : errorMessage(problem.code, locale, problem.details)
  }
  return (
    <SecuredDialog
      verb={edit}
      onClose={onClose}
      title={<Trans>Edit the offer</Trans>}
      consequence={<Trans>Moves no coin. Orders that were taken keep their terms.</Trans>}
      confirmLabel={<Trans>Save</Trans>}
      ready={input !== null}
      onConfirm={() => {
        if (input !== null) edit.mutate(input)
      }}
    >
      <PriceFields typed={typed} onChange={change} market={market} rate={checked?.rate ?? null} said={said} />
      {AMOUNTS.map((name) => (
        <Field key={name} label={words[name]} error={said(name)}>
          <Input
            name={name}
            inputMode="decimal"
            autoComplete="off"
            align="end"
            suffix="USD"
            value={typed[name]}
            onChange={(event) => change({ [name]: keepDecimal(event.currentTarget.value, 2) })}
          />
        </Field>
      ))}
      <MethodFields methods={typed.methods} onChange={(methods) => change({ methods })} error={said('methods')} />
      {sells ? (
        <PayeeChoice
          payees={payees}
          methods={typed.methods}
          chosen={typed.payees}
          onChange={(chosen) => change({ payees: chosen })}
          canAdd={false}
        />
      ) : null}
      <HoursFields hours={typed.hours} onChange={(hours) => change({ hours })} error={said('hours')} />
      <RequirementFields typed={typed} onChange={change} keep={keepDigits} error="" />
    </SecuredDialog>
  )
}
