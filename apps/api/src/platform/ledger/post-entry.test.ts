import { entryTemplates } from '@jindu/domain/ledger'
import { money as moneyOf } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { fund, NOW, pay } from '../../../test/ledger/fund.ts'
import { databaseError } from '../db/index.ts'
import { postEntries } from './index.ts'

let database: TestDatabase
let uid = 200_000
const newUid = () => (uid += 1)

beforeAll(async () => {
  database = await createTestDatabase({ max: 50 })
})
afterAll(() => database.drop())

const balanceOf = async (owner: number): Promise<bigint> => {
  const [row] = await database.db.execute<{ balance: bigint }>(
    sql`select balance from ledger_account where kind = 'user_fund' and owner = ${String(owner)} and currency = 'LTC'`,
  )
  return row?.balance ?? 0n
}

const refusalOf = async (statement: string): Promise<string | undefined> => {
  try {
    await database.sql.unsafe(statement)
    return undefined
  } catch (error) {
    return databaseError(error)?.code
  }
}

describe('what the ledger refuses', () => {
  test('a user account below zero', async () => {
    const [poor, rich] = [newUid(), newUid()]
    await fund(database.db, poor, 5n)
    await expect(pay(database.db, poor, rich, 6n)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      details: { account: 'user_fund', currency: 'LTC', available: '0.00000005', needed: '0.00000006' },
    })
    expect(await balanceOf(poor)).toBe(5n)
  })

  test('a used key with another content', async () => {
    const [from, to] = [newUid(), newUid()]
    await fund(database.db, from, 100n)
    await pay(database.db, from, to, 1n, 'key-a')
    await expect(pay(database.db, from, to, 2n, 'key-a')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect(await balanceOf(to)).toBe(1n)
  })

  test('an entry that does not sum to zero, even inserted directly', async () => {
    await fund(database.db, newUid(), 7n)
    const unbalanced = `with e as (insert into journal_entry (kind, details, content_hash, created_at) values ('correction', '{}', '', now()) returning id)
      insert into posting (entry_id, account_id, seq, units, balance_before, balance_after, hash, created_at)
      select e.id, a.id, 99, 5, 0, 5, '', now() from e, (select id from ledger_account limit 1) a`
    expect(await refusalOf(unbalanced)).toBe('JD001')
  })

  test('a posting added later to an entry that was balanced', async () => {
    await fund(database.db, newUid(), 7n)
    const late = `insert into posting (entry_id, account_id, seq, units, balance_before, balance_after, hash, created_at)
      select (select max(id) from journal_entry), (select id from ledger_account where kind = 'user_otc' or kind = 'user_fund' order by id limit 1), 77, 5, 0, 5, '', now()`
    expect(await refusalOf(late)).toBe('JD001')
  })

  test.each([
    'update posting set units = 1',
    'delete from posting',
    'truncate posting',
    "update journal_entry set kind = 'deposit'",
    'delete from journal_entry',
    'truncate journal_entry cascade',
    'delete from ledger_account',
    'truncate ledger_account cascade',
    'update ledger_account set balance = balance + 1',
    "update ledger_account set owner = '1'",
    "insert into ledger_account (kind, owner, currency, balance) values ('user_fund', '1', 'LTC', 5)",
    'delete from ledger_seal',
    'delete from audit_event',
  ])('%s', async (statement) => {
    await fund(database.db, newUid(), 7n)
    expect(await refusalOf(statement)).toBe('JD002')
  })
})

describe('what the ledger writes', () => {
  test('each posting carries the balance before and after', async () => {
    const owner = newUid()
    await fund(database.db, owner, 10n)
    await fund(database.db, owner, 32n)
    const rows = await database.db.execute(sql`
      select p.seq, p.units, p.balance_before, p.balance_after from posting p join ledger_account a on a.id = p.account_id
      where a.owner = ${String(owner)} order by p.seq`)
    expect([...rows]).toEqual([
      { seq: 1n, units: 10n, balance_before: 0n, balance_after: 10n },
      { seq: 2n, units: 32n, balance_before: 10n, balance_after: 42n },
    ])
  })

  test('all entries of one call or none', async () => {
    const [from, to] = [newUid(), newUid()]
    await fund(database.db, from, 10n)
    const postings = (units: bigint) => [
      { account: { kind: 'user_fund', currency: 'LTC', owner: String(from) } as const, units: -units },
      { account: { kind: 'user_fund', currency: 'LTC', owner: String(to) } as const, units },
    ]
    const two = [8n, 8n].map((units) => ({ entry: { kind: 'transfer', postings: postings(units) } as const }))
    await expect(postEntries(database.db, two, NOW)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([10n, 0n])
  })
})

describe('parallel clients', () => {
  test('of many spends of one balance exactly as many succeed as it covers', async () => {
    const [from, to] = [newUid(), newUid()]
    await fund(database.db, from, 30n)
    const spends = await Promise.allSettled(Array.from({ length: 40 }, () => pay(database.db, from, to, 10n)))
    expect(spends.filter((spend) => spend.status === 'fulfilled')).toHaveLength(3)
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([0n, 30n])
  })

  test('one key fifty times at once is written once, and all get the same entry', async () => {
    const [from, to] = [newUid(), newUid()]
    await fund(database.db, from, 10n)
    const posted = await Promise.all(Array.from({ length: 50 }, () => pay(database.db, from, to, 10n, 'key-fifty')))
    expect(new Set(posted.map(([entry]) => entry?.id)).size).toBe(1)
    expect(posted.filter(([entry]) => entry?.replayed === false)).toHaveLength(1)
    expect(await balanceOf(to)).toBe(10n)
  })

  test('crossing payments between two users never deadlock', async () => {
    const [left, right] = [newUid(), newUid()]
    await Promise.all([fund(database.db, left, 1000n), fund(database.db, right, 1000n)])
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        index % 2 === 0 ? pay(database.db, left, right, 1n) : pay(database.db, right, left, 1n),
      ),
    )
    expect([await balanceOf(left), await balanceOf(right)]).toEqual([1000n, 1000n])
  })

  test('first payments to the same new account at once all arrive', async () => {
    const to = newUid()
    const senders = Array.from({ length: 20 }, newUid)
    await Promise.all(senders.map((sender) => fund(database.db, sender, 5n)))
    await Promise.all(senders.map((sender) => pay(database.db, sender, to, 5n)))
    expect(await balanceOf(to)).toBe(100n)
  })
})

describe('fees', () => {
  test('of two sellers queue behind nothing that they share', async () => {
    const buyer = newUid()
    const sellers = [newUid(), newUid()]
    await fund(database.db, buyer, 2_000n)
    const money = moneyOf('LTC', 1_000n)
    const orders = sellers.map((sellerUid, nth) => ({ sellerUid, orderId: 900 + nth, money, fee: moneyOf('LTC', 25n) }))
    for (const order of orders) {
      await postEntries(database.db, [{ entry: entryTemplates.purchase({ buyerUid: buyer, ...order }) }], NOW)
    }
    const [first = [], second = []] = orders.map((order) => [{ entry: entryTemplates.settleGoodsOrder(order) }])
    await database.db.transaction(async (tx) => {
      await postEntries(tx, first, NOW)
      await database.db.transaction(async (beside) => {
        // The first has posted but not committed: a row that both write would block the second.
        await beside.execute(sql`set local lock_timeout = '2s'`)
        await postEntries(beside, second, NOW)
      })
    })
    const kept = await database.db.execute<{ owner: string; balance: bigint }>(
      sql`select owner, balance from ledger_account where kind = 'revenue_goods_fee' order by owner`,
    )
    expect([...kept]).toEqual(sellers.map((owner) => ({ owner: String(owner), balance: 25n })))
  })
})
