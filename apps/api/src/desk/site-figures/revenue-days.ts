import { EARNING_ENTRIES, REVENUE_ACCOUNTS, REVENUE_SOURCES, type RevenueSource } from '@jindu/domain/ledger'
import { money, usd, type CurrencyCode } from '@jindu/domain/money'
import { sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { journalEntry, ledgerAccount, posting } from '../../platform/ledger/tables.ts'
import { adPurchase } from '../../promotion/ads/tables.ts'
import { goodsOrder } from '../../goods/orders/tables.ts'
import { otcOrder } from '../../otc/orders/tables.ts'
import { rightPurchase } from '../../accounts/rights/tables.ts'
import { dayOf, endsOf, nthDay, spanOf, withinSpan, type AskedDays } from '../../platform/db/index.ts'

interface RevenueRow extends Record<string, unknown> {
  readonly day: number
  readonly source: RevenueSource
  readonly currency: CurrencyCode
  readonly units: string
  readonly cents: string | null
}

const listed = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql`${name}::text`),
    sql`, `,
  )

const sources = sql.join(
  REVENUE_SOURCES.map((source) => sql`when ${REVENUE_ACCOUNTS[source]}::text then ${source}::text`),
  sql` `,
)

/** US cents per unit of a posting: total cents over coin units of its order or purchase, at the price fixed then. */
const WORTH = sql`case kind
  when 'revenue_goods_fee' then (select total_cents::numeric / amount_units from ${goodsOrder} where id = reference_id)
  when 'revenue_otc_fee' then (select total_cents::numeric / amount_units from ${otcOrder} where id = reference_id)
  when 'revenue_rights' then (select total_cents::numeric / nullif(paid_units, 0) from ${rightPurchase} where id = reference_id)
  when 'revenue_ads' then (select total_cents::numeric / nullif(paid_units, 0) from ${adPurchase} where id = purchase_id)
end`

/**
 * Revenue by day, source and coin, from the ledger's revenue accounts; refunds are subtracted. Dollars are given only if
 * every posting of the row was priced when made. Withdrawal fees are not: they are taken in coin, without a rate.
 */
export async function readRevenueDays({ db, clock }: App, asked: AskedDays) {
  const span = spanOf(asked, clock.now())
  const rows = await db.execute<RevenueRow>(sql`
    with earned as materialized (
      select e.created_at, a.kind, a.currency, p.units, case when e.kind <> 'correction' then e.reference_id end as reference_id,
        case when e.kind in ('ad_purchase', 'ad_refund') then (e.details ->> 'purchase')::bigint end as purchase_id
      from ${journalEntry} e join ${posting} p on p.entry_id = e.id join ${ledgerAccount} a on a.id = p.account_id
      where e.kind in (${listed(EARNING_ENTRIES)}) and ${withinSpan(sql`e.created_at`, span)}
        and a.kind in (${listed(Object.values(REVENUE_ACCOUNTS))})
    ), priced as (select *, ${WORTH} as worth from earned)
    select ${nthDay(sql`created_at`, span)} as day, case kind ${sources} end as source, currency, sum(units)::text as units,
      case when bool_and(worth is not null) then round(sum(units * worth))::text end as cents
    from priced group by 1, 2, 3 order by 1, 2, 3`)
  return {
    ...endsOf(span),
    data: rows.map(({ day, source, currency, units, cents }) => ({
      day: dayOf(span, day),
      source,
      earned: money(currency, BigInt(units)),
      worth: cents === null ? null : usd(BigInt(cents)),
    })),
  }
}
