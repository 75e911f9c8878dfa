import type { CurrencyCode, Rate } from '@jindu/domain/money'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/trpc/use-api.ts'

const READ_EVERY_MS = 30_000

/** The market's price of one coin and when it was quoted; undefined until it is read, or while nobody quotes one. */
export function useMarketRate(currency: CurrencyCode): { readonly rate: Rate; readonly quotedAt: number } | undefined {
  const { q } = useApi()
  const { data } = useQuery({ ...q.site.currencies.queryOptions(), refetchInterval: READ_EVERY_MS })
  const quoted = data?.data.find(({ code }) => code === currency)
  return quoted === undefined
    ? undefined
    : { rate: { currency, usdE8: BigInt(quoted.usdE8) }, quotedAt: quoted.quotedAt }
}
