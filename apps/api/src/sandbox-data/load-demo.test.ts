import { CURRENCY_CODES, money, usd } from '@jindu/domain/money'
import { offerProblems } from '@jindu/domain/otc/offers'
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { checkBooks } from '../books/check-books.ts'
import { ad, adClick, adQuarter } from '../promotion/ads/tables.ts'
import { goodsCategory } from '../goods/categories/index.ts'
import { dispute } from '../trust/disputes/tables.ts'
import { goods } from '../goods/goods/tables.ts'
import { goodsOrder } from '../goods/orders/tables.ts'
import { goodsReview } from '../goods/reviews/tables.ts'
import { goodsViewDay } from '../goods/sales/tables.ts'
import { timelineEntry } from '../records/timeline/tables.ts'
import { loadDemo } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  await loadDemo(api.app)
})
afterAll(() => api.close())

test('a second load changes nothing', async () => {
  const before = await api.app.db.$count(goodsOrder)
  expect(await loadDemo(api.app)).toBe(false)
  expect(await api.app.db.$count(goodsOrder)).toBe(before)
})

test('ten categories hold eighty articles, one of them delisted, counted right', async () => {
  const categories = await api.app.db.select().from(goodsCategory)
  const counts = categories.map((category) => category.goodsCount)
  expect(counts.toSorted((a, b) => a - b)).toEqual([7, 8, 8, 8, 8, 8, 8, 8, 8, 8])
  expect(await api.app.db.$count(goods)).toBe(80)
  expect(await api.app.db.$count(goods, isNotNull(goods.delistedAt))).toBe(1)
})

test('orders stand in every state', async () => {
  const found = await api.app.db
    .selectDistinct({
      status: goodsOrder.status,
      held: sql<boolean>`held_since is not null`,
      complaint: sql<string>`concat(case when buyer_complaint_at is not null then 'b' end, case when seller_complaint_at is not null then 's' end)`,
      outcome: goodsOrder.outcome,
    })
    .from(goodsOrder)
    .leftJoin(dispute, and(eq(dispute.subjectKind, 'goodsOrder'), eq(dispute.subjectId, goodsOrder.id)))
  const states = found.map((row) =>
    [row.status, row.held ? 'held' : '', row.complaint, row.outcome ?? ''].filter(Boolean).join(' '),
  )
  expect(states).toEqual(
    expect.arrayContaining([
      'open',
      'open held',
      'open held b',
      'open held s',
      'open held bs',
      'completed confirmed',
      'completed settled',
      'revoked refunded',
    ]),
  )
  expect(found.map((row) => row.outcome)).toEqual(
    expect.arrayContaining(['ruledToBuyer', 'ruledToSeller', 'ruledSplit']),
  )
})

test('goods are delivered in every way: plenty of stock, few left, sold out, and one secret for all', async () => {
  const { data } = await api.client().trpc.goods.list.query({ sellerUid: 100_002, limit: 60 })
  const details = await Promise.all(data.map(({ id }) => api.client().trpc.goods.detail.query({ id })))
  const kinds = details.map(({ delivery, left }) =>
    [delivery, left === null ? '' : left === 0 ? 'none' : 'few'].join(' '),
  )
  expect(new Set(kinds)).toEqual(new Set(['text ', 'units ', 'units few', 'units none', 'shared ']))
})

test('disputes stand in every stage', async () => {
  const [found] = await api.app.db.execute(sql`
    select count(*) filter (where status = 'open' and buyer_stated_at is not null and seller_stated_at is null)::int as one_spoke,
      count(*) filter (where status = 'open' and buyer_stated_at is not null and seller_stated_at is not null)::int as both_spoke,
      count(*) filter (where proposal_by is not null)::int as offered, count(*) filter (where pending_ruling_at is not null)::int as second,
      count(*) filter (where o.outcome = 'agreedSplit')::int as agreed
    from goods_order o left join dispute d on d.subject_kind = 'goodsOrder' and d.subject_id = o.id`)
  expect(found).toEqual({ one_spoke: 1, both_spoke: 3, offered: 2, second: 1, agreed: 1 })
  const confirmed = await api.app.db.$count(timelineEntry, eq(timelineEntry.note, 'goodsOrder.rulingConfirmed'))
  expect(confirmed).toBe(1)
})

test('the counters of goods equal their completed orders', async () => {
  const wrong = await api.app.db.execute(sql`
    select g.id from goods g left join goods_order o on o.goods_id = g.id and o.status = 'completed'
    group by g.id having g.sales_volume <> coalesce(sum(o.volume), 0)`)
  expect(wrong).toHaveLength(0)
})

test('reviews read like those of many people: rated unevenly, some replied to, some marked, one hidden', async () => {
  const rows = await api.app.db.select().from(goodsReview)
  expect(rows.length).toBeGreaterThan(80)
  expect(new Set(rows.map(({ rating }) => rating)).size).toBe(5)
  expect(new Set(rows.map(({ text }) => text)).size).toBeGreaterThan(40)
  expect(rows.filter(({ reply }) => reply !== null).length).toBeGreaterThan(10)
  expect(rows.filter(({ hiddenAt }) => hiddenAt !== null)).toHaveLength(1)
  const { ratings, uncounted } = await api.client().trpc.reviews.ofSeller.query({ uid: 100_002 })
  const mine = rows.filter(({ sellerUid, hiddenAt }) => sellerUid === 100_002 && hiddenAt === null)
  const counted = mine.filter((row) => row.counted)
  expect(ratings.reduce((sum, each) => sum + each, 0)).toBe(counted.length)
  expect(counted.length + uncounted).toBe(mine.length)
  expect(counted.length).toBeGreaterThan(10)
})

test('goods were looked at on each day of the last month', async () => {
  const days = await api.app.db.selectDistinct({ day: goodsViewDay.day }).from(goodsViewDay)
  expect(days.length).toBeGreaterThan(50)
})

test('buy and sell offers of every currency fit the limits of the fiat market, at what a demo wallet can spare', async () => {
  const limits = api.app.settings.current()
  const requirements = { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null }
  const spare = { BTC: money('BTC', 2_000_000n), USDT: money('USDT', 150_000_000n), LTC: money('LTC', 200_000_000n) }
  for (const currency of CURRENCY_CODES)
    for (const side of ['buy', 'sell'] as const) {
      const unitPrice = api.app.rates.rate(currency)
      const total = spare[currency]
      const terms = { unitPrice, margin: null, minimum: usd(2_000), maximum: usd(10_000), requirements }
      expect([currency, side, offerProblems({ side, total, terms }, unitPrice, limits)]).toEqual([currency, side, []])
    }
})

test('the fiat market has a dozen offers a side and coin, traders of different records, and orders in every state', async () => {
  const depth = await api.app.db.execute<{ rows: number }>(sql`
    select count(*)::int as rows from otc_offer where status = 'ongoing' and taken_down_by is null and remaining_units > 0 group by currency, side`)
  expect(depth).toHaveLength(6)
  for (const { rows } of depth) expect(rows).toBeGreaterThanOrEqual(12)
  const records = await api.app.db.execute<{ trades: number; abandoned: number }>(sql`
    select s.otc_trades as trades, s.otc_abandoned as abandoned from user_statistics s
    where exists (select 1 from otc_offer f where f.owner_uid = s.uid)`)
  expect(new Set(records.map(({ trades }) => trades)).size).toBeGreaterThan(4)
  const orders = await api.app.db.execute<{ state: string }>(sql`
    select distinct concat_ws(' ', o.status, case when paid_at is not null and o.status = 'open' then 'paid' end,
      case when held_since is not null then 'held' end, case when seller_complaint_at is not null then 'complaint' end,
      case when d.proposal_by is not null then 'proposal' end, o.outcome) as state
    from otc_order o left join dispute d on d.subject_kind = 'otcOrder' and d.subject_id = o.id`)
  expect(orders.map(({ state }) => state)).toEqual(
    expect.arrayContaining([
      'open',
      'open paid',
      'open paid held',
      'open paid complaint',
      'open paid proposal',
      'completed released',
      'cancelled byBuyer',
      'cancelled agreedReturn',
    ]),
  )
  const [talks] = await api.app.db.execute<{ said: number }>(sql`
    select count(distinct c.id)::int as said from conversation c join conversation_line l on l.conversation_id = c.id where c.subject_kind = 'otcOffer'`)
  expect(talks?.said).toBeGreaterThan(8)
})

test('people of the demo were last online after their last act, and online for as long as their acts need', async () => {
  const rows = await api.app.db.execute<{
    acts: number
    days: number
    late: boolean
    online: number
    here: number
  }>(sql`
    select count(e.id)::int as acts, count(distinct date_trunc('day', e.created_at))::int as days,
      bool_and(e.created_at <= u.last_online_at) as late, s.online_seconds::int as online,
      extract(epoch from u.last_online_at - u.created_at)::int as here
    from app_user u join user_statistics s using (uid) join audit_event e on e.actor_uid = u.uid group by u.uid, s.online_seconds`)
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter(({ late }) => !late)).toEqual([])
  for (const { acts, online, here } of rows) {
    expect(online).toBeGreaterThan(acts * 60)
    expect(online).toBeLessThan(here)
  }
  expect(new Set(rows.map(({ online }) => online)).size).toBe(rows.length)
})

test('no text of the demo sends its reader to a page that does not exist', async () => {
  const rows = await api.app.db.execute<{ text: string }>(sql`
    select contents_text || shipment_html as text from goods_version union all select text from goods_review`)
  const promised = /my downloads|我的下载|talk of the order|在订单里咨询|客服|support page|help ?desk|https?:\/\//i
  expect(rows.filter(({ text }) => promised.test(text))).toEqual([])
})

test('the books are right', async () => {
  const report = await checkBooks(api.app.db, api.app.chains)
  expect(report.filter((check) => check.violations > 0)).toEqual([])
})

test('ads run on the home page and in categories, were seen and clicked; others are hidden, taken down or not bought', async () => {
  const count = (where: SQL) => api.app.db.$count(ad, where)
  expect(await count(sql`home_kind = 'shown'`)).toBe(4)
  expect(await count(sql`category_kind = 'shown'`)).toBe(5)
  expect(await count(sql`home_closed_by = 'owner'`)).toBe(1)
  expect(await count(sql`delisted_at is not null`)).toBe(1)
  expect(await count(sql`home_kind = 'notBought' and category_kind = 'notBought'`)).toBe(1)
  expect(await api.app.db.$count(adClick)).toBeGreaterThan(100)
  expect(await api.app.db.$count(adQuarter)).toBeGreaterThan(100)
})
