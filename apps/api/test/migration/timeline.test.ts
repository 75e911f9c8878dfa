import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../database.ts'
import { fund } from '../ledger/fund.ts'
import { databaseAt } from './old-schema.ts'
import { checkBooks } from '../../src/books/check-books.ts'
import { checkDossier } from '../../src/dossier/check-dossier.ts'
import { migrate } from '../../src/platform/db/migrate.ts'

interface OldDossier {
  readonly orderId: number
  readonly head: string
  readonly entries: readonly { readonly line: string; readonly hash: string }[]
}

interface OldRows {
  readonly orders: readonly { readonly id: number; readonly version_id: number; readonly amount_units: number }[]
  readonly actions: readonly { readonly order_id: number; readonly number: number }[]
  readonly dossiers: readonly OldDossier[]
}

/** Taken from a sandbox of before timelines had a table of their own: an order that was ruled on, one with an offer, one with a pending ruling. */
const path = fileURLToPath(import.meta.resolve('./orders-of-format-1.json'))
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fixture
const old = JSON.parse(readFileSync(path, 'utf8')) as OldRows

let database: TestDatabase

beforeAll(async () => {
  database = await databaseAt('0010_search_signature')
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
})
afterAll(() => database.drop())

describe('timelines of before they had a table of their own', () => {
  it('keep every line and hash byte for byte, as format 1', async () => {
    for (const { orderId, head, entries } of old.dossiers) {
      const rows = await database.sql<{ line: string; hash: string }[]>`
        select line, encode(hash, 'hex') as hash from timeline_entry
        where subject_kind = 'goodsOrder' and subject_id = ${orderId} and format = 1 order by number`
      expect([...rows]).toEqual(entries)
      const [order] = await database.sql`
        select encode(timeline_head, 'hex') as head, timeline_length as length from goods_order where id = ${orderId}`
      expect(order).toEqual({ head, length: entries.length })
    }
  })

  it('still make the dossiers that were downloaded then', () => {
    const found = old.dossiers.map((dossier) => checkDossier(JSON.stringify(dossier), dossier.head))
    expect(found).toEqual(
      old.dossiers.map(({ orderId: id, head, entries }) => ({
        whole: true,
        subject: 'goodsOrder',
        id,
        entries: entries.length,
        head,
      })),
    )
  })

  it('are refused a change by the database, as before', async () => {
    await expect(database.sql`update timeline_entry set line = '{}' where subject_id = 264`).rejects.toThrow('timeline')
    await expect(database.sql`delete from timeline_entry`).rejects.toThrow('timeline')
    await expect(database.sql`truncate timeline_entry`).rejects.toThrow('timeline')
  })

  it('leave the books right', async () => {
    expect((await checkBooks(database.db)).filter((result) => result.violations > 0)).toEqual([])
  })
})
