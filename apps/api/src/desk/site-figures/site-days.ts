import { usd } from '@jindu/domain/money'
import { sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { appUser } from '../../accounts/accounts/tables.ts'
import { dispute } from '../../trust/disputes/tables.ts'
import { goodsOrder } from '../../goods/orders/tables.ts'
import { goods } from '../../goods/goods/tables.ts'
import { otcOrder } from '../../otc/orders/tables.ts'
import {
  dayOf,
  endsOf,
  nthDay,
  spanOf,
  withinSpan,
  type AskedDays,
  type Db,
  type ZonedSpan,
} from '../../platform/db/index.ts'

interface Counted {
  readonly table: SQL
  /** The timestamp that decides a row's day; its index serves the range. */
  readonly at: SQL
  readonly where?: SQL
  readonly cents?: SQL
}

const NOTHING = sql`0`

/**
 * Figures per day. Orders count on the day they begin. Fiat volume counts when coin was traded; a split counts in part.
 */
const COUNTED = {
  users: { table: sql`${appUser}`, at: sql`created_at` },
  goods: { table: sql`${goods}`, at: sql`created_at` },
  goodsOrders: { table: sql`${goodsOrder}`, at: sql`paid_at`, cents: sql`total_cents` },
  otcOrders: { table: sql`${otcOrder}`, at: sql`created_at` },
  otcTrades: {
    table: sql`${otcOrder}`,
    at: sql`ended_at`,
    where: sql`status = 'completed' and otc_is_traded(outcome, amount_units, bought_units)`,
    cents: sql`trunc(total_cents::numeric * bought_units / amount_units)`,
  },
  disputes: { table: sql`${dispute}`, at: sql`opened_at`, where: sql`opened_at is not null` },
} as const satisfies Readonly<Record<string, Counted>>

type Name = keyof typeof COUNTED

interface CountRow extends Record<string, unknown> {
  readonly day: number
  readonly name: Name
  readonly count: number
  readonly cents: string
}

async function countsByDay(db: Db, span: ZonedSpan) {
  const parts = Object.entries<Counted>(COUNTED).map(
    ([name, { table, at, where, cents = NOTHING }]) => sql`
      select ${nthDay(at, span)} as day, ${name}::text as name, count(*)::int as count, sum(${cents})::text as cents
      from ${table} where ${withinSpan(at, span)} ${where === undefined ? sql`` : sql`and ${where}`} group by 1`,
  )
  return db.execute<CountRow>(sql.join(parts, sql` union all `))
}

interface RulingRow extends Record<string, unknown> {
  /** Null for the total over all days. */
  readonly day: number | null
  readonly ruled: number
  readonly seconds: number | null
}

/** Final rulings, by the day of the ruling; their duration includes the second arbiter's time. */
async function rulingsByDay(db: Db, span: ZonedSpan) {
  const at = sql`ended_at`
  return db.execute<RulingRow>(sql`
    select day, count(*)::int as ruled, round(percentile_cont(0.5) within group (order by seconds))::int as seconds from (
      select ${nthDay(at, span)} as day, extract(epoch from ended_at - opened_at) as seconds from ${dispute}
      where ${withinSpan(at, span)} and ended_at is not null and opened_at is not null
        and outcome in ('ruledToBuyer', 'ruledToSeller', 'ruledSplit')
    ) of_rulings group by grouping sets ((day), ())`)
}

interface Figures {
  readonly counts: Readonly<Record<Name, number>>
  readonly cents: Readonly<Record<Name, bigint>>
}

function addUp(rows: readonly CountRow[]): Figures {
  const counts = { users: 0, goods: 0, goodsOrders: 0, otcOrders: 0, otcTrades: 0, disputes: 0 }
  const cents = { users: 0n, goods: 0n, goodsOrders: 0n, otcOrders: 0n, otcTrades: 0n, disputes: 0n }
  for (const row of rows) {
    counts[row.name] += row.count
    cents[row.name] += BigInt(row.cents)
  }
  return { counts, cents }
}

function figuresOf(counted: readonly CountRow[], ruling: RulingRow | undefined) {
  const { counts, cents } = addUp(counted)
  return {
    ...counts,
    goodsVolume: usd(cents.goodsOrders),
    otcVolume: usd(cents.otcTrades),
    ruled: ruling?.ruled ?? 0,
    medianRulingSeconds: ruling?.seconds ?? null,
  }
}

/** Site figures by day; days without any are left out. */
export async function readSiteDays({ db, clock }: App, asked: AskedDays) {
  const span = spanOf(asked, clock.now())
  const [counted, rulings] = await Promise.all([countsByDay(db, span), rulingsByDay(db, span)])
  const named = [...counted, ...rulings].flatMap(({ day }) => (day === null ? [] : [day]))
  return {
    ...endsOf(span),
    days: [...new Set(named)]
      .toSorted((a, b) => a - b)
      .map((day) => ({
        day: dayOf(span, day),
        ...figuresOf(
          counted.filter((row) => row.day === day),
          rulings.find((row) => row.day === day),
        ),
      })),
    total: figuresOf(
      counted,
      rulings.find((row) => row.day === null),
    ),
  }
}
