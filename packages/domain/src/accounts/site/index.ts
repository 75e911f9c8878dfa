export type { SettingBounds } from './setting-bounds.ts'
export { explorerAddress, isExplorerAddress } from './explorer-address.ts'
export { openCurrencies, walletCurrencies, type CurrencyUse, type OpenCurrencyFacts } from './open-currencies.ts'
export { settingBounds } from './setting-range.ts'
export {
  isMoneySetting,
  isSettingRead,
  SETTING_READERS,
  SETTING_ROWS,
  type SettingGroup,
  type SettingReader,
  type SettingRow,
  type SettingUnit,
} from './setting-rows.ts'
export {
  defaultSiteSettings,
  type FlagPerCurrency,
  type PerCurrency,
  type SiteSettingKey,
  type PrivateSettingKey,
  type PublicSiteSettings,
  type SiteSettings,
} from './settings.ts'
export { toSitesConfig, type SitesConfig } from './sites-config.ts'
