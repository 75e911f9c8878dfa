import type { CurrencyCode } from '@jindu/domain/money'
import { useWalletCurrencies } from '../../shared/session/use-open-currencies.ts'

/** The coin in the URL, if this site has it; else the first that is open for the page's use. */
export function useAskedCurrency(asked: CurrencyCode | undefined, open: readonly CurrencyCode[]): CurrencyCode {
  const here = useWalletCurrencies()
  return asked !== undefined && here.includes(asked) ? asked : (open[0] ?? 'LTC')
}
