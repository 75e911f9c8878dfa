import { formatUsd, usd } from '@jindu/domain/money'

const HOUR_SECONDS = 3_600

const UNITS = { hour: { en: 'h', 'zh-CN': '小时' }, minute: { en: 'min', 'zh-CN': '分钟' } } as const

/** Dollars on a chart axis; round ones omit the cents, so that they fit. */
export const dollarHeight = (value: number): string => formatUsd(usd(Math.round(value * 100))).replace(/\.00$/, '')

/** A time that was measured: in hours from one on, else in minutes. */
export function measuredTime(seconds: number, locale: string): string {
  const unit = seconds >= HOUR_SECONDS ? 'hour' : 'minute'
  const value = seconds / (unit === 'hour' ? HOUR_SECONDS : 60)
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })} ${UNITS[unit][locale === 'zh-CN' ? 'zh-CN' : 'en']}`
}
