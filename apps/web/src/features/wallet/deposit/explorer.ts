import type { CurrencyCode } from '@jindu/domain/money'

const EXPLORERS: Partial<Record<CurrencyCode, string>> = {
  BTC: 'https://mempool.space/tx/',
  LTC: 'https://litecoinspace.org/tx/',
}

/** Where the public sees a transaction; undefined for chains that nobody explores. */
export function explorerUrl(currency: CurrencyCode, txid: string): string | undefined {
  const base = EXPLORERS[currency]
  return base === undefined ? undefined : base + encodeURIComponent(txid)
}
