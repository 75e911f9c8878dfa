import { statusOf, type GoodsOrder } from '@jindu/domain/goods/orders'
import { eq, sql } from 'drizzle-orm'
import { rowOf } from '../../src/trust/disputes/index.ts'
import { dispute } from '../../src/trust/disputes/tables.ts'
import { disputedOrder } from '../../src/goods/orders/disputed-order.ts'
import { columnsOf } from '../../src/goods/orders/order-row.ts'
import { goodsOrder } from '../../src/goods/orders/tables.ts'
import { NO_ENTRIES } from '../../src/records/timeline/index.ts'
import type { Db } from '../../src/platform/db/index.ts'
import { fund } from '../ledger/fund.ts'
import type { Raced } from './raced.ts'
import { NOW } from './starts.ts'

/** The number of buyer-seller pairs, so that races do not contend for one account. */
const PAIRS = 200
const FIRST_BUYER = 500_000
const FIRST_SELLER = 600_000

/** Inserts buyers with coin, and goods with the version of all orders. */
export async function prepareParties(db: Db): Promise<void> {
  await db.execute(sql`
    insert into goods_version (id, goods_id, number, title, price_cents, category_id, contents, contents_html, contents_text, attach, shipment, shipment_html,
      attach_sales, shipment_files, shipment_number, created_at, created_by)
    values (1, 1, 1, 'Raced for', 100, 1, '{}', '', '', '{}', '{}', '', '{}', '{}', 1, to_timestamp(${NOW}), ${FIRST_SELLER})`)
  for (let nth = 0; nth < PAIRS; nth += 1) await fund(db, FIRST_BUYER + nth, 1_000_000_000n)
}

/** The buyer of an order: orders are distributed round-robin. */
export const buyerOf = (orderId: number): number => FIRST_BUYER + (orderId % PAIRS)

/** The template row that the orders of a state are copied from. */
async function insertTemplate(db: Db, { order, unit }: Raced): Promise<number> {
  const [row] = await db
    .insert(goodsOrder)
    .values({
      ...columnsOf(order),
      goodsId: 1,
      versionId: 1,
      title: 'Raced for',
      volume: 1,
      priceCents: 100n,
      totalCents: 100n,
      rateE8: 1n,
      rateAt: NOW,
      chatId: 1,
      delivery: order.promisedUntil === null ? 'units' : 'manual',
      openedAt: unit === 'opened' ? NOW - 60 : null,
      ...NO_ENTRIES,
    })
    .returning({ id: goodsOrder.id })
  return row?.id ?? 0
}

/** Gives each order its delivered unit; a returned unit is in stock without an order. */
async function deliverUnits(db: Db, unit: Raced['unit'], orderIds: readonly bigint[]): Promise<void> {
  if (unit !== 'sealed' && unit !== 'opened') return
  const openedAt = unit === 'opened' ? sql`to_timestamp(${NOW - 60})` : sql`null`
  await db.execute(sql`
    insert into goods_secret (goods_id, key_id, nonce, ciphertext, fingerprint, added_at, order_id, allocated_at, opened_at)
    select 1, 'raced', '', '', sha256(convert_to(id::text, 'UTF8')), to_timestamp(${NOW}), id, to_timestamp(${NOW}), ${openedAt}
    from unnest(${`{${orderIds.join()}}`}::bigint[]) as id`)
}

/** Inserts the disputes of orders in a disputed state. @param template the row that they are copied from */
async function openDisputes(
  db: Db,
  template: number,
  order: GoodsOrder,
  rows: readonly { readonly id: bigint; readonly buyer: bigint }[],
) {
  const [copied] = await db.select().from(goodsOrder).where(eq(goodsOrder.id, template))
  const row = copied === undefined ? null : rowOf(disputedOrder(copied, order), null)
  if (row === null || rows.length === 0) return
  const disputes = rows.map(({ id, buyer }) => ({
    ...row,
    subjectId: Number(id),
    buyerUid: Number(buyer),
    sellerUid: Number(buyer) - FIRST_BUYER + FIRST_SELLER,
  }))
  await db.insert(dispute).values(disputes)
}

/** Inserts orders in a state in bulk, with first timeline entry, unit, and an escrow funded through the ledger. */
export async function prepareOrders(db: Db, start: Raced, count: number): Promise<readonly number[]> {
  const template = await insertTemplate(db, start)
  const units = statusOf(start.order) === 'open' ? start.order.escrow.units : 0n
  const rows = await db.execute<{ id: bigint; buyer: bigint }>(sql`
    with fresh as (
      select id, ${FIRST_BUYER}::bigint + id % ${PAIRS} as buyer, ${FIRST_SELLER}::bigint + id % ${PAIRS} as seller,
        json_build_object('format', 2, 'subject', 'goodsOrder', 'id', id, 'number', 1, 'note', 'goodsOrder.placed', 'actor', 'buyer', 'actorUid', ${FIRST_BUYER}::bigint + id % ${PAIRS},
          'details', json_build_object(), 'at', ${NOW}::bigint)::text as line
      from (select nextval('goods_order_id_seq') as id from generate_series(1, ${count}::int)) n
    ), hashed as (select *, sha256(convert_to(e'\n' || line, 'UTF8')) as hash from fresh),
    ordered as (
      insert into goods_order select r.* from hashed h cross join goods_order t cross join lateral jsonb_populate_record(t, jsonb_build_object(
        'id', h.id, 'buyer_uid', h.buyer, 'seller_uid', h.seller, 'timeline_head', h.hash::text, 'timeline_length', 1)) r
      where t.id = ${template}
    ), acted as (
      insert into timeline_entry (subject_kind, subject_id, number, format, note, actor, actor_uid, details, at, line, hash)
      select 'goodsOrder', id, 1, 2, 'goodsOrder.placed', 'buyer', buyer, '{}', to_timestamp(${NOW}), line, hash from hashed
    )
    select id, buyer from hashed`)
  if (units > 0n) {
    await db.execute(sql`
      select ledger_post(jsonb_agg(jsonb_build_object('kind', 'goods_purchase', 'referenceKind', 'goodsOrder', 'referenceId', o.id, 'details', '{}'::jsonb,
        'lines', jsonb_build_array(jsonb_build_array('goods_escrow', o.id::text, 'LTC', ${String(units)}::text),
          jsonb_build_array('user_fund', o.buyer_uid::text, 'LTC', ${String(-units)}::text)))), to_timestamp(${NOW}))
      from goods_order o where o.id = any(${`{${rows.map((row) => row.id).join()}}`}::bigint[])`)
  }
  await openDisputes(db, template, start.order, rows)
  await deliverUnits(
    db,
    start.unit,
    rows.map((row) => row.id),
  )
  await db.execute(sql`delete from goods_order where id = ${template}`)
  return rows.map((row) => Number(row.id))
}
