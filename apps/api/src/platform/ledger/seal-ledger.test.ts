import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { fund, NOW, pay } from '../../../test/ledger/fund.ts'
import { checkBooks } from '../../books/check-books.ts'
import { sealLedger } from './index.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ max: 20 })
})
afterAll(() => database.drop())

const seal = async (): Promise<number> => {
  const job = sealLedger(database)
  const due = await job.due(NOW, 1)
  for (const item of due) await job.run(item, NOW)
  return due.length
}

const counts = async () => {
  const [row] = await database.db.execute<{ seals: number; sealed: number; postings: number }>(sql`
    select count(*)::int as seals, coalesce(sum(posting_count), 0)::int as sealed, (select count(*)::int from posting) as postings from ledger_seal`)
  return row
}

test('a period without postings gets no seal', async () => {
  expect(await seal()).toBe(0)
})

test('seals made while money moves leave no posting out and break no books', async () => {
  const payers = Array.from({ length: 8 }, (_, index) => 500 + index)
  await Promise.all(payers.map((uid) => fund(database.db, uid, 1000n)))
  const payAll = payers.map(async (uid) => {
    for (let count = 0; count < 40; count += 1) await pay(database.db, uid, uid + 100, 1n)
  })
  await Promise.all([...payAll, seal(), seal().then(seal).then(seal).then(seal)])
  await seal()

  const { seals = 0, sealed, postings } = (await counts()) ?? {}
  expect(seals).toBeGreaterThan(1)
  expect(sealed).toBe(postings)
  expect((await checkBooks(database.db)).filter((result) => result.violations > 0)).toEqual([])
})

test('two processes that seal at once make one chain', async () => {
  await fund(database.db, 900, 5n)
  await Promise.all([seal(), seal(), seal()])
  expect((await checkBooks(database.db)).filter((result) => result.violations > 0)).toEqual([])
})
