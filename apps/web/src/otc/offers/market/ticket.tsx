import {
  CURRENCIES,
  formatCoin,
  formatFiat,
  formatUsd,
  isUnreadableNumber,
  isZero,
  moneyToWire,
  type CurrencyCode,
  type Money,
} from '@jindu/domain/money'
import { errorMessage } from '@jindu/i18n'
import { RangeRuler } from '@jindu/ui/patterns/range-ruler'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Note } from '@jindu/ui/primitives/note'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { readFailure } from '../../../shared/errors/failure.ts'
import { NumberInput, UnreadableNumber } from '../../../shared/forms/number-field.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useIdempotencyKey } from '../../../shared/trpc/idempotency-key.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { SecuredDialog } from '../../../accounts/accounts/index.ts'
import { PersonBox } from '../../../accounts/people/index.ts'
import { MoveMissing } from '../move-missing.tsx'
import { FarFromMarket } from '../far-from-market.tsx'
import { isSumUnknown, sumFor } from '../fiat.ts'
import { FiatRateLine } from '../fiat-rate-line.tsx'
import { dollarsFor, rangeOf, rateOf, type Offer } from '../offer.ts'
import { PayeeChoice, useFittingPayees } from '../../payees/index.ts'
import { useMarketRate } from '../use-market-rate.ts'
import { TraderRecord } from '../trader-record.tsx'
import { CancellationsNote, useCancellations } from './cancellations-note.tsx'
import { AfterFee } from './after-fee.tsx'
import { useAgreedPrice } from './agreed-price.ts'
import { ChangedTerms } from './changed-terms.tsx'
import { MovedPrice } from './moved-price.tsx'
import { OfferSteps } from './offer-terms.tsx'
import { Requirements } from './requirements.tsx'
import { useLinkedAmounts } from './use-linked-amounts.ts'
import { UserText } from '../../../shared/format/user-text.tsx'

interface TicketProps {
  readonly offer: Offer
  /** The offer can no longer be taken, although the held list still shows it. */
  readonly hasLeft: boolean
}

/** Opens under an offer: two linked amount inputs, their range, the owner's requirements, and the next steps. */
export function Ticket({ offer, hasLeft }: TicketProps): ReactNode {
  const locale = useLocale()
  // Keep the form during a take: the offer may have left the market through the reader's own order, whose response is
  // pending.
  const [taking, setTaking] = useState<Range | null>(null)
  const range = taking ?? (hasLeft ? null : rangeOf(offer))
  return (
    <div className="otc-ticket">
      {range === null ? (
        <p className="otc-ticket-in text-negative" role="alert">
          {hasLeft ? (
            <Trans>This offer left the market while you looked at it.</Trans>
          ) : (
            errorMessage('OFFER_REMAINING_TOO_SMALL', locale)
          )}
        </p>
      ) : (
        <TakeForm
          offer={offer}
          range={range}
          asked={taking !== null}
          onAsk={(asked) => setTaking(asked ? range : null)}
        />
      )}
      <div className="otc-ticket-side">
        <h2>
          <Trans>How it will go</Trans>
        </h2>
        <OfferSteps offer={offer} />
        <Requirements offer={offer} />
        {offer.remark === '' ? null : (
          <p className="otc-remark">
            “<UserText>{offer.remark}</UserText>”
          </p>
        )}
      </div>
      <div className="otc-ticket-record">
        <h2>
          <Trans>Record of {offer.ownerUid}</Trans>
        </h2>
        <TraderRecord trader={offer.maker} />
        <PersonBox uid={offer.ownerUid} />
      </div>
    </div>
  )
}

type Range = NonNullable<ReturnType<typeof rangeOf>>

interface TakeFormProps {
  readonly offer: Offer
  readonly range: Range
  /** The confirmation is open, or its call is pending. */
  readonly asked: boolean
  readonly onAsk: (asked: boolean) => void
}

function TakeForm({ offer, range, asked, onAsk }: TakeFormProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const amounts = useLinkedAmounts(offer)
  const [missing, setMissing] = useState(false)
  const { asset } = offer.remaining
  const selling = offer.side === 'buy'
  const payees = useFittingPayees(offer.methods, selling)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const cancellations = useCancellations(!selling)
  const usedUp = cancellations !== undefined && cancellations.secondsLeft !== null
  const sum = formatCoin(amounts.volume)
  const limits = { minimum: formatUsd(range.minimum), maximum: formatUsd(range.maximum) }
  const isUnreadable =
    isUnreadableNumber(amounts.dollars, 2) || isUnreadableNumber(amounts.coin, CURRENCIES[asset].amountPrecision)
  const problem = isUnreadable ? (
    <UnreadableNumber decimals={2} />
  ) : amounts.outside ? (
    errorMessage('OFFER_AMOUNT_OUT_OF_RANGE', locale, limits)
  ) : missing ? (
    errorMessage('OFFER_TAKE_QUANTITY_REQUIRED', locale)
  ) : (
    ''
  )
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setMissing(isZero(amounts.volume))
    if (!isZero(amounts.volume) && !amounts.outside) onAsk(true)
  }
  const type = (enter: (typed: string) => void) => (typed: string) => {
    setMissing(false)
    enter(typed)
  }
  const { fiat: paidIn } = offer
  // Of an offer in another currency the line below says what is paid.
  const dollars = paidIn === 'USD' ? (selling ? t`You receive` : t`You pay`) : t`Worth in dollars`
  return (
    <form className="otc-ticket-in" onSubmit={submit} noValidate>
      <div className="otc-pair">
        <Field label={dollars} aside={paidIn === 'USD' ? t`outside this site` : t`paid in ${paidIn}`} error={problem}>
          <NumberInput
            decimals={2}
            align="end"
            prefix="$"
            suffix="USD"
            name="dollars"
            value={amounts.dollars}
            onValue={type(amounts.typeDollars)}
          />
        </Field>
        <Field label={selling ? t`You sell` : t`You receive`} aside={t`fiat balance`}>
          <NumberInput
            decimals={CURRENCIES[asset].amountPrecision}
            align="end"
            suffix={asset}
            name="coin"
            value={amounts.coin}
            aria-invalid={problem !== '' || undefined}
            onValue={type(amounts.typeCoin)}
          />
        </Field>
      </div>
      {amounts.cents === null || isZero(amounts.volume) ? null : <SumLine offer={offer} dollars={amounts.cents} />}
      <RangeRuler
        label={t`What may be taken, in dollars`}
        min={Number(range.minimum.units)}
        max={Number(range.maximum.units)}
        value={Number(amounts.cents?.units ?? range.minimum.units)}
        valueText={amounts.cents === null ? limits.minimum : formatUsd(amounts.cents)}
        ends={[limits.minimum, limits.maximum]}
      />
      {selling ? <MoveMissing needed={isZero(amounts.volume) ? null : amounts.volume} /> : null}
      {selling ? null : <AfterFee of={amounts.volume} />}
      {selling ? <PayeeChoice payees={payees} methods={offer.methods} chosen={chosen} onChange={setChosen} /> : null}
      {offer.isPriceStale ? (
        <Note tone="hold" role="alert">
          <Trans>The market’s last price is too old, and this offer depends on it. Try again in a while.</Trans>
        </Note>
      ) : null}
      {offer.pastBound === null ? null : (
        <Note tone="hold" role="alert">
          <Trans>
            This price follows the market and is past what this site allows. It can be taken once it is back.
          </Trans>
        </Note>
      )}
      {isSumUnknown(offer) ? (
        <Note tone="hold" role="alert">
          {errorMessage('FIAT_RATE_UNAVAILABLE', locale, { fiat: offer.fiat })}
        </Note>
      ) : null}
      {cancellations === undefined ? null : <CancellationsNote {...cancellations} />}
      <div className="otc-ticket-go step-bar">
        <Button
          type="submit"
          variant="money"
          disabled={
            offer.unmet !== null || offer.isPriceStale || offer.pastBound !== null || isSumUnknown(offer) || usedUp
          }
        >
          {isZero(amounts.volume) ? (
            selling ? (
              <Trans>Sell {asset}</Trans>
            ) : (
              <Trans>Buy {asset}</Trans>
            )
          ) : selling ? (
            <Trans>Sell {sum}</Trans>
          ) : (
            <Trans>Buy {sum}</Trans>
          )}
        </Button>
        <span className={offer.unmet === null ? 'text-13 text-ink-2' : 'text-13 text-negative'}>
          {offer.unmet !== null ? (
            errorMessage('OFFER_REQUIREMENT_NOT_MET', locale)
          ) : selling ? (
            <Trans>Locks your coin in escrow. The buyer then has a fixed time to pay.</Trans>
          ) : (
            <Trans>Locks the seller’s coin in escrow. You then have a fixed time to pay.</Trans>
          )}
        </span>
      </div>
      {asked ? (
        <Confirm offer={offer} volumeAt={amounts.at} payees={payees.keep(chosen) ?? []} onClose={() => onAsk(false)} />
      ) : null}
    </form>
  )
}

interface SumLineProps {
  readonly offer: Offer
  readonly dollars: Money<'USD'>
}

/** What the dollars come to in the offer's currency now, with the rate; nothing for dollars. */
function SumLine({ offer, dollars }: SumLineProps): ReactNode {
  const sum = sumFor(offer.fiatRate, dollars)
  if (sum === null || offer.fiatRate === null) return null
  const text = formatFiat(sum)
  return (
    <p className="otc-sum-line">
      {offer.side === 'buy' ? (
        <Trans>
          You receive <b className="num">{text}</b>
        </Trans>
      ) : (
        <Trans>
          You pay <b className="num">{text}</b>
        </Trans>
      )}
      <span className="text-13 text-ink-3">
        <FiatRateLine rate={offer.fiatRate} />
      </span>
    </p>
  )
}

interface ConfirmProps {
  readonly offer: Offer
  /** The coin for the typed amount at a price. */
  readonly volumeAt: (price: Offer['unitPrice']) => Money<CurrencyCode>
  /** The reader's receiving accounts. */
  readonly payees: readonly number[]
  readonly onClose: () => void
}

/**
 * Confirms the take, asks for the pay password unless verified in this session, and opens the order. The price is fixed
 * when the dialog opens; if it changed, the new one is shown and needs another confirmation.
 */
function Confirm({ offer, volumeAt, payees, onClose }: ConfirmProps): ReactNode {
  const navigate = useNavigate()
  const { q, client } = useApi()
  const { key, next } = useIdempotencyKey()
  const { price, before, refused } = useAgreedPrice(offer.unitPrice)
  const market = useMarketRate(price.currency)
  const selling = offer.side === 'buy'
  const volume = volumeAt(price)
  const sum = formatCoin(volume)
  const [fiatRate, setFiatRate] = useState(offer.fiatRate)
  const [isNewSum, setIsNewSum] = useState(false)
  // What the reader agrees to is what they saw when the confirmation opened.
  const [agreed, setAgreed] = useState({ terms: offer, changed: false })
  const toPay = sumFor(fiatRate, dollarsFor({ unitPrice: price }, volume))
  const paid = toPay === null ? '' : formatFiat(toPay)
  const take = useVerb(
    (client, idempotencyKey: string) =>
      client.otcOrders.take.mutate({
        id: offer.id,
        volume: { ...moneyToWire(volume), asset: price.currency },
        unitPrice: price.usdE8,
        ...(toPay === null ? {} : { toPay: { fiat: toPay.fiat, units: toPay.units.toString() } }),
        terms: agreed.terms.terms,
        payees: [...payees],
        idempotencyKey,
      }),
    {
      quiet: true,
      success: 'ORDER_PLACED',
      done: async ({ id }) => {
        next()
        await navigate({
          to: '/otcOrderPanel',
          search: { acceptanceID: offer.id, isSeller: selling ? 1 : 0, orderID: id },
        })
      },
    },
  )
  const confirm = async (): Promise<void> => {
    try {
      await take.mutateAsync(key)
    } catch (error) {
      const failure = readFailure(error)
      if (failure.kind !== 'refused') return
      // A refusal is final for its key: the next attempt is another order.
      next()
      refused(failure)
      if (failure.code === 'FIAT_SUM_CHANGED' || failure.code === 'OFFER_TERMS_CHANGED') {
        const now = await client.otcOffers.info.query({ id: offer.id })
        setFiatRate(now.fiatRate)
        if (failure.code === 'FIAT_SUM_CHANGED') setIsNewSum(true)
        else setAgreed({ terms: now, changed: true })
      }
      await q.otcOffers.market.invalidate()
    }
  }
  return (
    <SecuredDialog
      verb={take}
      onClose={onClose}
      title={
        selling ? (
          <Trans>
            Sell {sum} to {offer.ownerUid}
          </Trans>
        ) : (
          <Trans>
            Buy {sum} from {offer.ownerUid}
          </Trans>
        )
      }
      consequence={
        selling ? (
          <Trans>{sum} leaves your fiat balance and waits in escrow until you release it, or it comes back.</Trans>
        ) : (
          <Trans>{sum} of the seller waits in escrow. Pay outside this site, then mark the payment.</Trans>
        )
      }
      confirmLabel={selling ? <Trans>Sell {sum}</Trans> : <Trans>Buy {sum}</Trans>}
      variant="money"
      onConfirm={() => void confirm()}
    >
      {market === undefined ? null : (
        <FarFromMarket does={selling ? 'sell' : 'buy'} price={rateOf({ unitPrice: price })} market={market.rate} />
      )}
      {before === null ? null : <MovedPrice from={before} to={price} sum={sum} />}
      {agreed.changed ? <ChangedTerms now={agreed.terms} /> : null}
      {toPay === null || fiatRate === null ? null : (
        <p className="text-14">
          {isNewSum ? (
            <Trans>
              The exchange rate has moved: the sum is now <b className="num">{paid}</b>. Confirm to go on at it.
            </Trans>
          ) : (
            <Trans>
              The sum to pay is fixed now: <b className="num">{paid}</b>.
            </Trans>
          )}{' '}
          <span className="text-ink-3">
            <FiatRateLine rate={fiatRate} />
          </span>
        </p>
      )}
    </SecuredDialog>
  )
}
