import { escrowOf, type OtcOrder } from '@jindu/domain/otc/orders'
import { entryTemplates } from '@jindu/domain/ledger'
import { money } from '@jindu/domain/money'
import { eq, sql } from 'drizzle-orm'
import { rowOf } from '../../src/trust/disputes/index.ts'
import { dispute } from '../../src/trust/disputes/tables.ts'
import { otcOffer } from '../../src/otc/offers/tables.ts'
import { disputedOrder } from '../../src/otc/orders/disputed-order.ts'
import { columnsOf } from '../../src/otc/orders/order-row.ts'
import { otcOrder } from '../../src/otc/orders/tables.ts'
import { NO_ENTRIES } from '../../src/records/timeline/index.ts'
import type { Db } from '../../src/platform/db/index.ts'
import { postEntries } from '../../src/platform/ledger/index.ts'
import { fund } from '../ledger/fund.ts'
import { NOW } from './starts.ts'

/** Offers, each with an owner, that orders are taken of in turn, so that races do not all queue behind one row. */
const OFFERS = 40
const FIRST_SELLER = 700_000
const BUYERS = 200
const FIRST_BUYER = 800_000
const LOCKED = 1_000_000_000n

/** Sell offers with coin in their locks, which no race empties. @returns the number of the first */
export async function prepareOffers(db: Db): Promise<number> {
  const rows = await db
    .insert(otcOffer)
    .values(
      Array.from({ length: OFFERS }, (_, nth) => ({
        ownerUid: FIRST_SELLER + nth,
        side: 'sell' as const,
        currency: 'LTC' as const,
        totalUnits: LOCKED,
        remainingUnits: LOCKED,
        runningUnits: 0n,
        completedUnits: 0n,
        unitPriceE8: 100_000_000n,
        minimumCents: 1n,
        maximumCents: 1_000n,
        registerDays: 0,
        goodsTrade: 0,
        otcTradeAmount: 0,
        otcMaliciousTimes: null,
        remark: '',
        methods: [],
        status: 'ongoing' as const,
        createdAt: NOW,
        ...NO_ENTRIES,
      })),
    )
    .returning({ id: otcOffer.id, ownerUid: otcOffer.ownerUid })
  const locked = money('LTC', LOCKED)
  for (const { id: offerId, ownerUid } of rows) {
    await fund(db, ownerUid, LOCKED)
    await postEntries(db, [{ entry: entryTemplates.fundToOtc({ uid: ownerUid, money: locked }) }], NOW)
    await postEntries(db, [{ entry: entryTemplates.offerLock({ ownerUid, offerId, money: locked }) }], NOW)
  }
  await db.execute(sql`
    with hashed as (select id, owner_uid, line, sha256(convert_to(e'\\n' || line, 'UTF8')) as hash from (
      select id, owner_uid, json_build_object('format', 2, 'subject', 'otcOffer', 'id', id, 'number', 1, 'note', 'otcOffer.published', 'actor', 'owner', 'actorUid', owner_uid,
        'details', json_build_object(), 'at', ${NOW}::bigint)::text as line from otc_offer where owner_uid >= ${FIRST_SELLER}) o),
    acted as (
      insert into timeline_entry (subject_kind, subject_id, number, format, note, actor, actor_uid, details, at, line, hash)
      select 'otcOffer', id, 1, 2, 'otcOffer.published', 'owner', owner_uid, '{}', to_timestamp(${NOW}), line, hash from hashed
    )
    update otc_offer set timeline_head = hash, timeline_length = 1 from hashed where otc_offer.id = hashed.id`)
  return rows[0]?.id ?? 0
}

const stored = (order: OtcOrder, offerId: number) => ({
  ...columnsOf(order),
  unattendedAt: NOW,
  offerId,
  payerName: order.evidenceAt === null ? null : 'P. Ayer',
  ...NO_ENTRIES,
})

/** Gives orders of a disputed state their disputes. @param template the row that they are copies of */
async function openDisputes(
  db: Db,
  template: number,
  order: OtcOrder,
  rows: readonly { readonly id: bigint; readonly buyer: bigint; readonly seller: bigint }[],
) {
  const [copied] = await db.select().from(otcOrder).where(eq(otcOrder.id, template))
  const row = copied === undefined ? null : rowOf(disputedOrder(copied, order), null)
  if (row === null || rows.length === 0) return
  const disputes = rows.map(({ id, buyer, seller }) => ({
    ...row,
    subjectId: Number(id),
    buyerUid: Number(buyer),
    sellerUid: Number(seller),
  }))
  await db.insert(dispute).values(disputes)
}

/** Makes orders in a state, taken of the offers in turn: rows in bulk, each with its first entry of the dossier, and escrows out of the locks. */
export async function prepareOtcOrders(
  db: Db,
  firstOffer: number,
  start: OtcOrder,
  count: number,
): Promise<readonly number[]> {
  if (count === 0) return []
  const [made] = await db.insert(otcOrder).values(stored(start, firstOffer)).returning({ id: otcOrder.id })
  const template = made?.id ?? 0
  const rows = await db.execute<{ id: bigint; buyer: bigint; seller: bigint }>(sql`
    with fresh as (
      select id, ${FIRST_BUYER}::bigint + id % ${BUYERS} as buyer, ${FIRST_SELLER}::bigint + id % ${OFFERS} as seller, ${firstOffer}::bigint + id % ${OFFERS} as offer,
        json_build_object('format', 2, 'subject', 'otcOrder', 'id', id, 'number', 1, 'note', 'otcOrder.created', 'actor', 'buyer', 'actorUid', ${FIRST_BUYER}::bigint + id % ${BUYERS},
          'details', json_build_object(), 'at', ${NOW}::bigint)::text as line
      from (select nextval('otc_order_id_seq') as id from generate_series(1, ${count}::int)) n
    ), hashed as (select *, sha256(convert_to(e'\n' || line, 'UTF8')) as hash from fresh),
    ordered as (
      insert into otc_order select r.* from hashed h cross join otc_order t cross join lateral jsonb_populate_record(t, jsonb_build_object(
        'id', h.id, 'offer_id', h.offer, 'buyer_uid', h.buyer, 'seller_uid', h.seller, 'timeline_head', h.hash::text, 'timeline_length', 1)) r
      where t.id = ${template}
    ), acted as (
      insert into timeline_entry (subject_kind, subject_id, number, format, note, actor, actor_uid, details, at, line, hash)
      select 'otcOrder', id, 1, 2, 'otcOrder.created', 'buyer', buyer, '{}', to_timestamp(${NOW}), line, hash from hashed
    )
    select id, buyer, seller from hashed`)
  const ids = `{${rows.map((row) => row.id).join()}}`
  const { units } = escrowOf(start)
  if (units > 0n) {
    await db.execute(sql`
      select ledger_post(jsonb_agg(jsonb_build_object('kind', 'otc_take', 'referenceKind', 'otcOrder', 'referenceId', o.id, 'details', '{}'::jsonb,
        'lines', jsonb_build_array(jsonb_build_array('otc_escrow', o.id::text, 'LTC', ${String(units)}::text),
          jsonb_build_array('otc_offer_lock', o.offer_id::text, 'LTC', ${String(-units)}::text)))), to_timestamp(${NOW}))
      from otc_order o where o.id = any(${ids}::bigint[])`)
    await db.execute(sql`
      update otc_offer set remaining_units = remaining_units - n * ${units}::bigint, running_units = running_units + n * ${units}::bigint
      from (select offer_id, count(*)::bigint as n from otc_order where id = any(${ids}::bigint[]) group by offer_id) taken where id = offer_id`)
  }
  if (start.kind === 'completed')
    await db.execute(sql`
      insert into otc_pair as p (uid, other_uid, trades)
      select uid, other_uid, count(*) from (
        select buyer_uid as uid, seller_uid as other_uid from otc_order where id = any(${ids}::bigint[])
        union all select seller_uid, buyer_uid from otc_order where id = any(${ids}::bigint[])) traded
      group by uid, other_uid
      on conflict (uid, other_uid) do update set trades = p.trades + excluded.trades`)
  await openDisputes(db, template, start, rows)
  await db.execute(sql`delete from otc_order where id = ${template}`)
  return rows.map((row) => Number(row.id))
}
