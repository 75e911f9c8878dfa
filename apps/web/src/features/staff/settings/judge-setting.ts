import { isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import type { SiteSettingKey } from '@jindu/domain/site'
import type { SettingValue } from './setting-value.ts'

/** The schema comes when a setting is reached for: zod stays out of the page's first script. */
const loadSchemas = () => import('@jindu/domain/site')

/** Why the domain refuses a value for a setting; null when it accepts it. */
export async function settingProblem(key: SiteSettingKey, value: SettingValue): Promise<ErrorCode | null> {
  const { siteSettings } = await loadSchemas()
  const message = siteSettings.shape[key].safeParse(value).error?.issues[0]?.message
  if (message === undefined) return null
  return isErrorCode(message) ? message : 'SETTING_INVALID'
}
