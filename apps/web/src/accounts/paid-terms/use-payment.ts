import type { CurrencyCode, MoneyWire } from '@jindu/domain/money'
import { useState } from 'react'
import { failureCode } from '../../shared/errors/failure.ts'
import type { ApiClient, ApiOutputs } from '../../shared/trpc/types.ts'
import type { PriceSeen } from '../../shared/price/use-price-seen.ts'
import { useIdempotencyKey } from '../../shared/trpc/idempotency-key.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { isPayable, usePayPassword } from '../accounts/index.ts'

export type CoinQuote = ApiOutputs['rights']['quote']['coins'][number]

/** Input common to every purchase of time or clicks. */
export interface Paying<Coin extends CurrencyCode> {
  readonly currency: Coin
  readonly total: MoneyWire<CurrencyCode>
  readonly idempotencyKey: string
}

interface PaymentOptions<Coin extends CurrencyCode, Output> {
  /** The coins accepted for this purchase. */
  readonly accepted: readonly Coin[]
  /** Undefined until the price is loaded. */
  readonly coins: readonly CoinQuote[] | undefined
  /** Coins without a current rate. */
  readonly unquoted: readonly CurrencyCode[] | undefined
  /** The coin that is selected at first; default: the only one with enough balance. */
  readonly preset?: CurrencyCode
  readonly call: (client: ApiClient, paying: Paying<Coin>) => Promise<Output>
  /** The price that the reader saw, and a newer one to be confirmed. */
  readonly price: PriceSeen
  readonly done: (output: Output) => void | Promise<void>
  /** Refetches the price after it changed. */
  readonly reread: () => void
}

/** Coin, pay password and call of a purchase; the idempotency key is reused until the purchase succeeds. */
export function usePayment<Coin extends CurrencyCode, Output>({
  accepted,
  coins = [],
  unquoted = [],
  preset,
  price,
  call,
  done,
  reread,
}: PaymentOptions<Coin, Output>) {
  const [picked, setPicked] = useState<CurrencyCode | null>(null)
  const attempt = useIdempotencyKey()
  const pay = usePayPassword()
  const enough = coins.filter((coin) => coin.enough)
  // Never replace the reader's choice by another coin, even if it lost its rate.
  const coin =
    picked === null
      ? (coins.find(({ total }) => total.asset === preset) ?? (enough.length === 1 ? enough[0] : undefined))
      : coins.find(({ total }) => total.asset === picked)
  const verb = useVerb(
    (client, { total }: CoinQuote) => {
      const currency = accepted.find((each) => each === total.asset)
      if (currency === undefined) throw new Error(`${total.asset} does not pay for this`)
      return call(client, { currency, total, idempotencyKey: attempt.key })
    },
    {
      quiet: true,
      done: async (output) => {
        attempt.next()
        await done(output)
      },
    },
  )
  const reset = (): void => {
    attempt.next()
    verb.reset()
  }
  return {
    coins,
    unquoted,
    coin,
    pay,
    price: {
      ...price,
      accept: () => {
        price.accept()
        reset()
      },
    },
    verb,
    /** The purchase changed: use a new idempotency key. */
    reset,
    choose: (currency: string) => {
      setPicked(coins.find(({ total }) => total.asset === currency)?.total.asset ?? null)
      reset()
    },
    submit: async (): Promise<void> => {
      if (coin === undefined || price.changed !== null || !isPayable(pay)) return
      try {
        await verb.mutateAsync(coin)
      } catch (error) {
        const code = failureCode(error)
        // A refusal is final for its key. Without a response the same key is retried and cannot pay twice.
        if (code === undefined) return
        attempt.next()
        if (code === 'PRICE_CHANGED' || code === 'RATE_CHANGED') reread()
      }
    },
  }
}

export type Payment = Pick<
  ReturnType<typeof usePayment>,
  'coins' | 'unquoted' | 'coin' | 'pay' | 'price' | 'choose' | 'submit'
> & {
  readonly verb: { readonly isPending: boolean; readonly error: Error | null }
}
