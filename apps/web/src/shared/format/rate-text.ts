import { formatRate, groupThousands, type CurrencyCode } from '@jindu/domain/money'

const TEN_USD_E8 = 1_000_000_000n

/** A rounded rate: `$97.67`, below ten dollars `$0.9996`; amounts beside it are exact. */
export function rateText({ currency, usdE8 }: { currency: CurrencyCode; usdE8: bigint | string }): string {
  const exact = BigInt(usdE8)
  const step = exact < TEN_USD_E8 ? 10_000n : 1_000_000n
  const rounded = ((exact + step / 2n) / step) * step
  return `$${groupThousands(formatRate({ currency, usdE8: rounded }))}`
}
