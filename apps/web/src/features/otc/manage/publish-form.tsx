import { keepDecimal, keepDigits } from '@jindu/domain/input'
import {
  CURRENCIES,
  CURRENCY_CODES,
  formatCoin,
  formatRate,
  moneyFromWire,
  type CurrencyCode,
} from '@jindu/domain/money'
import { floorPercent, priceFloor } from '@jindu/domain/otc-offer'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useIdempotencyKey } from '../../../shared/trpc/idempotency-key.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { PayPasswordBox, usePayPassword } from '../../accounts/index.ts'
import { PayeeChoice } from '../payees/payee-choice.tsx'
import { useFittingPayees } from '../payees/use-fitting-payees.ts'
import { useMarketRate } from '../use-market-rate.ts'
import { checkOffer, type TypedOffer } from './offer-draft.ts'
import { HoursFields } from './hours-fields.tsx'
import { MethodFields } from './method-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { RequirementFields } from './requirement-fields.tsx'

const EMPTY: TypedOffer = {
  side: 'sell',
  currency: 'LTC',
  total: '',
  pricing: 'fixed',
  unitPrice: '',
  marginSide: 'over',
  margin: '',
  floor: '',
  ceiling: '',
  minimum: '',
  maximum: '',
  registerDays: '',
  goodsTrade: '',
  otcTradeAmount: '',
  otcMaliciousTimes: '',
  methods: [],
  payees: [],
  remark: '',
  hours: null,
}

/** How long typing of a price rests before it is judged (wallet-and-otc.md §9). */
const JUDGED_AFTER_MS = 500

/** Publishes an offer to buy or to sell coin (wallet-and-otc.md §5 "Publish OTC offer"). */
export function PublishForm(): ReactNode {
  const { q } = useApi()
  const limits = useQuery(q.otcOffers.limits.queryOptions({}))
  if (limits.data !== undefined) return <Form limits={limits.data} />
  return limits.isError ? (
    <FailureNote error={limits.error} retry={() => void limits.refetch()} />
  ) : (
    <Skeleton className="block h-96" />
  )
}

function Form({ limits }: { readonly limits: ApiOutputs['otcOffers']['limits'] }): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const pay = usePayPassword()
  const { q } = useApi()
  const formFailures = useFormFailures()
  const { key, next } = useIdempotencyKey()
  const [typed, setTyped] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const [raised, setRaised] = useState(false)
  const payees = useFittingPayees(typed.methods, typed.side === 'sell')
  const market = useMarketRate(typed.currency)
  const balances = useQuery(q.wallet.balances.queryOptions({}))
  const held = balances.data?.data.find(({ currency }) => currency === typed.currency)?.otc
  const { problems, rate, input } = checkOffer(typed, market?.rate, limits)
  const named = typed.side === 'sell' ? (payees.keep(typed.payees) ?? []) : []
  const change = (changed: Partial<TypedOffer>): void => setTyped((before) => ({ ...before, ...changed }))
  const said = (field: keyof typeof problems): string => {
    const problem = tried ? problems[field] : undefined
    return problem === undefined ? '' : errorMessage(problem.code, locale, problem.details)
  }

  const floor = market === undefined ? null : formatRate(priceFloor(typed.side, market.rate, limits))
  const price = typed.unitPrice
  const below = problems.unitPrice?.code === 'OFFER_PRICE_BELOW_FLOOR'
  useEffect(() => {
    if (!below || floor === null) return undefined
    const timer = setTimeout(() => {
      setTyped((before) => (before.unitPrice === price ? { ...before, unitPrice: floor } : before))
      setRaised(true)
    }, JUDGED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [below, floor, price])

  const publish = useVerb(
    (client, offer: NonNullable<typeof input> & { readonly payees: number[] }) =>
      client.otcOffers.publish.mutate({ ...offer, idempotencyKey: key }),
    {
      says: t`The offer is on the market`,
      done: async () => {
        next()
        await navigate({ to: '/personal/otcManage', search: { tab: 'myReleaseOtcTopic' } })
      },
    },
  )
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    if (input === null) {
      formFailures(Object.values(problems).map(({ code, details }) => errorMessage(code, locale, details)))
      return
    }
    if (pay.kind === 'verified') publish.mutate({ ...input, payees: named })
  }
  const { amountPrecision } = CURRENCIES[typed.currency]
  return (
    <form className="sheet otc-publish" onSubmit={submit} noValidate>
      <div className="bd otc-publish-fields">
        <Field label={t`What you want to do`} kind="group">
          <Segmented
            value={typed.side}
            onValueChange={(side: 'buy' | 'sell') => change({ side })}
            options={[
              { value: 'buy', label: t`Buy coin` },
              { value: 'sell', label: t`Sell coin` },
            ]}
          />
        </Field>
        <Field label={t`Coin`} kind="group">
          <Segmented
            value={typed.currency}
            onValueChange={(currency: CurrencyCode) => change({ currency })}
            options={CURRENCY_CODES.map((code) => ({ value: code, label: code }))}
          />
        </Field>
        <PriceFields
          typed={typed}
          onChange={(changed) => {
            setRaised(false)
            change(changed)
          }}
          market={market}
          rate={rate}
          said={said}
          raised={
            raised
              ? errorMessage('OFFER_PRICE_BELOW_FLOOR', locale, {
                  percent: floorPercent(typed.side, typed.currency, limits),
                })
              : undefined
          }
        />
        <Field
          className="otc-wide"
          label={t`Total`}
          aside={
            typed.side === 'sell' && held !== undefined ? t`fiat balance ${formatCoin(moneyFromWire(held))}` : undefined
          }
          error={said('total')}
        >
          <Input
            name="total"
            inputMode="decimal"
            autoComplete="off"
            align="end"
            suffix={typed.currency}
            value={typed.total}
            onChange={(event) => change({ total: keepDecimal(event.currentTarget.value, amountPrecision) })}
          />
        </Field>
        <Field label={t`Smallest order`} error={said('minimum')}>
          <Input
            name="minimum"
            inputMode="decimal"
            autoComplete="off"
            align="end"
            suffix="USD"
            value={typed.minimum}
            onChange={(event) => change({ minimum: keepDecimal(event.currentTarget.value, 2) })}
          />
        </Field>
        <Field label={t`Largest order`} error={said('maximum')}>
          <Input
            name="maximum"
            inputMode="decimal"
            autoComplete="off"
            align="end"
            suffix="USD"
            value={typed.maximum}
            onChange={(event) => change({ maximum: keepDecimal(event.currentTarget.value, 2) })}
          />
        </Field>
        <MethodFields
          methods={typed.methods}
          onChange={(methods) => change({ methods })}
          error={said('methods')}
          className="otc-wide"
        />
        {typed.side === 'sell' ? (
          <PayeeChoice
            payees={payees}
            methods={typed.methods}
            chosen={typed.payees}
            onChange={(chosen) => change({ payees: chosen })}
            className="otc-wide"
          />
        ) : null}
        <HoursFields hours={typed.hours} onChange={(hours) => change({ hours })} error={said('hours')} />
        <RequirementFields typed={typed} onChange={change} keep={keepDigits} error={said('registerDays')} />
        <Field
          label={t`Remark`}
          aside={`${Array.from(typed.remark).length}/${rules.otc.maximumRemarkCharacters}`}
          className="otc-wide"
        >
          <Textarea
            name="remark"
            rows={3}
            maxLength={rules.otc.maximumRemarkCharacters}
            value={typed.remark}
            onChange={(event) => change({ remark: event.currentTarget.value })}
          />
        </Field>
        <div className="otc-wide">
          <PayPasswordBox />
        </div>
      </div>
      <div className="bd otc-publish-foot">
        <p className="text-13 text-ink-2">
          {typed.side === 'sell' ? (
            <Trans>
              The total leaves your fiat balance and is locked with the offer until it is taken or withdrawn.
            </Trans>
          ) : (
            <Trans>Nothing is locked. Who sells to you puts their coin into escrow.</Trans>
          )}
        </p>
        <Button type="submit" variant="money" loading={publish.isPending} disabled={pay.kind !== 'verified'}>
          <Trans>Publish the offer</Trans>
        </Button>
      </div>
    </form>
  )
}
