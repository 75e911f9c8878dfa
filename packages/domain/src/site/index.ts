export { defaultSiteSettings, siteSettings, type SiteSettingKey, type SiteSettings } from './settings.ts'
export { toSitesConfig, type SitesConfig } from './sites-config.ts'
