import { offerHoursField } from '@jindu/domain/input'
import { isOpenAt, type OtcHours } from '@jindu/domain/otc-offer'
import type { z } from 'zod'
import { and, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { otcOffer } from './tables.ts'

/** Hours as the table keeps them: the same hours are the same text. */
export function storedHours(hours: OtcHours | null): string | null {
  if (hours === null) return null
  const days = hours.days.map((day) => (day === null ? null : { from: day.from, to: day.to }))
  return JSON.stringify({ timeZone: hours.timeZone, days })
}

/** The hours of a row. */
export function hoursOf({ hours }: { readonly hours: string | null }): z.output<typeof offerHoursField> {
  return hours === null ? null : offerHoursField.parse(JSON.parse(hours))
}

/** Offers of a market that are on it at this hour. Each different pair of hours is read once, by the rule that takers meet. */
export async function withinHours({ db, clock }: App, market: SQL | undefined): Promise<SQL | undefined> {
  const found = await db
    .selectDistinct({ hours: otcOffer.hours })
    .from(otcOffer)
    .where(and(market, isNotNull(otcOffer.hours)))
  const now = clock.now()
  const open = found.flatMap((row) => (row.hours !== null && isOpenAt(hoursOf(row), now) ? [row.hours] : []))
  if (found.length === open.length) return undefined
  return open.length === 0 ? isNull(otcOffer.hours) : or(isNull(otcOffer.hours), inArray(otcOffer.hours, open))
}
