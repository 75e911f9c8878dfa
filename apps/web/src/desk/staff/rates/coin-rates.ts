import { formatFiatRate, formatRate, groupThousands, isCurrencyCode } from '@jindu/domain/money'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

type Listed = ApiOutputs['rates']['list']

/** A coin's rate in dollars, or a currency's for a dollar. */
export type CoinRates = Listed['data'][number] | Listed['fiats'][number]
export type SetRate = NonNullable<CoinRates['set']>

interface Rated {
  readonly currency: CoinRates['currency']
  readonly usdE8: string
}

/** The rate as it is typed. */
export const typedRate = ({ currency, usdE8 }: Rated): string =>
  isCurrencyCode(currency)
    ? formatRate({ currency, usdE8: BigInt(usdE8) })
    : formatFiatRate({ perUsdE8: BigInt(usdE8) })

/** `$87.12` for a coin, `0.9213 EUR` for a currency. */
export function rateShown({ currency, usdE8 }: Rated): string {
  const text = groupThousands(typedRate({ currency, usdE8 }))
  return isCurrencyCode(currency) ? `$${text}` : `${text}\u00A0${currency}`
}
