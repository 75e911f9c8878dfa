import type { CurrencyCode } from '../../money/index.ts'
import { explorerSetting, type ExplorerSetting, type SiteSettings } from './setting-rows.ts'

const PLACE = '{tx}'
const LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`
const PART = String.raw`[\w.~%!$&'()*+,;=:@?#/-]`
const ADDRESS = new RegExp(String.raw`^https://${LABEL}(?:\.${LABEL})*(?::\d{1,5})?/${PART}*\{tx\}${PART}*$`, 'i')

/**
 * Whether a text is a valid explorer URL: empty for none, or an absolute https URL without user info, with one `{tx}`
 * placeholder after its host.
 * @example
 * isExplorerAddress('https://explorer.example/tx/{tx}') // true
 * isExplorerAddress('https://explorer.example/') // false
 */
export function isExplorerAddress(text: string): boolean {
  return text === '' || ADDRESS.test(text)
}

/** The settings that name the block explorer of each coin. */
export type ExplorerSettings = Pick<SiteSettings, ExplorerSetting>

/**
 * URL of a transaction in the coin's block explorer; null if the site has none, or before there is a transaction.
 * @example
 * const settings = { btcExplorerUrl: '', ltcExplorerUrl: 'https://explorer.example/tx/{tx}', usdtExplorerUrl: '' }
 * explorerAddress(settings, 'LTC', 'f00d') // 'https://explorer.example/tx/f00d'
 * explorerAddress(settings, 'BTC', 'f00d') // null
 */
export function explorerAddress(settings: ExplorerSettings, currency: CurrencyCode, tx: string): string | null {
  const address = settings[explorerSetting(currency)]
  return address === '' || tx === '' ? null : address.replace(PLACE, encodeURIComponent(tx))
}
