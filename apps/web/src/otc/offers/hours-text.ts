import type { OtcDayHours, OtcHours } from '@jindu/domain/otc/offers'

/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const HOUR_MINUTES = 60

/** `Mon`, `周一`, Monday first. */
export function weekdayNames(locale: string): readonly string[] {
  const words = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, nth) => words.format(FIRST_DAY + nth * DAY_MS))
}

const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** Minutes after midnight on a clock: `09:30`; the next midnight is `24:00`. */
export const clockText = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / HOUR_MINUTES))}:${twoDigits(minutes % HOUR_MINUTES)}`

interface Span {
  readonly first: number
  readonly last: number
  readonly day: OtcDayHours
}

/** Groups consecutive days with the same hours. */
function spansOf(days: OtcHours['days']): readonly Span[] {
  const spans: Span[] = []
  for (const [nth, day] of days.entries()) {
    if (day === null) continue
    const before = spans.at(-1)
    const goesOn = before?.last === nth - 1 && before.day.from === day.from && before.day.to === day.to
    if (goesOn) spans[spans.length - 1] = { ...before, last: nth }
    else spans.push({ first: nth, last: nth, day })
  }
  return spans
}

/** `Mon–Fri 09:00–18:00, Sat 10:00–14:00`, in the zone's own time. */
export function hoursText({ days }: OtcHours, locale: string): string {
  const names = weekdayNames(locale)
  const texts = spansOf(days).map(({ first, last, day: { from, to } }) => {
    const when = first === last ? names[first] : `${names[first]}–${names[last]}`
    return `${when} ${clockText(from)}–${clockText(to)}`
  })
  return texts.join(locale === 'zh-CN' ? '、' : ', ')
}
