import {
  compare,
  money,
  moneyFromWire,
  subtract,
  usdToCoin,
  type CurrencyCode,
  type Money,
  type Rate,
} from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useOpenCurrencies } from '../../../shared/session/use-open-currencies.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useAsRendered, useSuspenseAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

export type PurchaseCurrency = (typeof rules.wallet.purchaseCurrencies)[number]

/**
 * Do not change a displayed amount under the reader's hand: refetch rates only when the server may reject the old
 * total.
 */
export const QUOTE_MS = rules.goodsOrder.quoteStandsSeconds * 1000

/** Price of the goods in one coin, and whether the reader has enough. */
export interface Offer {
  readonly currency: PurchaseCurrency
  readonly rate: Rate
  /** Unix seconds. */
  readonly quotedAt: number
  /** Rounded up to the smallest unit, because the reader pays. */
  readonly total: Money<CurrencyCode>
  /** Null for a visitor and until loaded. */
  readonly balance: Money<CurrencyCode> | null
  /** Missing amount; null if the balance is enough or unknown. */
  readonly short: Money<CurrencyCode> | null
}

export interface Offers {
  readonly offers: readonly Offer[]
  /** Why there are no offers: no rates exist, or they could not be refetched. */
  readonly unread: unknown
  readonly reread: () => void
  /** When the underlying rates were read, milliseconds. */
  readonly quotedAtMs: number
}

/** A sum in every coin that pays for goods, by the server's rates and the domain's rounding. */
export function useOffers(totalUsd: Money<'USD'>): Offers {
  const { q } = useApi()
  const session = useSession()
  const rates = q.site.currencies.queryOptions()
  const {
    data: currencies,
    dataUpdatedAt: quotedAtMs,
    error: unread,
    refetch,
  } = useSuspenseAsRendered(
    rates.queryKey,
    useSuspenseQuery({ ...rates, refetchInterval: QUOTE_MS, staleTime: QUOTE_MS / 2 }),
  )
  const funds = q.wallet.balances.queryOptions()
  const { data: balances } = useAsRendered(funds.queryKey, useQuery({ ...funds, enabled: session !== null }))
  const accepted = useOpenCurrencies('goods')
  const offers = accepted.flatMap((currency): Offer[] => {
    // After a failed refetch the rates are stale, so show no amount.
    const quoted = unread === null ? currencies.data.find((entry) => entry.code === currency) : undefined
    if (quoted?.priced !== true) return []
    const rate = { currency, usdE8: BigInt(quoted.usdE8) }
    const total = usdToCoin(totalUsd, rate, 'up')
    const own = balances?.data.find((entry) => entry.currency === currency)
    const balance = own === undefined ? null : money(currency, moneyFromWire(own.fund).units)
    const short = balance !== null && compare(balance, total) < 0 ? subtract(total, balance) : null
    return [{ currency, rate, quotedAt: quoted.quotedAt, total, balance, short }]
  })
  return { offers, unread, reread: () => void refetch(), quotedAtMs }
}
