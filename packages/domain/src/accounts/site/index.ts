/**
 * Settings of the site. Each setting has one row with its group, unit, bounds and readers, and one default. `openCurrencies` says
 * which coins are open for a use.
 * @module
 */
export { explorerAddress, isExplorerAddress } from './explorer-address.ts'
export { openCurrencies, walletCurrencies, type CurrencyUse, type OpenCurrencyFacts } from './open-currencies.ts'
export {
  defaultSiteSettings,
  isMoneySetting,
  isSettingRead,
  SETTING_READERS,
  SETTING_ROWS,
  settingBounds,
  type FlagPerCurrency,
  type PerCurrency,
  type PrivateSettingKey,
  type PublicSiteSettings,
  type SettingBounds,
  type SettingGroup,
  type SettingReader,
  type SettingRow,
  type SettingUnit,
  type SettingValues,
  type SiteSettingKey,
  type SiteSettings,
} from './setting-rows.ts'
export { SETTING_WORDS } from './setting-words.ts'
export { toSitesConfig } from './sites-config.ts'
export type { SitesConfig } from './wire-names.ts'
