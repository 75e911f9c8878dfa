import { isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import { isCurrencyCode, type CurrencyCode } from '@jindu/domain/money'
import type { SiteSettingKey } from '@jindu/domain/accounts/site'
import type { SettingValue } from './setting-value.ts'

/** The schema comes when a setting is reached for: zod stays out of the page's first script. */
const loadSchemas = () => import('./setting-schemas.ts')

export interface SettingProblem {
  readonly code: ErrorCode
  /** Whose amount it is, where there is one for each coin. */
  readonly coin: CurrencyCode | null
}

/** Why the domain refuses a value for a setting; null when it accepts it. */
export async function settingProblem(key: SiteSettingKey, value: SettingValue): Promise<SettingProblem | null> {
  const { siteSettings } = await loadSchemas()
  const issue = siteSettings.shape[key].safeParse(value).error?.issues[0]
  if (issue === undefined) return null
  const at = String(issue.path[0])
  return {
    code: isErrorCode(issue.message) ? issue.message : 'SETTING_INVALID',
    coin: isCurrencyCode(at) ? at : null,
  }
}
