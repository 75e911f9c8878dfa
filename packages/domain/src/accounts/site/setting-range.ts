import { SETTING_BOUNDS, type SettingBounds } from './setting-bounds.ts'
import type { SiteSettingKey } from './settings.ts'

const isBounded = (key: SiteSettingKey): key is keyof typeof SETTING_BOUNDS => Object.hasOwn(SETTING_BOUNDS, key)

/**
 * The allowed range of a setting.
 * @returns null for flags and colours, which have none
 * @example
 * settingBounds('goodsFeeBasisPoints') // { minimum: 0, maximum: 5_000 }
 */
export function settingBounds(key: SiteSettingKey): SettingBounds | null {
  return isBounded(key) ? SETTING_BOUNDS[key] : null
}
