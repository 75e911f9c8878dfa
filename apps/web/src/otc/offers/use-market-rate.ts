import type { CurrencyCode, Rate } from '@jindu/domain/money'
import { useQuery } from '@tanstack/react-query'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'

/** How often prices are read again. */
export const READ_EVERY_MS = 30_000

export interface MarketRate {
  readonly rate: Rate
  /** Unix seconds. */
  readonly quotedAt: number
  readonly source: ApiOutputs['site']['currencies']['source']
}

/** The market price of a coin with time and source; undefined until loaded, or without a quote. */
export function useMarketRate(currency: CurrencyCode): MarketRate | undefined {
  const { q } = useApi()
  const { data } = useQuery({ ...q.site.currencies.queryOptions(), refetchInterval: READ_EVERY_MS })
  const quoted = data?.data.find(({ code, priced }) => priced && code === currency)
  return data === undefined || quoted === undefined
    ? undefined
    : { rate: { currency, usdE8: BigInt(quoted.usdE8) }, quotedAt: quoted.quotedAt, source: data.source }
}
