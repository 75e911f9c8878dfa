import { losingDistance } from '@jindu/domain/otc/offers'
import { formatAmount, formatRate, moneyFromWire } from '@jindu/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { failureCode } from '../../shared/errors/failure.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { SecuredDialog } from '../../accounts/accounts/index.ts'
import { FarFromMarket, rateOf, type Offer, useMarketRate } from '../offers/index.ts'
import { PayeeChoice, useFittingPayees } from '../payees/index.ts'
import { AmountFields } from './amount-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { useKeptOffer } from './kept-offer.ts'
import { MethodFields } from './method-fields.tsx'
import { areSameHours, checkOffer, type TypedOffer } from './offer-draft.ts'
import type { TypedPrice } from './price-draft.ts'
import { PriceFields } from './price-fields.tsx'
import { RequirementFields } from './requirement-fields.tsx'
import { useOfferProblems } from './use-offer-problems.ts'

const count = (value: number): string => (value === 0 ? '' : String(value))

const priceText = (price: Offer['unitPrice'] | null | undefined): string =>
  price === null || price === undefined ? '' : formatRate(rateOf({ unitPrice: price }))

function typedPrice({ margin, unitPrice }: Offer): TypedPrice {
  return {
    pricing: margin === null ? 'fixed' : 'margin',
    // A price that follows the market is another one a moment later: no fixed one to begin with.
    unitPrice: margin === null ? priceText(unitPrice) : '',
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

/** Edits the terms of an offer; existing orders keep theirs (wallet-and-otc.md §5 "OTC edit form"). */
export function EditOffer({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { typed, change: keep, forget } = useKeptOffer(`offer:${offer.id}`, typedOf(offer))
  const [asksAgain, setAsksAgain] = useState(false)
  const [placed, setPlaced] = useState<unknown>(null)
  const sells = offer.side === 'sell'
  const payees = useFittingPayees(typed.methods, sells)
  const limits = useQuery(q.otcOffers.limits.queryOptions({}))
  const market = useMarketRate(typed.currency)
  const checked =
    limits.data === undefined
      ? null
      : checkOffer(typed, { market: market?.rate, limits: limits.data, standing: { hours: offer.hours } })
  const shown = useOfferProblems(typed, checked?.problems ?? {}, true)
  const { said } = shown
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
        methods,
        // Hours from before there was a rule stay valid until they are changed.
        ...(areSameHours(hours, offer.hours) ? {} : { hours }),
        ...(named === undefined ? {} : { payees: named }),
      })
    },
    {
      done: () => {
        forget()
        onClose()
      },
      quiet: true,
      says: t`The offer is changed`,
    },
  )
  const change = (changed: Partial<TypedOffer>): void => {
    keep(changed)
    shown.changed()
    setAsksAgain(false)
    if (edit.isError) edit.reset()
  }
  const input = checked?.input ?? null
  const rate = checked?.rate ?? null
  const isFar = rate !== null && market !== undefined && losingDistance(offer.side, rate, market.rate) !== null
  const save = async (): Promise<void> => {
    if (input === null) return
    if (isFar && !asksAgain) {
      setAsksAgain(true)
      return
    }
    try {
      await edit.mutateAsync(input)
    } catch (error) {
      if (failureCode(error)?.startsWith('PAY_PASSWORD')) await q.accounts.payPasswordStatus.invalidate()
      if (shown.refuse(error)) setPlaced(error)
    }
  }
  return (
    <SecuredDialog
      verb={{ isPending: edit.isPending, error: edit.error === placed ? null : edit.error }}
      onClose={() => {
        // A reload keeps the draft; closing discards it.
        forget()
        onClose()
      }}
      title={<Trans>Edit the offer</Trans>}
      consequence={<Trans>Moves no coin. Orders that were taken keep their terms.</Trans>}
      confirmLabel={isFar && asksAgain ? <Trans>Save at this price all the same</Trans> : <Trans>Save</Trans>}
      ready={input !== null}
      onConfirm={() => void save()}
    >
      <PriceFields typed={typed} onChange={change} market={market} rate={rate} said={said} />
      <AmountFields typed={typed} onChange={change} limits={limits.data} rate={rate} said={said} />
      <MethodFields methods={typed.methods} onChange={(methods) => change({ methods })} error={said('methods')} />
      {sells ? (
        <PayeeChoice
          payees={payees}
          methods={typed.methods}
          chosen={typed.payees}
          onChange={(chosen) => change({ payees: chosen })}
          error={said('payees')}
          canAdd={false}
        />
      ) : null}
      <HoursFields hours={typed.hours} onChange={(hours) => change({ hours })} error={said('hours')} />
      <RequirementFields typed={typed} onChange={change} said={said} />
      {asksAgain && rate !== null && market !== undefined ? (
        <FarFromMarket does={offer.side} price={rate} market={market.rate} />
      ) : null}
    </SecuredDialog>
  )
}
