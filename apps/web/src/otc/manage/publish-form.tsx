import { formatRate, money, type CurrencyCode } from '@jindu/domain/money'
import { floorPercent, losingDistance, priceFloor } from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Note } from '@jindu/ui/primitives/note'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { failureCode } from '../../shared/errors/failure.ts'
import { useFailureText } from '../../shared/errors/use-failure-text.ts'
import { useFormFailures } from '../../shared/notify/form-failures.ts'
import { Gap } from '../../shared/format/gap.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { StepFoot } from '../../shared/page/step-bar.tsx'
import { useLocale } from '../../shared/preferences.ts'
import { useIdempotencyKey } from '../../shared/trpc/idempotency-key.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useOpenCurrencies } from '../../shared/session/use-open-currencies.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { EnterPayPassword, isPayable, PayPasswordBox, usePayPassword } from '../../accounts/accounts/index.ts'
import { FarFromMarket, FiatRateLine, FiatSelect, MoveMissing, useFiats, useMarketRate } from '../offers/index.ts'
import { PayeeChoice, useFittingPayees } from '../payees/index.ts'
import { AmountFields } from './amount-fields.tsx'
import { GreetingField } from './greeting-field.tsx'
import { HoursFields } from './hours-fields.tsx'
import { useKeptOffer } from './kept-offer.ts'
import { MethodFields } from './method-fields.tsx'
import { checkOffer, type TypedOffer } from './offer-draft.ts'
import { PayTimeField } from './pay-time-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { RequirementFields } from './requirement-fields.tsx'
import { TotalField } from './total-field.tsx'
import { typedOf } from './typed-of.ts'
import { useOfferProblems } from './use-offer-problems.ts'

const route = getRouteApi('/personal/otcManage')

const EMPTY: TypedOffer = {
  side: 'sell',
  currency: 'LTC',
  fiat: 'USD',
  paySeconds: null,
  total: '',
  pricing: 'fixed',
  unitPrice: '',
  trigger: '',
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
  greeting: '',
  hours: null,
}

/** How long typing of a price rests before it is judged (wallet-and-otc.md §9). */
const JUDGED_AFTER_MS = 500

/** Publishes an offer to buy or to sell coin (wallet-and-otc.md §5 "Publish OTC offer"). */
export function PublishForm(): ReactNode {
  const { q } = useApi()
  const { copy } = route.useSearch()
  const limits = useQuery(q.otcOffers.limits.queryOptions({}))
  const copied = useQuery({ ...q.otcOffers.info.queryOptions({ id: copy ?? 0 }), enabled: copy !== undefined })
  const known = copy === undefined || copied.data?.isOwn === false ? { of: 'offer:new', start: EMPTY } : null
  const begun = known ?? (copied.data && { of: `offer:copy:${copy}`, start: typedOf(copied.data) })
  if (limits.data !== undefined && begun !== undefined)
    return <Form key={begun.of} limits={limits.data} begun={begun} />
  const failed = [limits, copied].find(({ isError }) => isError)
  return failed !== undefined ? (
    <FailureNote error={failed.error} retry={() => void failed.refetch()} />
  ) : (
    <Skeleton className="block h-96" />
  )
}

interface FormProps {
  readonly limits: ApiOutputs['otcOffers']['limits']
  /** The key of the draft, and what it begins with. */
  readonly begun: { readonly of: string; readonly start: TypedOffer }
}

function Form({ limits, begun }: FormProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const pay = usePayPassword()
  const asksFirst = pay.kind === 'asked' && !pay.byPasskey
  const { q } = useApi()
  const formFailures = useFormFailures()
  const { key, next } = useIdempotencyKey()
  const coins = useOpenCurrencies('otc')
  const { typed: kept, isTouched, change: keep, forget } = useKeptOffer(begun.of, begun.start)
  // A draft may name a coin that was closed since.
  const typed = coins.includes(kept.currency) ? kept : { ...kept, currency: coins[0] ?? kept.currency }
  const paidIn = useFiats().find(({ fiat }) => fiat === typed.fiat)
  const [raised, setRaised] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const payees = useFittingPayees(typed.methods, typed.side === 'sell')
  const market = useMarketRate(typed.currency)
  const balances = useQuery(q.wallet.balances.queryOptions({}))
  const balance = balances.data?.data.find(({ currency }) => currency === typed.currency)?.otc
  const held = balance === undefined ? undefined : money(typed.currency, BigInt(balance.units))
  const { problems, rate, total, input } = checkOffer(typed, { market: market?.rate, limits, held })
  const shown = useOfferProblems(typed, problems)
  const { said } = shown
  const named = typed.side === 'sell' ? (payees.keep(typed.payees) ?? []) : []

  const isFar = rate !== null && market !== undefined && losingDistance(typed.side, rate, market.rate) !== null
  const [asksAgain, setAsksAgain] = useState(false)
  const floor = market === undefined ? null : formatRate(priceFloor(typed.side, market.rate, limits))
  const low = problems.unitPrice?.code === 'OFFER_PRICE_BELOW_FLOOR' ? typed.unitPrice : null

  const publish = useVerb(
    (client, offer: NonNullable<typeof input> & { readonly payees: number[] }) =>
      client.otcOffers.publish.mutate({ ...offer, idempotencyKey: key }),
    {
      quiet: true,
      says: t`The offer is on the market`,
      done: async () => {
        next()
        forget()
        shown.reset()
        await navigate({ to: '/personal/otcManage', search: { tab: 'myReleaseOtcTopic' } })
      },
    },
  )
  const [unplaced, setUnplaced] = useState<unknown>(null)
  const refusal = useFailureText(unplaced)
  /** The offer changed after an attempt without a response: it needs a new key. */
  const toAnother = (): void => {
    if (unplaced === null) return
    setUnplaced(null)
    next()
  }
  const change = (changed: Partial<TypedOffer>): void => {
    keep(changed)
    shown.changed()
    setAsksAgain(false)
    toAnother()
  }
  const clear = (): void => {
    forget()
    shown.reset()
    setRaised(false)
    toAnother()
  }
  const raise = useEffectEvent(() => {
    if (floor === null) return
    change({ unitPrice: floor })
    setRaised(true)
  })
  useEffect(() => {
    if (low === null) return undefined
    const timer = setTimeout(() => raise(), JUDGED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [low])
  const toFirstProblem = (): void =>
    void requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    shown.try()
    setUnplaced(null)
    if (input === null) {
      formFailures(shown.all())
      toFirstProblem()
      return
    }
    if (!isPayable(pay) || publish.isPending) return
    if (isFar && !asksAgain) {
      setAsksAgain(true)
      return
    }
    try {
      await publish.mutateAsync({ ...input, payees: named })
    } catch (error) {
      const code = failureCode(error)
      // A refusal is final for its key. Without a response the same key is retried and publishes only once.
      if (code !== undefined) next()
      if (code?.startsWith('PAY_PASSWORD')) await q.accounts.payPasswordStatus.invalidate()
      if (shown.refuse(error)) toFirstProblem()
      else setUnplaced(error)
    }
  }
  return (
    <form ref={form} className="sheet otc-publish" onSubmit={(event) => void submit(event)} noValidate>
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
            options={coins.map((code) => ({ value: code, label: code }))}
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
        <TotalField
          typed={typed}
          onChange={(total) => change({ total })}
          limits={limits}
          held={held}
          error={said('total')}
        />
        {typed.side === 'sell' ? <MoveMissing needed={total} className="otc-wide" /> : null}
        <AmountFields typed={typed} onChange={change} limits={limits} rate={rate} said={said} />
        <Field
          label={t`Currency of payment`}
          error={said('fiat')}
          hint={
            typed.fiat === 'USD' || paidIn === undefined ? undefined : paidIn.rate === null ? (
              <Trans>No exchange rate is known now: until there is one, nobody can take the offer.</Trans>
            ) : (
              <>
                <FiatRateLine rate={paidIn.rate} />
                <Gap />
                <Trans>Price and limits stay in dollars; each order fixes its sum when it is taken.</Trans>
              </>
            )
          }
          className="otc-wide"
        >
          <FiatSelect name="fiat" value={typed.fiat} onChange={(fiat) => change({ fiat: fiat ?? 'USD' })} />
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
            error={said('payees')}
            className="otc-wide"
          />
        ) : null}
        <PayTimeField
          value={typed.paySeconds}
          onChange={(paySeconds) => change({ paySeconds })}
          limits={limits}
          error={said('paySeconds')}
        />
        <HoursFields hours={typed.hours} onChange={(hours) => change({ hours })} error={said('hours')} />
        <RequirementFields typed={typed} onChange={change} said={said} />
        <Field
          label={t`Remark`}
          aside={`${Array.from(typed.remark).length}/${rules.otc.maximumRemarkCharacters}`}
          error={said('remark')}
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
        <GreetingField
          greeting={typed.greeting}
          onChange={(greeting) => change({ greeting })}
          error={said('greeting')}
        />
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
        {isTouched ? (
          <Button variant="quiet" onClick={clear}>
            <Trans>Clear the form</Trans>
          </Button>
        ) : null}
      </div>
      <StepFoot className="flex flex-wrap justify-end gap-3 phone:grid">
        {asksFirst ? <EnterPayPassword /> : null}
        <Button
          type="submit"
          variant="money"
          className={asksFirst ? 'phone:hidden' : undefined}
          loading={publish.isPending}
          disabled={!isPayable(pay)}
        >
          {isFar && asksAgain ? <Trans>Publish at this price all the same</Trans> : <Trans>Publish the offer</Trans>}
        </Button>
        {asksAgain && rate !== null && market !== undefined ? (
          <FarFromMarket does={typed.side} price={rate} market={market.rate} />
        ) : null}
        {refusal === '' ? null : (
          <Note tone="negative" role="alert">
            {refusal}
          </Note>
        )}
      </StepFoot>
    </form>
  )
}
