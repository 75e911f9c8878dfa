import type { SiteSettingKey } from '@jindu/domain/site'
import type { SettingValue } from './setting-value.ts'

/** The schema comes when a setting is reached for: zod stays out of the page's first script. */
const loadSchemas = () => import('@jindu/domain/site')

/** Whether the domain accepts a value for a setting. */
export async function isAcceptable(key: SiteSettingKey, value: SettingValue): Promise<boolean> {
  const { siteSettings } = await loadSchemas()
  return siteSettings.shape[key].safeParse(value).success
}
