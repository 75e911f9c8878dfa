import type { CurrencyCode } from '@jindu/domain/money'
import { openCurrencies, walletCurrencies, type CurrencyUse } from '@jindu/domain/accounts/site'
import { useSite } from './session.ts'

/** The coins that are open for a use on this site; the server's calls use the same function. */
export function useOpenCurrencies<T extends CurrencyUse>(use: T) {
  return openCurrencies(use, useSite())
}

/** The coins that a wallet shows and moves here, open or not. */
export function useWalletCurrencies(): readonly CurrencyCode[] {
  return walletCurrencies(useSite().connected)
}
