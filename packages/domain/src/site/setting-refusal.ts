import type { ErrorCode } from '../errors/index.ts'
import { rightsRules } from '../rules/promotion.ts'
import type { SiteSettingKey } from './settings.ts'

const ASKS_FOR_RIGHT: ReadonlySet<string> = new Set<SiteSettingKey>(['publishRightRequired', 'replyRightRequired'])

/**
 * Why staff may not give a setting a value that its own rule accepts: a right that nobody can buy shuts everybody out.
 * @param onSale whether rights can be bought
 * @returns null when they may
 */
export function settingRefusal(key: string, value: unknown, onSale: boolean = rightsRules.onSale): ErrorCode | null {
  return ASKS_FOR_RIGHT.has(key) && value === true && !onSale ? 'SETTING_RIGHT_NOT_SOLD' : null
}
