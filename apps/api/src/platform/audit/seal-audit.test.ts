import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { NOW } from '../../../test/ledger/fund.ts'
import { checkBooks } from '../../books/check-books.ts'
import { sealAudit } from './seal-audit.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 20 })
})
afterAll(() => database.drop())

const write = (uid: number) =>
  database.db.execute(sql`
    insert into audit_event (action, actor_kind, actor_uid, subject_kind, subject_id, details, created_at)
    values ('account.freeze', 'staff', ${uid}, 'account', ${uid}, '{"reason": "spam", "days": 3}', to_timestamp(${NOW}))`)

async function seal(): Promise<number> {
  const job = sealAudit(database)
  const due = await job.due(NOW, 1)
  for (const item of due) await job.run(item, NOW)
  return due.length
}

const broken = async () => (await checkBooks(database.db)).filter(({ violations }) => violations > 0)

/** As somebody would who owns the database. */
const tamper = (change: string) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_event disable trigger audit_event_append_only`)
    await tx.execute(sql.raw(change))
    await tx.execute(sql`alter table audit_event enable trigger audit_event_append_only`)
  })

test('a period without a line gets no seal', async () => {
  expect(await seal()).toBe(0)
})

test('seals made while lines are written leave none out, and processes that seal at once make one chain', async () => {
  const writing = Array.from({ length: 8 }, async (_, writer) => {
    for (let nth = 0; nth < 30; nth += 1) await write(100_000 + writer * 100 + nth)
  })
  await Promise.all([...writing, seal().then(seal), seal().then(seal).then(seal)])
  await Promise.all([seal(), seal(), seal()])
  const [row] = await database.db.execute(
    sql`select sum(event_count)::int as sealed, count(*)::int as seals from audit_seal`,
  )
  expect(row).toMatchObject({ sealed: 240 })
  expect(Number(row?.['seals'])).toBeGreaterThan(1)
  expect(await broken()).toEqual([])
})

test.each([
  [
    'changed',
    `update audit_event set details = '{"reason": "spam", "days": 1}' where id = 5`,
    `update audit_event set details = '{"days": 3, "reason": "spam"}' where id = 5`,
  ],
  [
    'given another author',
    `update audit_event set actor_uid = actor_uid + 1 where id = 7`,
    `update audit_event set actor_uid = actor_uid - 1 where id = 7`,
  ],
])('a line that was %s is found, and as it was it is right again', async (_what, change, back) => {
  await tamper(change)
  expect(await broken()).toMatchObject([{ name: 'every seal matches the lines of the audit it sealed', violations: 1 }])
  await tamper(back)
  expect(await broken()).toEqual([])
})

test('a line that is gone is found', async () => {
  await tamper(`delete from audit_event where id = 3`)
  expect(await broken()).toMatchObject([{ violations: 1 }])
})

test('nobody changes a seal', async () => {
  await expect(database.sql`update audit_seal set event_count = 0`).rejects.toThrow('append-only')
})
