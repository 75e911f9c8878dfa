export { settingBounds, type SettingBounds } from './setting-bounds.ts'
export { SETTING_ROWS, type SettingGroup, type SettingRow, type SettingUnit } from './setting-rows.ts'
export { defaultSiteSettings, siteSettings, type SiteSettingKey, type SiteSettings } from './settings.ts'
export { toSitesConfig, type SitesConfig } from './sites-config.ts'
