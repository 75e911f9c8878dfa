import { rules } from '@jindu/domain/rules'
import type { Days, Span } from '../../shared/days/span-of-days.ts'
import { addDays } from '../../shared/days/add-days.ts'
import { utcSpan } from '../../shared/days/utc-span.ts'

/** A first day alone lasts until today, a last one alone begins so many days before. */
const DAYS_UNTIL = 30

/** What the days of the address are, in UTC, no more than may be asked for: the last of them; nothing without any. @param now unix seconds */
export function salesSpan({ from, to }: Days, now: number): Span {
  if (from === undefined && to === undefined) return {}
  const today = new Date(now * 1000).toISOString().slice(0, 10)
  const last = to ?? (from !== undefined && from > today ? from : today)
  const first = addDays(last, 1 - rules.goods.sales.maximumSpanDays)
  const asked = from ?? addDays(last, 1 - DAYS_UNTIL)
  return utcSpan({ from: asked < first ? first : asked, to: last })
}
