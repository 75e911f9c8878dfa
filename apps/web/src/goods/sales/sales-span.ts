import { rules } from '@jindu/domain/rules'
import { addDays, dayAt } from '@jindu/domain/time'
import { spanOfDays, type Days, type Span } from '../../shared/days/span-of-days.ts'

/** A first day alone ends today; a last day alone starts so many days before. */
const DAYS_UNTIL = 30

/**
 * The span of the URL's days in a time zone, cut to the latest part of the maximum; empty without days.
 * @param now unix seconds
 */
export function salesSpan({ from, to }: Days, now: number, timeZone: string): Span {
  if (from === undefined && to === undefined) return {}
  const today = dayAt(now, timeZone)
  const last = to ?? (from !== undefined && from > today ? from : today)
  const first = addDays(last, 1 - rules.goods.sales.maximumSpanDays)
  const asked = from ?? addDays(last, 1 - DAYS_UNTIL)
  return spanOfDays({ from: asked < first ? first : asked, to: last }, timeZone)
}
