import type { Locale } from '../i18n/locale.ts'

/** Formatters by time zone: before hydration, times are shown in the zone of the server-rendered page. */
const formats = new Map<string, Intl.DateTimeFormat>()

function partsOf(at: number, timeZone: string) {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(timeZone, format)
  }
  const parts: Record<string, string> = {}
  for (const { type, value } of format.formatToParts(at * 1000)) parts[type] = value
  return parts as Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export interface DateOptions {
  readonly locale: Locale
  readonly timeZone: string
  /** Unix seconds; another year than this one's is written out. */
  readonly now: number
}

/** `Nov 20` or `11 月 20 日`, with the year when it is another one. */
export function formatDay(at: number, { locale, timeZone, now }: DateOptions): string {
  const { year, month, day } = partsOf(at, timeZone)
  const otherYear = partsOf(now, timeZone).year !== year
  if (locale === 'zh-CN') return `${otherYear ? `${year} 年 ` : ''}${month} 月 ${day} 日`
  return `${MONTHS[Number(month) - 1] ?? month} ${day}${otherYear ? `, ${year}` : ''}`
}

export function formatTime(at: number, timeZone: string): string {
  const { hour, minute } = partsOf(at, timeZone)
  return `${hour}:${minute}`
}

/** `Nov 20, 09:12` or `11 月 20 日 09:12`. */
export function formatDateTime(at: number, options: DateOptions): string {
  const joint = options.locale === 'zh-CN' ? ' ' : ', '
  return `${formatDay(at, options)}${joint}${formatTime(at, options.timeZone)}`
}

const JUST_NOW_SECONDS = 30

/** Age of something: under 30 s just now, then minutes, hours, one day (marketplace.md §9); older is a date. */
export function formatRelative(at: number, options: DateOptions): string {
  const seconds = Math.max(0, options.now - at)
  const zh = options.locale === 'zh-CN'
  if (seconds < JUST_NOW_SECONDS) return zh ? '刚刚' : 'just now'
  if (seconds < 3600) {
    const minutes = Math.max(1, Math.floor(seconds / 60))
    return zh ? `${minutes} 分钟前` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`
  }
  if (seconds < 86_400) {
    const hours = Math.floor(seconds / 3600)
    return zh ? `${hours} 小时前` : `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`
  }
  if (seconds < 172_800) return zh ? '1 天前' : '1 day ago'
  return formatDateTime(at, options)
}

/** Last-seen time after “online”: “now”, then a relative time. */
export function formatSeen(at: number, options: DateOptions): string {
  return options.locale === 'en' && options.now - at < JUST_NOW_SECONDS ? 'now' : formatRelative(at, options)
}
