import { CURRENCY_CODES } from '../../rules/currency-codes.ts'
import type { CurrencyCode } from '../../money/index.ts'
import { walletRules } from '../../rules/wallet.ts'
import type { SiteSettings } from './setting-rows.ts'

type Switch = 'depositsOpen' | 'withdrawalsOpen' | 'paymentsOpen'

interface Use {
  /** Coins that the specification allows for this use. */
  readonly of: readonly CurrencyCode[]
  /** The setting with which operators close it for a coin. */
  readonly by: Switch
}

const USES = {
  deposit: { of: CURRENCY_CODES, by: 'depositsOpen' },
  withdrawal: { of: CURRENCY_CODES, by: 'withdrawalsOpen' },
  goods: { of: walletRules.purchaseCurrencies, by: 'paymentsOpen' },
  rights: { of: walletRules.rightsCurrencies, by: 'paymentsOpen' },
  ads: { of: CURRENCY_CODES, by: 'paymentsOpen' },
  otc: { of: CURRENCY_CODES, by: 'paymentsOpen' },
} as const satisfies Readonly<Record<string, Use>>

/** Uses that a coin can be open for; `paymentsOpen` closes goods, rights, ads and fiat trading. */
export type CurrencyUse = keyof typeof USES

/** Facts that decide which coins are open: the site's settings, and the connected chains. */
export interface OpenCurrencyFacts extends Pick<SiteSettings, Switch> {
  readonly connected: readonly CurrencyCode[]
}

/**
 * The coins that are open for a use, in list order (wallet-and-otc.md §2). The page that offers coins and the call that
 * takes one both use this. A coin without a connected chain is never open: nobody could deposit it.
 * @example
 * const site = Object.assign({ connected: ['LTC', 'BTC'] as const }, defaultSiteSettings)
 * openCurrencies('deposit', site) // ['LTC', 'BTC']
 * openCurrencies('rights', site) // ['BTC']
 * openCurrencies('otc', site) // ['LTC', 'BTC']
 * openCurrencies('goods', { ...site, paymentsOpen: { BTC: true, LTC: false, USDT: true } }) // ['BTC']
 */
export function openCurrencies<T extends CurrencyUse>(
  use: T,
  facts: OpenCurrencyFacts,
): readonly (typeof USES)[T]['of'][number][] {
  const { of, by } = USES[use]
  const coins: readonly (typeof USES)[T]['of'][number][] = of
  return coins.filter((code) => facts.connected.includes(code) && facts[by][code])
}

/**
 * The coins that a wallet shows and moves within the site, open or not: those of the specification, and any whose chain is connected.
 * @example
 * walletCurrencies([]) // ['LTC', 'BTC']
 * walletCurrencies(['USDT']) // ['LTC', 'BTC', 'USDT']
 */
export function walletCurrencies(connected: readonly CurrencyCode[]): readonly CurrencyCode[] {
  const specified: readonly CurrencyCode[] = walletRules.transferCurrencies
  return CURRENCY_CODES.filter((code) => specified.includes(code) || connected.includes(code))
}
