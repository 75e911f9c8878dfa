import { isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import { isCurrencyCode, type CurrencyCode } from '@jindu/domain/money'
import type { SiteSettingKey } from '@jindu/domain/accounts/site'
import type { SettingValue } from './setting-value.ts'

/** The schema loads on demand, so that zod stays out of the page's first script. */
const loadSchemas = () => import('./setting-schemas.ts')

export interface SettingProblem {
  readonly code: ErrorCode
  /** The coin with the invalid amount, for settings per coin. */
  readonly coin: CurrencyCode | null
}

/** The domain's error for a setting's value; null if it is valid. */
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
