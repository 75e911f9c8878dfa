import { losingDistance, takenOf } from '@jindu/domain/otc/offers'
import { money, moneyFromWire } from '@jindu/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { failureCode } from '../../shared/errors/failure.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { SecuredDialog } from '../../accounts/accounts/index.ts'
import { FarFromMarket, type Offer, useMarketRate } from '../offers/index.ts'
import { PayeeChoice, useFittingPayees } from '../payees/index.ts'
import { AmountFields } from './amount-fields.tsx'
import { GreetingField } from './greeting-field.tsx'
import { HoursFields } from './hours-fields.tsx'
import { useKeptOffer } from './kept-offer.ts'
import { MethodFields } from './method-fields.tsx'
import { areSameHours, checkOffer, type TypedOffer } from './offer-draft.ts'
import { PayTimeField } from './pay-time-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { RequirementFields } from './requirement-fields.tsx'
import { TotalField } from './total-field.tsx'
import { typedOf } from './typed-of.ts'
import { useOfferProblems } from './use-offer-problems.ts'

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
  const start = typedOf(offer)
  const balances = useQuery(q.wallet.balances.queryOptions({}))
  const balance = balances.data?.data.find(({ currency }) => currency === typed.currency)?.otc
  const held = balance === undefined ? undefined : money(typed.currency, BigInt(balance.units))
  const taken = takenOf({ running: moneyFromWire(offer.running), completed: moneyFromWire(offer.completed) })
  const checked =
    limits.data === undefined
      ? null
      : checkOffer(typed, {
          market: market?.rate,
          limits: limits.data,
          held,
          standing: { hours: offer.hours, total: start.total, taken },
        })
  const shown = useOfferProblems(typed, checked?.problems ?? {}, true)
  const { said } = shown
  const edit = useVerb(
    (client, input: NonNullable<NonNullable<typeof checked>['input']>) => {
      const { total, minimum, maximum, requirements, hours, methods, paySeconds, greeting } = input
      const price =
        'margin' in input ? { margin: input.margin } : { unitPrice: input.unitPrice, trigger: input.trigger }
      const named = sells ? payees.keep(typed.payees) : undefined
      return client.otcOffers.edit.mutate({
        id: offer.id,
        ...price,
        ...(typed.total === start.total ? {} : { total }),
        minimum,
        maximum,
        requirements,
        methods,
        ...(greeting === offer.greeting ? {} : { greeting }),
        ...(paySeconds === offer.paySeconds ? {} : { paySeconds }),
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
      consequence={
        typed.total === start.total || !sells ? (
          <Trans>Moves no coin. Orders that were taken keep their terms.</Trans>
        ) : (
          <Trans>
            What the offer locks follows its total, from and to your fiat balance. Orders that were taken keep their
            terms.
          </Trans>
        )
      }
      confirmLabel={isFar && asksAgain ? <Trans>Save at this price all the same</Trans> : <Trans>Save</Trans>}
      ready={input !== null}
      onConfirm={() => void save()}
    >
      <PriceFields typed={typed} onChange={change} market={market} rate={rate} said={said} />
      {limits.data === undefined ? null : (
        <TotalField
          typed={typed}
          onChange={(total) => change({ total })}
          limits={limits.data}
          held={held}
          error={said('total')}
        />
      )}
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
      {limits.data === undefined ? null : (
        <PayTimeField
          value={typed.paySeconds}
          onChange={(paySeconds) => change({ paySeconds })}
          limits={limits.data}
          error={said('paySeconds')}
        />
      )}
      <HoursFields hours={typed.hours} onChange={(hours) => change({ hours })} error={said('hours')} />
      <RequirementFields typed={typed} onChange={change} said={said} />
      <GreetingField greeting={typed.greeting} onChange={(greeting) => change({ greeting })} error={said('greeting')} />
      {asksAgain && rate !== null && market !== undefined ? (
        <FarFromMarket does={offer.side} price={rate} market={market.rate} />
      ) : null}
    </SecuredDialog>
  )
}
