import type { CurrencyCode, MoneyWire } from '@jindu/domain/money'
import { useState } from 'react'
import { failureCode } from '../../shared/errors/failure.ts'
import type { ApiClient, ApiOutputs } from '../../shared/trpc/types.ts'
import type { PriceSeen } from '../../shared/price/use-price-seen.ts'
import { useIdempotencyKey } from '../../shared/trpc/idempotency-key.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { usePayPassword } from '../accounts/index.ts'

export type CoinQuote = ApiOutputs['rights']['quote']['coins'][number]

/** What goes along with any purchase of time or clicks. */
export interface Paying<Coin extends CurrencyCode> {
  readonly currency: Coin
  readonly total: MoneyWire<CurrencyCode>
  readonly idempotencyKey: string
}

interface PaymentOptions<Coin extends CurrencyCode, Output> {
  /** The coins that pay for this here. */
  readonly accepted: readonly Coin[]
  /** Undefined until the price was read. */
  readonly coins: readonly CoinQuote[] | undefined
  /** Coins that have no rate now. */
  readonly unquoted: readonly CurrencyCode[] | undefined
  /** The coin that stands until the reader chooses; otherwise the only one they have enough of. */
  readonly preset?: CurrencyCode
  readonly call: (client: ApiClient, paying: Paying<Coin>) => Promise<Output>
  /** The price that the reader saw, and a newer one that they are asked about. */
  readonly price: PriceSeen
  readonly done: (output: Output) => void | Promise<void>
  /** Reads the price again, after it changed. */
  readonly reread: () => void
}

/** The coin, the pay password and the call of a purchase; the same key is sent until it is through. */
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
  // What the reader picked is never another coin, also when it has no rate any more.
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
    /** What is bought changed: another attempt. */
    reset,
    choose: (currency: string) => {
      setPicked(coins.find(({ total }) => total.asset === currency)?.total.asset ?? null)
      reset()
    },
    submit: async (): Promise<void> => {
      if (coin === undefined || price.changed !== null || pay.kind !== 'verified') return
      try {
        await verb.mutateAsync(coin)
      } catch (error) {
        const code = failureCode(error)
        // A refusal is final for its key; without an answer the same key asks again and cannot pay twice.
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
