import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../src/books/check-books.ts'
import { checkDossier } from '../../src/dossier/check-dossier.ts'
import type { TestDatabase } from '../database.ts'
import { migratedOrders, old } from './old-orders.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await migratedOrders()
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
