import { usd } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { loadOwnAd } from './load-ad.ts'
import { utcDay } from '../../goods/sales/index.ts'
import type { AdPlace } from './tables.ts'

const DAY = 86_400

interface DayRow extends Record<string, unknown> {
  readonly day: string
  readonly place: AdPlace
  readonly impressions: number
  readonly clicks: number
  readonly uncounted: number
  readonly cents: string
}

/**
 * Views, clicks, uncounted clicks and payments per day (UTC) and place, up to today; days without any are left out.
 * @throws DomainError AD_NOT_FOUND
 */
export async function readAdDays(app: App, uid: number, { id, days }: { readonly id: number; readonly days: number }) {
  await loadOwnAd(app, uid, id)
  const now = app.clock.now()
  const from = utcDay(now - (days - 1) * DAY)
  const rows = await app.db.execute<DayRow>(sql`
    select day::text, place, sum(impressions)::int as impressions, sum(clicks)::int as clicks, sum(uncounted)::int as uncounted, sum(cents)::text as cents from (
      select day, place, impressions, 0 as clicks, uncounted, 0 as cents from ad_day where ad_id = ${id} and day >= ${from}::date
      union all select (at at time zone 'utc')::date, place, 0, 1, 0, 0 from ad_click where ad_id = ${id} and at >= ${from}::date at time zone 'utc'
      union all select (bought_at at time zone 'utc')::date, place, 0, 0, 0, total_cents from ad_purchase
        where ad_id = ${id} and bought_at >= ${from}::date at time zone 'utc'
    ) of_days group by day, place order by day, place`)
  return {
    from,
    to: utcDay(now),
    data: rows.map(({ day, place, impressions, clicks, uncounted, cents }) => ({
      day,
      place,
      impressions,
      clicks,
      uncounted,
      paid: usd(Number(cents)),
    })),
  }
}
