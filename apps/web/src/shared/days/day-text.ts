import type { Locale } from '../i18n/locale.ts'
import { isDay } from './is-day.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WHOLE_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Formats a day for a field: `26 Nov 2026`, `2026/11/26`. @param day as `2026-11-26` */
export function writeDay(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return locale === 'zh-CN'
    ? `${year}/${month}/${date}`
    : `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}

const dayOf = (year: string, month: number, date: string): string | null => {
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

/** Month number of a name with at least three letters. */
function monthOf(word: string): number {
  const start = word.toLowerCase().replace(/^sept$/, 'sep')
  return start.length < 3 ? 0 : WHOLE_MONTHS.findIndex((month) => month.startsWith(start)) + 1
}

/** Year, month, day in numbers, as both languages write them: `2026-11-26`, `2026/11/26`, `2026年11月26日`, `20261126`. */
const YEAR_FIRST = /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?|(\d{2})(\d{2}))$/
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]*([a-z]+)[.,]?[\s-]*(\d{4})$/i
const MONTH_FIRST = /^([a-z]+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{4})$/i

/**
 * Parses a typed day of either language to `2026-11-26`, full-width digits too; null for an invalid day. `11/26/2026`
 * is refused, because its order is ambiguous.
 */
export function readDayText(typed: string): string | null {
  const text = typed.normalize('NFKC').trim()
  const numbers = YEAR_FIRST.exec(text)
  if (numbers !== null) {
    const [, year = '', month, date, shortMonth = '', shortDate = ''] = numbers
    return dayOf(year, Number(month ?? shortMonth), date ?? shortDate)
  }
  const dayFirst = DAY_FIRST.exec(text)
  if (dayFirst !== null) {
    const [, date = '', month = '', year = ''] = dayFirst
    return dayOf(year, monthOf(month), date)
  }
  const [, month = '', date = '', year = ''] = MONTH_FIRST.exec(text) ?? []
  return dayOf(year, monthOf(month), date)
}
