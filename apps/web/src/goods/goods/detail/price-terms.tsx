import { readGoodsPrice } from '@jindu/domain/goods/goods'
import { compare, formatUsd, moneyFromWire, type Money } from '@jindu/domain/money'
import { Countdown } from '@jindu/ui/patterns/countdown'
import { UsdText } from '@jindu/ui/patterns/money-text'
import { Field } from '@jindu/ui/primitives/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { Hand } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { durationText } from '../../../shared/format/duration.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { NumberInput } from '../../../shared/forms/number-field.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { GoodsDetail } from './goods-reads.ts'

export interface PriceTermsProps {
  readonly goods: GoodsDetail
  readonly volume: number
  /** Takes a named price; null for a text that is none. Left out for who cannot buy. */
  readonly onName?: (price: Money<'USD'> | null) => void
}

/** The time of a delivery by hand, the end of a sale, prices by quantity, and the field of a named price: of goods that have one. */
export function PriceTerms({ goods, volume, onName }: PriceTermsProps): ReactNode {
  return (
    <>
      {goods.promisedHours === null ? null : <ByHand hours={goods.promisedHours} />}
      {goods.sale === null ? null : <SaleEnd id={goods.id} endsAt={goods.sale.endsAt} />}
      {goods.steps.length === 0 ? null : <Steps steps={goods.steps} volume={volume} />}
      {goods.named && onName !== undefined ? <NamedPrice goods={goods} onName={onName} /> : null}
    </>
  )
}

/** Within what time the seller delivers. */
function ByHand({ hours }: { readonly hours: number }): ReactNode {
  const time = durationText(hours * 3_600, useLocale())
  return (
    <p className="num -mt-2 flex items-baseline gap-1.5 text-13 text-ink-2">
      <Hand className="ic s self-center" aria-hidden="true" />
      <Trans>Delivered by hand within {time}</Trans>
    </p>
  )
}

/** When the sale ends; then the page reads the price again. */
function SaleEnd({ id, endsAt }: { readonly id: number; readonly endsAt: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const now = useNow(15)
  const offset = useServerOffset()
  return (
    <p className="num -mt-2 text-13 text-ink-2">
      <Trans>
        Sale until <Moment at={endsAt} />
      </Trans>
      {' · '}
      <Countdown
        target={endsAt}
        now={now}
        offsetSeconds={offset}
        labels={{ days: t`d`, hours: t`h` }}
        passed="00:00"
        onPassed={() => void q.goods.detail.invalidate({ id })}
      />
    </p>
  )
}

/** The steps that the quantity reached are in ink. */
function Steps({ steps, volume }: Pick<GoodsDetail, 'steps'> & { readonly volume: number }): ReactNode {
  return (
    <ul className="num flex flex-wrap gap-px overflow-hidden rounded-2 border border-line bg-line text-13">
      {steps.map(({ from, price }, nth) => {
        const reached = volume >= from && volume < (steps[nth + 1]?.from ?? Infinity)
        return (
          <li
            key={from}
            className={`min-w-25 flex-1 px-2 py-1.5 ${reached ? 'bg-money-soft text-ink' : 'bg-sheet text-ink-2'}`}
          >
            <Trans>from {from}</Trans>
            <UsdText cents={BigInt(price.units)} strong className="block" />
          </li>
        )
      })}
    </ul>
  )
}

function NamedPrice({ goods, onName }: Required<Pick<PriceTermsProps, 'goods' | 'onName'>>): ReactNode {
  const least = moneyFromWire(goods.price)
  const [typed, setTyped] = useState('')
  const minimum = formatUsd(least)
  const refused = typed !== '' && priceOf(typed, least) === null
  return (
    <Field
      label={<Trans>Your price for a piece</Trans>}
      hint={<Trans>{minimum} or more</Trans>}
      error={refused ? <Trans>{minimum} or more</Trans> : undefined}
    >
      <NumberInput
        name="named-price"
        decimals={2}
        align="end"
        prefix="$"
        suffix="USD"
        maxLength={40}
        placeholder={minimum.slice(1)}
        value={typed}
        onValue={(text) => {
          setTyped(text)
          onName(text.trim() === '' ? least : priceOf(text, least))
        }}
      />
    </Field>
  )
}

/** The price that was typed; null if it is none, or below the minimum. */
function priceOf(typed: string, least: Money<'USD'>): Money<'USD'> | null {
  try {
    const price = readGoodsPrice(typed)
    return compare(price, least) < 0 ? null : price
  } catch {
    return null
  }
}
