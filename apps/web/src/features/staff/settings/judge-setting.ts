import type { SiteSettingKey } from '@jindu/domain/site'
import type { SettingValue } from './setting-value.ts'

/** The schema comes when a setting is reached for: zod stays out of the page's first script. */
const loadSchemas = () => import('@jindu/domain/site')

/** Whether the domain accepts a value for a setting. */
export async function isAcceptable(key: SiteSettingKey, value: SettingValue): Promise<boolean> {
  const { siteSettings } = await loadSchemas()
  return siteSettings.shape[key].safeParse(value).success
}

export interface SettingBounds {
  readonly minimum: number
  readonly maximum: number
}

interface Bounded {
  readonly minValue: number | null
  readonly maxValue: number | null
}

function isBounded(schema: object): schema is Bounded {
  return 'minValue' in schema && 'maxValue' in schema
}

/** The allowed range of a number, the same for every coin; null for texts, flags and what only must not be negative. */
export async function boundsOf(key: SiteSettingKey): Promise<SettingBounds | null> {
  const { siteSettings } = await loadSchemas()
  const schema = siteSettings.shape[key]
  const number = 'shape' in schema ? schema.shape.BTC : schema
  if (!isBounded(number)) return null
  const { minValue, maxValue } = number
  if (minValue === null || maxValue === null || maxValue >= Number.MAX_SAFE_INTEGER) return null
  return { minimum: minValue, maximum: maxValue }
}
