import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrate } from '../../src/platform/db/migrate.ts'
import type { TestDatabase } from '../database.ts'
import { fund } from '../ledger/fund.ts'
import { databaseAt } from './old-schema.ts'

export interface OldDossier {
  readonly orderId: number
  readonly head: string
  readonly entries: readonly { readonly line: string; readonly hash: string }[]
}

/** An order as a row of before: times as text, and columns that have gone since. */
export type OldOrder = Readonly<Record<string, unknown>> & { readonly id: number; readonly version_id: number }

interface OldRows {
  readonly orders: readonly OldOrder[]
  readonly actions: readonly { readonly order_id: number; readonly number: number; readonly note: string }[]
  readonly dossiers: readonly OldDossier[]
}

const path = fileURLToPath(import.meta.resolve('./orders-of-format-1.json'))

/** Taken from a sandbox of before timelines and disputes had tables of their own: an order that was ruled on, one with an offer, one with a pending ruling. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fixture
export const old = JSON.parse(readFileSync(path, 'utf8')) as OldRows

/** A database with those orders as they were stored then, brought to the schema of today. */
export async function migratedOrders(): Promise<TestDatabase> {
  const database = await databaseAt('0010_search_signature')
  const { sql } = database
  for (const id of new Set(old.orders.map((order) => order.version_id))) {
    await sql`insert into goods_version (id, goods_id, number, title, price_cents, category_id, contents, contents_html, contents_text, attach, shipment, shipment_html,
      attach_sales, shipment_files, shipment_number, created_at, created_by)
      values (${id}, ${id}, 1, 'Sold long ago', 100, 1, '{}', '', '', '{}', '{}', '', '{}', '{}', 1, now(), 100002)`
  }
  for (const row of old.orders)
    await sql`insert into goods_order select * from jsonb_populate_record(null::goods_order, ${JSON.stringify(row)}::text::jsonb)`
  for (const row of old.actions)
    await sql`insert into goods_order_action select * from jsonb_populate_record(null::goods_order_action, ${JSON.stringify(row)}::text::jsonb)`
  await fund(database.db, 100_001, 2_000_000_000n)
  await sql`select ledger_post(jsonb_agg(jsonb_build_object('kind', 'goods_purchase', 'referenceKind', 'goodsOrder', 'referenceId', o.id, 'details', '{}'::jsonb,
    'lines', jsonb_build_array(jsonb_build_array('goods_escrow', o.id::text, o.currency, o.amount_units::text),
      jsonb_build_array('user_fund', o.buyer_uid::text, o.currency, (-o.amount_units)::text)))), now())
    from goods_order o where o.status = 'open'`
  await migrate(database.url)
  return database
}
