import { fillMessage } from '@jindu/domain/words'
import { countdown, onlineTime, relativeTime, type RelativeTime } from '@jindu/domain/time'
import type { Locale, Text } from './locale.ts'

const AGO: Readonly<Record<Exclude<RelativeTime['kind'], 'date'>, Text>> = {
  just_now: { en: 'just now', 'zh-CN': '刚刚' },
  minutes: { en: '{count} min ago', 'zh-CN': '{count} 分钟前' },
  hours: { en: '{count} h ago', 'zh-CN': '{count} 小时前' },
  days: { en: '{count, plural, one {# day ago} other {# days ago}}', 'zh-CN': '{count} 天前' },
}

/**
 * Relative time: `刚刚`, `5 min ago`; null if it is old enough to show the date instead.
 * @param then unix seconds
 * @param now unix seconds
 */
export function relativeTimeText(then: number, now: number, locale: Locale): string | null {
  const parts = relativeTime(then, now)
  return parts.kind === 'date' ? null : fillMessage(AGO[parts.kind], locale, { ...parts })
}

/**
 * Online time: `12 h 05 min`, `12 小时 5 分钟`.
 * @param seconds zero or more
 */
export function onlineTimeText(seconds: number, locale: Locale): string {
  const { hours, minutes } = onlineTime(seconds)
  return locale === 'zh-CN' ? `${hours} 小时 ${minutes} 分钟` : `${hours} h ${minutes} min`
}

/**
 * Time left: `10 d 06 h`, `22:20:14`; null when it has passed.
 * @param deadline unix seconds
 * @param now unix seconds
 */
export function countdownText(deadline: number, now: number, locale: Locale): string | null {
  const parts = countdown(deadline, now)
  if (parts.kind === 'passed') return null
  if (parts.kind === 'clock') return parts.text
  return locale === 'zh-CN' ? `${parts.days} 天 ${parts.hours} 小时` : `${parts.days} d ${parts.hours} h`
}
