import { rules } from '@jindu/domain/rules'
import type { Days, Span } from '../../shared/days/span-of-days.ts'
import { addDays } from '../../shared/days/add-days.ts'
import { utcSpan } from '../../shared/days/utc-span.ts'

/** A first day alone ends today; a last day alone starts so many days before. */
const DAYS_UNTIL = 30

/**
 * The UTC span of the URL's days, cut to the latest part of the maximum; empty without days.
 * @param now unix seconds
 */
export function salesSpan({ from, to }: Days, now: number): Span {
  if (from === undefined && to === undefined) return {}
  const today = new Date(now * 1000).toISOString().slice(0, 10)
  const last = to ?? (from !== undefined && from > today ? from : today)
  const first = addDays(last, 1 - rules.goods.sales.maximumSpanDays)
  const asked = from ?? addDays(last, 1 - DAYS_UNTIL)
  return utcSpan({ from: asked < first ? first : asked, to: last })
}
