import { usd } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { dayOf, endsOf, nthDay, spanOf, withinSpan, type AskedDays } from '../../platform/db/index.ts'
import { loadOwnAd } from './load-ad.ts'
import { adClick, adDay, adPurchase, adQuarter, type AdPlace } from './tables.ts'

interface DayRow extends Record<string, unknown> {
  readonly nth: number
  readonly place: AdPlace
  readonly impressions: number
  readonly clicks: number
  readonly uncounted: number
  readonly cents: string
}

/** Noon of a UTC day that was counted as a whole: the days of most zones contain it. */
const NOON = sql`(day + interval '12 hours') at time zone 'utc'`

/**
 * Views, clicks, uncounted clicks and payments per day and place, up to today; days without any are left out.
 * @throws DomainError AD_NOT_FOUND
 */
export async function readAdDays(app: App, uid: number, { id, ...asked }: AskedDays & { readonly id: number }) {
  await loadOwnAd(app, uid, id)
  const span = spanOf(asked, app.clock.now())
  const rows = await app.db.execute<DayRow>(sql`
    select ${nthDay(sql`at`, span)} as nth, place, sum(impressions)::int as impressions, sum(clicks)::int as clicks, sum(uncounted)::int as uncounted, sum(cents)::text as cents from (
      select at, place, impressions, 0 as clicks, uncounted, 0 as cents from ${adQuarter} where ad_id = ${id}
      union all select ${NOON}, place, impressions, 0, uncounted, 0 from ${adDay} where ad_id = ${id}
      union all select at, place, 0, 1, 0, 0 from ${adClick} where ad_id = ${id}
      union all select bought_at, place, 0, 0, 0, total_cents from ${adPurchase} where ad_id = ${id}
    ) happened where ${withinSpan(sql`at`, span)} group by 1, 2 order by 1, 2`)
  return {
    ...endsOf(span),
    data: rows.map(({ nth, place, impressions, clicks, uncounted, cents }) => ({
      day: dayOf(span, nth),
      place,
      impressions,
      clicks,
      uncounted,
      paid: usd(Number(cents)),
    })),
  }
}
