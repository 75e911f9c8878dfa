import { durationParts } from '../time/index.ts'
import type { Locale } from '../text/locale.ts'

const UNITS = {
  en: { days: ' d', hours: ' h', minutes: ' min', seconds: ' s' },
  'zh-CN': { days: ' 天', hours: ' 小时', minutes: ' 分钟', seconds: ' 秒' },
} as const

/**
 * A duration in its two largest units: `14 d 6 h`, `15 min`, `1 分钟 30 秒`.
 * @param seconds zero or more
 * @example
 * durationText(90, 'en') // '1 min 30 s'
 * durationText(90, 'zh-CN') // '1 分钟 30 秒'
 */
export function durationText(seconds: number, locale: Locale): string {
  const parts = durationParts(seconds)
  const told = (['days', 'hours', 'minutes', 'seconds'] as const).filter((unit) => parts[unit] > 0).slice(0, 2)
  const units = told.length > 0 ? told : (['seconds'] as const)
  return units.map((unit) => `${parts[unit]}${UNITS[locale][unit]}`).join(' ')
}
