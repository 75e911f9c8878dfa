import { moneyFromWire, moneyToWire, type Money } from '@jindu/domain/money'
import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { failureCode, readFailure } from '../../../shared/errors/failure.ts'
import { codeText } from '../../../shared/errors/failure-text.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useIdempotencyKey } from '../../../shared/trpc/idempotency-key.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { isPayable, usePayPassword, usePayPasswordEntry } from '../../../accounts/accounts/index.ts'
import type { GoodsDetail } from './goods-reads.ts'
import { useDiscount } from './use-discount.ts'
import { useOffers, type Offer, type PurchaseCurrency } from './offers.ts'
import { useReceipt } from './use-receipt.tsx'
import { useUnitPrice } from './use-unit-price.ts'

/** A payment in one coin, with the code that lowers its total. */
interface Payment extends Pick<Offer, 'currency' | 'total'> {
  readonly code: string | undefined
}

/** State shared by the purchase panel and the phone's bar. */
export function usePurchase(goods: GoodsDetail) {
  const { q } = useApi()
  const { i18n } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  const here = useLocation({ select: (location) => location.href })
  const failures = useFormFailures()
  const pay = usePayPassword()
  const entry = usePayPasswordEntry()
  const attempt = useIdempotencyKey()
  const showReceipt = useReceipt(goods.id)
  const [volume, setVolume] = useState(1)
  // Null while the field holds no price that can be paid.
  const [named, setNamed] = useState<Money<'USD'> | null>(() => moneyFromWire(goods.price))
  const [picked, setPicked] = useState<PurchaseCurrency | null>(null)
  const unit = useUnitPrice(goods, volume, named)
  const place = useVerb(
    (client, { currency, total, code }: Payment) =>
      client.goodsOrders.place.mutate({
        goodsId: goods.id,
        volume,
        currency,
        price: moneyToWire(unit.price),
        total: moneyToWire(total),
        ...(code === undefined ? {} : { code }),
        idempotencyKey: attempt.key,
      }),
    {
      quiet: true,
      done: ({ id }) => {
        attempt.next()
        return showReceipt(id)
      },
    },
  )
  // The response is pending or lost.
  const isUndecided = place.isPending || (place.isError && readFailure(place.error).kind !== 'refused')
  const discount = useDiscount(goods, { volume, price: unit.price }, isUndecided)
  const totalUsd = discount.sum.total
  const { offers, unread, reread, quotedAtMs } = useOffers(totalUsd)
  const [coinMissing, setCoinMissing] = useState<string | undefined>()
  // Default coin: the only one with enough balance. Among several none is preselected.
  const payable = offers.filter(affordable)
  const offer =
    offers.find(({ currency }) => currency === picked) ?? (payable.length > 1 ? undefined : (payable[0] ?? offers[0]))

  /** A changed purchase needs a new key: the server binds a key to its first input. */
  const change = (set: () => void): void => {
    set()
    attempt.next()
    place.reset()
  }

  const submit = async (): Promise<void> => {
    if (session === null) {
      await navigate({ to: '/login', search: { redirect: here } })
      return
    }
    // A changed price or a lost discount must be confirmed first.
    if (unit.changed !== null || named === null || discount.blocks !== null) return
    if (offer === undefined) {
      const missing = await codeText('SETTLEMENT_CURRENCY_REQUIRED', {}, i18n)
      setCoinMissing(missing)
      failures([missing])
      return
    }
    if (!isPayable(pay) && !entry.isReady) {
      failures([await codeText('PAY_PASSWORD_NOT_VERIFIED', {}, i18n)])
      return
    }
    // One click verifies the typed password and pays. With none typed, the passkey confirms the purchase.
    if (pay.kind !== 'verified' && entry.isReady && !(await entry.pass())) return
    try {
      // A payment whose answer was lost is sent again as it was: its key belongs to its code.
      const code = isUndecided ? place.variables?.code : discount.used?.code
      await place.mutateAsync({ ...offer, code })
    } catch (error) {
      const code = failureCode(error)
      // A refusal is final for its key. Without a response the same key is retried and cannot pay twice.
      if (code !== undefined) attempt.next()
      if (code === 'RATE_CHANGED' || code === 'RATE_UNAVAILABLE') await q.site.currencies.invalidate()
      else if (code === 'PRICE_CHANGED' || code === 'PRICE_BELOW_MINIMUM')
        await q.goods.detail.invalidate({ id: goods.id })
      else if (code?.startsWith('PAY_PASSWORD')) await q.accounts.payPasswordStatus.invalidate()
      else if (code !== undefined) {
        await Promise.all([
          q.goods.detail.invalidate({ id: goods.id }),
          q.wallet.balances.invalidate(),
          q.discounts.check.invalidate(),
        ])
      }
    }
  }

  return {
    session,
    here,
    pay,
    unit: { ...unit, accept: () => change(unit.accept) },
    /** No price is named that can be paid. */
    isUnnamed: named === null,
    name: (price: Money<'USD'> | null) => change(() => setNamed(price)),
    volume,
    discount: { ...discount, set: (code: string | undefined) => change(() => discount.set(code)) },
    totalUsd,
    offers,
    offer,
    unread,
    reread,
    quotedAtMs,
    entry,
    isPending: place.isPending || entry.isPending,
    place,
    /** The purchase must not be discarded yet. */
    isUndecided,
    setVolume: (next: number) => change(() => setVolume(next)),
    coinMissing,
    choose: (currency: PurchaseCurrency) =>
      change(() => {
        setPicked(currency)
        setCoinMissing(undefined)
      }),
    submit,
  }
}

export type Purchase = ReturnType<typeof usePurchase>

function affordable({ balance, short }: Offer): boolean {
  return balance !== null && short === null
}
