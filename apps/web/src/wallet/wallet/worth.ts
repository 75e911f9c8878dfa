import {
  add,
  coinToUsd,
  money,
  moneyFromWire,
  usd,
  type CurrencyCode,
  type Money,
  type MoneyWire,
  type Rate,
} from '@jindu/domain/money'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/trpc/use-api.ts'

export interface QuotedRate {
  readonly rate: Rate
  /** Unix seconds. */
  readonly quotedAt: number
}

export type Rates = ReadonlyMap<CurrencyCode, QuotedRate>

const RATES_EVERY_MS = 30_000

/** The server's rates by coin; undefined until loaded. */
export function useRates(): Rates | undefined {
  const { q } = useApi()
  const { data } = useQuery({ ...q.site.currencies.queryOptions(), refetchInterval: RATES_EVERY_MS })
  return data === undefined
    ? undefined
    : new Map(
        data.data
          .filter(({ priced }) => priced)
          .map(({ code, usdE8, quotedAt }) => [code, { rate: { currency: code, usdE8: BigInt(usdE8) }, quotedAt }]),
      )
}

/**
 * Worth of coins in US cents at current rates, rounded down per coin.
 * @returns undefined if one of the coins has no rate: a partial sum would be wrong
 */
export function worthOf(
  amounts: readonly { readonly currency: CurrencyCode; readonly amount: MoneyWire }[],
  rates: Rates | undefined,
): Money<'USD'> | undefined {
  let total = usd(0)
  for (const { currency, amount } of amounts) {
    const { units } = moneyFromWire(amount)
    if (units === 0n) continue
    const quoted = rates?.get(currency)
    if (quoted === undefined) return undefined
    total = add(total, coinToUsd(money(currency, units), quoted.rate, 'down'))
  }
  return total
}
