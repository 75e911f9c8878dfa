import { formatCoin, formatUsd, isZero, moneyFromWire, moneyToWire } from '@jindu/domain/money'
import { errorMessage } from '@jindu/i18n'
import { RangeRuler } from '@jindu/ui/patterns/range-ruler'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useIdempotencyKey } from '../../../shared/trpc/idempotency-key.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { PayPasswordBox, usePayPassword } from '../../accounts/index.ts'
import { rangeOf, type Offer } from '../offer.ts'
import { Requirements } from './requirements.tsx'
import { useLinkedAmounts } from './use-linked-amounts.ts'

/** Opens under an offer: two inputs of one amount, where it may lie, what the owner asks, and what will happen. */
export function Ticket({ offer }: { readonly offer: Offer }): ReactNode {
  const locale = useLocale()
  const range = rangeOf(offer)
  return (
    <div className="otc-ticket">
      {range === null ? (
        <p className="otc-ticket-in text-negative" role="alert">
          {errorMessage('OFFER_REMAINING_TOO_SMALL', locale)}
        </p>
      ) : (
        <TakeForm offer={offer} range={range} />
      )}
      <div className="otc-ticket-side">
        <h2>
          <Trans>How it will go</Trans>
        </h2>
        <Steps offer={offer} />
        <Requirements offer={offer} />
        {offer.remark === '' ? null : <p className="otc-remark">“{offer.remark}”</p>}
      </div>
    </div>
  )
}

interface TakeFormProps {
  readonly offer: Offer
  readonly range: NonNullable<ReturnType<typeof rangeOf>>
}

function TakeForm({ offer, range }: TakeFormProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const amounts = useLinkedAmounts(offer)
  const [asked, setAsked] = useState(false)
  const [missing, setMissing] = useState(false)
  const { asset } = offer.remaining
  const selling = offer.side === 'buy'
  const sum = formatCoin(amounts.volume)
  const limits = { minimum: formatUsd(range.minimum), maximum: formatUsd(range.maximum) }
  const problem = amounts.outside
    ? errorMessage('OFFER_AMOUNT_OUT_OF_RANGE', locale, limits)
    : missing
      ? errorMessage('OFFER_TAKE_QUANTITY_REQUIRED', locale)
      : ''
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setMissing(isZero(amounts.volume))
    if (!isZero(amounts.volume) && !amounts.outside) setAsked(true)
  }
  const type = (enter: (typed: string) => void) => (event: { readonly currentTarget: { readonly value: string } }) => {
    setMissing(false)
    enter(event.currentTarget.value)
  }
  return (
    <form className="otc-ticket-in" onSubmit={submit} noValidate>
      <div className="otc-pair">
        <Field label={selling ? t`You receive` : t`You pay`} aside={t`outside this site`} error={problem}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            align="end"
            prefix="$"
            suffix="USD"
            name="dollars"
            value={amounts.dollars}
            onChange={type(amounts.typeDollars)}
          />
        </Field>
        <Field label={selling ? t`You sell` : t`You receive`} aside={t`fiat balance`}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            align="end"
            suffix={asset}
            name="coin"
            value={amounts.coin}
            aria-invalid={problem !== '' || undefined}
            onChange={type(amounts.typeCoin)}
          />
        </Field>
      </div>
      <RangeRuler
        label={t`What may be taken, in dollars`}
        min={Number(range.minimum.units)}
        max={Number(range.maximum.units)}
        value={Number(amounts.cents?.units ?? range.minimum.units)}
        valueText={amounts.cents === null ? limits.minimum : formatUsd(amounts.cents)}
        ends={[limits.minimum, limits.maximum]}
      />
      <div className="otc-ticket-go">
        <Button type="submit" variant="money" disabled={offer.unmet !== null}>
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
        <span className="text-13 text-ink-2">
          {selling ? (
            <Trans>Locks your coin in escrow. The buyer then has a fixed time to pay.</Trans>
          ) : (
            <Trans>Locks the seller’s coin in escrow. You then have a fixed time to pay.</Trans>
          )}
        </span>
      </div>
      {asked ? <Confirm offer={offer} volume={amounts.volume} onClose={() => setAsked(false)} /> : null}
    </form>
  )
}

interface ConfirmProps {
  readonly offer: Offer
  readonly volume: Parameters<typeof formatCoin>[0]
  readonly onClose: () => void
}

/** Says it once more, asks for the pay password where this session has not verified it, and opens the order. */
function Confirm({ offer, volume, onClose }: ConfirmProps): ReactNode {
  const navigate = useNavigate()
  const pay = usePayPassword()
  const { key, next } = useIdempotencyKey()
  const selling = offer.side === 'buy'
  const sum = formatCoin(volume)
  const take = useVerb(
    (client, idempotencyKey: string) =>
      client.otcOrders.take.mutate({
        id: offer.id,
        volume: { ...moneyToWire(volume), asset: offer.unitPrice.currency },
        unitPrice: offer.unitPrice.usdE8,
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
  return (
    <VerbDialog
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
      ready={pay.kind === 'verified'}
      onConfirm={() => take.mutate(key)}
    >
      <PayPasswordBox />
    </VerbDialog>
  )
}

function Steps({ offer }: { readonly offer: Offer }): ReactNode {
  const selling = offer.side === 'buy'
  const { asset } = moneyFromWire(offer.remaining)
  return (
    <ol className="otc-steps">
      <li>
        <b>
          <Trans>Now</Trans>
        </b>
        {selling ? (
          <Trans>Your {asset} goes into an escrow of this order alone</Trans>
        ) : (
          <Trans>
            {asset} of {offer.ownerUid} goes into an escrow of this order alone
          </Trans>
        )}
      </li>
      <li>
        <b>
          <Trans>Then</Trans>
        </b>
        {selling ? <Trans>The buyer pays you and marks it</Trans> : <Trans>You pay the seller and mark it</Trans>}
      </li>
      <li>
        <b>
          <Trans>Last</Trans>
        </b>
        {selling ? (
          <Trans>You check the payment and release the coin</Trans>
        ) : (
          <Trans>The seller releases the coin. If they stay silent you may demand settlement.</Trans>
        )}
      </li>
    </ol>
  )
}
