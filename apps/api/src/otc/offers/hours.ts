import { storedHoursField } from '@jindu/domain/input'
import type { CurrencyCode } from '@jindu/domain/money'
import { isOpenAt, type OtcHours } from '@jindu/domain/otc/offers'
import type { z } from 'zod'
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { onMarket } from './on-market.ts'
import { otcOffer } from './tables.ts'

/** Hours in their stored form; equal hours give equal texts. */
export function storedHours(hours: OtcHours | null): string | null {
  if (hours === null) return null
  const days = hours.days.map((day) => (day === null ? null : { from: day.from, to: day.to }))
  return JSON.stringify({ timeZone: hours.timeZone, days })
}

/** The hours of a row. */
export function hoursOf({ hours }: { readonly hours: string | null }): z.output<typeof storedHoursField> {
  return hours === null ? null : storedHoursField.parse(JSON.parse(hours))
}

const hoursInUse = prepareOnce((db) =>
  db
    .selectDistinct({ hours: otcOffer.hours })
    .from(otcOffer)
    .where(
      and(
        eq(otcOffer.currency, sql.placeholder('currency')),
        eq(otcOffer.side, sql.placeholder('side')),
        onMarket,
        isNotNull(otcOffer.hours),
      ),
    )
    .prepare('otc_hours_in_use'),
)

/** Offers of a market that are on it at this hour. Each different pair of hours is read once, by the rule that takers meet. */
export async function withinHours(
  { db, clock }: App,
  market: { readonly currency: CurrencyCode; readonly side: 'buy' | 'sell' },
): Promise<SQL | undefined> {
  const found = await hoursInUse(db).execute({ ...market })
  const now = clock.now()
  const open = found.flatMap((row) => (row.hours !== null && isOpenAt(hoursOf(row), now) ? [row.hours] : []))
  if (found.length === open.length) return undefined
  return open.length === 0 ? isNull(otcOffer.hours) : or(isNull(otcOffer.hours), inArray(otcOffer.hours, open))
}
