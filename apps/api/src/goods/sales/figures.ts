import { CURRENCY_CODES, money, usd, type CurrencyCode } from '@jindu/domain/money'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { bothTitles, goodsCategory } from '../categories/index.ts'
import { goodsOrder } from '../orders/tables.ts'
import { nthSpan } from '../../platform/db/index.ts'
import { utcDay } from './buckets.ts'
import { goodsViewDay } from './tables.ts'

/** A seller's orders by time of payment, in unix seconds; `to` is excluded. */
export interface SalesScope {
  readonly sellerUid: number
  readonly goodsId: number | undefined
  readonly from: number
  readonly to: number
}

// The buyer's part of a split: agreed in coin, ruled in basis points. For coin columns it equals the ledger's amount.
const returned = (column: SQL) =>
  sql`coalesce(trunc(${column}::numeric * split_buyer_units / amount_units),
    trunc((${column}::numeric * split_buyer_basis_points + 5000) / 10000), 0)::bigint`

// The site's fee on the seller's earnings, rounded down per order as the ledger does.
const fee = (column: SQL) => sql`trunc((${column} - ${returned(column)})::numeric * fee_basis_points / 10000)`

const flow = (column: SQL) => sql`
  coalesce(sum(${column} - ${returned(column)}) filter (where status = 'completed'), 0)::bigint as earned,
  coalesce(sum(${fee(column)}) filter (where status = 'completed'), 0)::bigint as fee,
  coalesce(sum(${column}) filter (where status = 'open'), 0)::bigint as escrow,
  coalesce(sum(case status when 'revoked' then ${column} when 'completed' then ${returned(column)} else 0 end), 0)::bigint as returned`

const counts = sql`count(*)::int as orders, sum(volume)::int as units,
  count(*) filter (where held_since is not null or hold_disabled)::int as disputed,
  count(*) filter (where status = 'revoked')::int as refunded`

const NOON = 43_200
const DAY = 86_400

const inScope = ({ sellerUid, goodsId, from, to }: SalesScope) =>
  sql`seller_uid = ${sellerUid} and paid_at >= to_timestamp(${from}) and paid_at < to_timestamp(${to})
    ${goodsId === undefined ? sql`` : sql`and goods_id = ${goodsId}`}`

type Row = Record<string, unknown>

interface Flow extends Row {
  readonly earned: bigint
  /** The site's fee, part of `earned`. */
  readonly fee: bigint
  readonly escrow: bigint
  readonly returned: bigint
}

interface Counted extends Flow {
  readonly orders: number
  readonly units: number
  readonly disputed: number
  readonly refunded: number
}

/**
 * Orders by chart bucket of payment; one row per bucket.
 * @param starts the start of each bucket in unix seconds; the first is `scope.from`
 */
export async function ordersByPoint(db: Db, scope: SalesScope, starts: readonly number[]) {
  return db.execute<Counted & { readonly point: number }>(sql`
    select ${nthSpan(sql`paid_at`, starts)} as point, ${counts}, ${flow(sql`total_cents`)}
    from ${goodsOrder} where ${inScope(scope)} group by 1`)
}

/** Sales totals per coin. */
export async function coinsOf(db: Db, scope: SalesScope) {
  const rows = await db.execute<Flow & { readonly currency: CurrencyCode; readonly orders: number }>(sql`
    select currency, count(*)::int as orders, ${flow(sql`amount_units`)}
    from ${goodsOrder} where ${inScope(scope)} group by currency`)
  const place = ({ currency }: (typeof rows)[number]): number => CURRENCY_CODES.indexOf(currency)
  return rows
    .toSorted((a, b) => place(a) - place(b))
    .map(({ currency, orders, earned, fee: kept, escrow, returned: back }) => ({
      orders,
      earned: money(currency, earned),
      fee: money(currency, kept),
      net: money(currency, earned - kept),
      escrow: money(currency, escrow),
      returned: money(currency, back),
    }))
}

/** Views are counted by UTC day. A day belongs to the bucket that contains its noon. */
const noonsFrom = (at: number): string => utcDay(Math.ceil((at - NOON) / DAY) * DAY)
const viewedIn = ({ from, to }: Pick<SalesScope, 'from' | 'to'>): SQL =>
  sql`day >= ${noonsFrom(from)}::date and day < ${noonsFrom(to)}::date`

/** Page views by UTC day, with its noon in unix seconds. */
export async function viewsByDay(db: Db, { sellerUid, goodsId, ...span }: SalesScope) {
  return db.execute<{ readonly noon: number; readonly views: number }>(sql`
    select extract(epoch from day)::float8 + ${NOON}::float8 as noon, sum(views)::int as views from ${goodsViewDay}
    where seller_uid = ${sellerUid} and ${viewedIn(span)}
      ${goodsId === undefined ? sql`` : sql`and goods_id = ${goodsId}`} group by 1`)
}

const TOP = 10

/** The discount codes with the most orders. */
export async function topCodes(db: Db, scope: SalesScope) {
  const rows = await db.execute<Counted & { readonly code: string; readonly discounts: bigint }>(sql`
    select discount_code as code, ${counts}, ${flow(sql`total_cents`)},
      coalesce(sum(off_cents) filter (where status <> 'revoked'), 0)::bigint as discounts from ${goodsOrder}
    where ${inScope(scope)} and discount_code is not null
    group by 1 order by orders desc, code limit ${TOP}`)
  return rows.map(({ code, orders, units, refunded, discounts, earned }) => ({
    code,
    orders,
    units,
    refunded,
    discounts: usd(discounts),
    earned: usd(earned),
  }))
}

/** The goods with the highest sales, with their views. */
export async function topGoods(db: Db, scope: SalesScope) {
  const rows = await db.execute<
    Counted & {
      readonly id: number
      readonly title: string
      readonly zh: string
      readonly en: string
      readonly cover: string | null
      readonly views: number
    }
  >(sql`
    with top as (
      select goods_id, ${counts}, ${flow(sql`total_cents`)} from ${goodsOrder} where ${inScope(scope)}
      group by goods_id order by earned desc, orders desc, goods_id desc limit ${TOP}
    )
    select g.id::int as id, g.title, c.title_zh as zh, c.title_en as en, g.cover_file_id as cover, top.*, coalesce((
      select sum(v.views)::int from ${goodsViewDay} v where v.goods_id = top.goods_id
        and ${viewedIn(scope)}), 0) as views
    from top join goods g on g.id = top.goods_id join ${goodsCategory} c on c.id = g.category_id order by top.earned desc, top.orders desc, g.id desc`)
  return rows.map(({ id, title, zh, en, cover, orders, units, disputed, refunded, views, earned }) => ({
    id,
    title,
    about: bothTitles({ titleZh: zh, titleEn: en }),
    coverFileId: cover,
    orders,
    units,
    disputed,
    refunded,
    views,
    earned: usd(earned),
  }))
}
