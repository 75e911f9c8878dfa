import { entryTemplates, ownedAccount, type EntryDraft } from '@jindu/domain/ledger'
import { money } from '@jindu/domain/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { fund, NOW, pay } from '../../test/ledger/fund.ts'
import { postEntries, sealLedger } from '../platform/ledger/index.ts'
import { booksReport, checkBooks } from './check-books.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
  for (const uid of [1, 2, 3]) await fund(database.db, uid, 1000n)
  await fund(database.db, 1, 500n, 'BTC')
  await pay(database.db, 1, 2, 10n)
  await pay(database.db, 2, 3, 20n)
})
afterEach(() => database.drop())

const seal = async () => {
  const job = sealLedger(database)
  for (const item of await job.due(NOW, 1)) await job.run(item, NOW)
}

/** Alters the tables as somebody with full access to the database would. */
const tamper = (...statements: string[]) =>
  database.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql.unsafe('alter table ledger_account drop constraint ledger_account_side')
    await sql.unsafe('alter table posting drop constraint posting_moves')
    for (const statement of statements) await sql.unsafe(statement)
  })

const broken = async (): Promise<readonly string[]> =>
  (await checkBooks(database.db)).filter((result) => result.violations > 0).map((result) => result.name)

const account = (uid: number) =>
  `(select id from ledger_account where kind = 'user_fund' and owner = '${uid}' and currency = 'LTC')`

/** Takes a posting off an account's balance without a trace on the account. */
const undo = (uid: number, units: number) =>
  `update ledger_account set balance = balance - ${units}, posting_count = posting_count - 1 where id = ${account(uid)}`

test('untouched books are right, before and after a seal', async () => {
  expect(await broken()).toEqual([])
  await seal()
  const results = await checkBooks(database.db)
  expect(results.every((result) => result.violations === 0)).toBe(true)
  expect(booksReport(results)).toContain('The books are right.')
  expect(booksReport(results)).toContain('1 seals over 12 postings, 0 not sealed yet')
})

describe('books see', () => {
  test('a balance that was raised', async () => {
    await tamper(`update ledger_account set balance = balance + 1 where id = ${account(1)}`)
    expect(await broken()).toContain('every balance equals its postings')
  })

  test('an amount that was changed', async () => {
    await tamper(
      `update posting set units = units + 1, balance_after = balance_after + 1 where account_id = ${account(1)} and seq = 1`,
    )
    expect(await broken()).toEqual(
      expect.arrayContaining([
        'every entry sums to zero in each currency',
        'every entry has the content it was written with',
        "every account's chain of postings is intact",
      ]),
    )
  })

  test('a time that was changed', async () => {
    await tamper(
      `update posting set created_at = created_at + interval '1 second' where account_id = ${account(3)} and seq = 1`,
    )
    expect(await broken()).toEqual(["every account's chain of postings is intact"])
  })

  test('a kind, an actor or a detail that was changed', async () => {
    await tamper(`update journal_entry set details = '{"orderId": 5}' where id = 1`)
    expect(await broken()).toEqual(['every entry has the content it was written with'])
  })

  test('a posting that was removed', async () => {
    await tamper(`delete from posting where account_id = ${account(2)} and seq = 2`)
    expect(await broken()).toContain("every account's chain of postings is intact")
  })

  test('a whole entry that was removed, balances adjusted', async () => {
    await tamper(
      `delete from posting where entry_id = (select max(id) from journal_entry)`,
      `delete from journal_entry where id = (select max(id) from journal_entry)`,
      undo(2, -20),
      undo(3, 20),
    )
    expect(await broken()).toEqual(["every account's chain of postings is intact"])
  })

  test('an entry that was added by hand', async () => {
    await tamper(
      `insert into journal_entry (kind, details, content_hash, created_at) values ('correction', '{}', sha256(''), now())`,
      `insert into posting (entry_id, account_id, seq, units, balance_before, balance_after, hash, created_at)
        select (select max(id) from journal_entry), id, posting_count + 1, u, balance, balance + u, sha256(''), now()
        from ledger_account, lateral (select case owner when '1' then -5 else 5 end as u) x where owner in ('1', '2') and currency = 'LTC'`,
      `update ledger_account a set balance = p.balance_after, posting_count = p.seq, last_hash = p.hash
        from posting p where p.account_id = a.id and p.entry_id = (select max(id) from journal_entry)`,
    )
    expect(await broken()).toEqual(
      expect.arrayContaining([
        'every entry has the content it was written with',
        "every account's chain of postings is intact",
      ]),
    )
  })

  test('sealed history that was rewritten with every hash made anew', async () => {
    await seal()
    await tamper(
      `update journal_entry set details = '{"rewritten": 1}' where id = (select max(id) from journal_entry)`,
      `update journal_entry e set content_hash = ledger_content_hash(kind, reference_kind, reference_id, actor_uid, details,
        (select jsonb_agg(jsonb_build_array(a.kind, a.owner, a.currency, p.units::text) order by a.kind collate "C", a.owner collate "C", a.currency collate "C")
         from posting p join ledger_account a on a.id = p.account_id where p.entry_id = e.id)) where id = (select max(id) from journal_entry)`,
      `update posting p set hash = ledger_posting_hash((select hash from posting q where q.account_id = p.account_id and q.seq = p.seq - 1),
        (select content_hash from journal_entry e where e.id = p.entry_id), entry_id, account_id, seq, units, balance_before, balance_after, created_at)
        where entry_id = (select max(id) from journal_entry)`,
      `update ledger_account a set last_hash = p.hash from posting p where p.account_id = a.id and p.seq = a.posting_count`,
    )
    expect(await broken()).toEqual(['every seal matches the postings it sealed'])
  })

  test('a seal that was removed or changed', async () => {
    await seal()
    await pay(database.db, 3, 1, 5n)
    await seal()
    await tamper(`delete from ledger_seal where id = (select min(id) from ledger_seal)`)
    expect(await broken()).toEqual(['every seal matches the postings it sealed'])
  })

  test('an account below zero and a chain that owes more than it holds', async () => {
    await tamper(
      `update ledger_account set balance = -1 where id = ${account(1)}`,
      `update ledger_account set balance = -5 where kind = 'chain' and currency = 'LTC'`,
    )
    expect(await broken()).toEqual(
      expect.arrayContaining([
        'no account is on the wrong side of zero',
        'what the chain holds covers what users are owed',
      ]),
    )
  })

  test('escrow without an order', async () => {
    const entry = entryTemplates.purchase({ buyerUid: 1, orderId: 999, money: money('LTC', 5n) })
    await postEntries(database.db, [{ entry }], NOW)
    const escrow = (await checkBooks(database.db)).find(({ name }) => name.includes('escrow'))
    expect(escrow).toMatchObject({
      violations: 1,
      examples: [expect.stringContaining('order 999 (unknown) holds 5 in escrow')],
    })
  })
})

test('what the site earned is owed to nobody, under which owner it may lie', async () => {
  // Before fees were kept apart by whom they came from, one account held them all.
  const owner = [
    ['', '7'],
    ['1', '5'],
  ] as const
  for (const [earnedOf, units] of owner) {
    await database.sql`select ledger_post(${JSON.stringify([
      {
        kind: 'goods_settlement',
        details: {},
        lines: [
          ['user_fund', '1', 'LTC', `-${units}`],
          ['revenue_goods_fee', earnedOf, 'LTC', units],
        ],
      },
    ])}::text::jsonb, now())`
  }
  const covered = (await checkBooks(database.db)).find(({ name }) => name.includes('owed'))
  expect(covered).toMatchObject({ violations: 0, figure: expect.stringContaining('LTC 3000 held, 2988 owed') })
  expect(await broken()).toEqual([])
})

const coin = (units: bigint) => money('LTC', units)
const post = (...entries: EntryDraft[]) =>
  postEntries(
    database.db,
    entries.map((entry) => ({ entry })),
    NOW,
  )
const balance = async (kind: string) => {
  const [row] = await database.sql`select balance from ledger_account where kind = ${kind} and currency = 'LTC'`
  return row?.['balance']
}

describe('a deposit that the chain took back after it was spent', () => {
  const reverse = () =>
    post(entryTemplates.depositReversal({ uid: 1, money: coin(1000n), fund: coin(990n), otc: coin(0n) }))

  test('is a debt, and the debt hides no shortfall', async () => {
    await reverse()
    expect(await balance('user_debt')).toBe(10n)
    const results = await checkBooks(database.db)
    expect(results.filter(({ violations }) => violations > 0)).toMatchObject([
      {
        name: 'what the chain holds covers what users are owed',
        examples: ['LTC: 2000 held, 2010 owed (smallest units)'],
      },
    ])
    expect(results.find(({ name }) => name === 'coin in the books equals what everybody owns')?.figure).toContain(
      'LTC 2000 = 2010 of users + 0 in escrow + 0 in payouts + 0 revenue + 0 of the operator - 10 of debts',
    )
  })

  test('is covered again by the operator, or by the next deposit', async () => {
    await reverse()
    await post(entryTemplates.capitalDeposit({ money: coin(10n) }))
    expect(await broken()).toEqual([])
    await post(entryTemplates.deposit({ uid: 1, money: coin(30n) }))
    expect(await balance('user_debt')).toBe(0n)
    expect(await broken()).toEqual([])
  })

  test.each([
    [
      'a debt',
      entryTemplates.correction([
        { account: ownedAccount('user_debt', 'LTC', 1), units: -10n },
        { account: ownedAccount('user_fund', 'LTC', 1), units: -10n },
      ]),
    ],
    ['the operator’s capital', entryTemplates.capitalReversal({ money: coin(1n) })],
    ['what is set aside', entryTemplates.withdrawalSign({ withdrawalId: 5, setAside: coin(1n) })],
  ])('puts neither %s below zero', async (_what, entry) => {
    await expect(post(entry)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  })

  test('a debt on the wrong side of an entry is refused by the database', async () => {
    const lines = [
      ['user_fund', '1', 'LTC', '-5'],
      ['user_debt', '1', 'LTC', '5'],
    ]
    const entry = JSON.stringify([{ kind: 'correction', details: {}, lines }])
    await expect(database.sql`select ledger_post(${entry}::text::jsonb, now())`).rejects.toMatchObject({
      code: 'JD001',
    })
  })
})

test('the report names what is broken and says so at its end', async () => {
  await tamper(`update ledger_account set balance = balance + 1 where id = ${account(1)}`)
  const report = booksReport(await checkBooks(database.db))
  expect(report).toContain('BROKEN  every balance equals its postings: ')
  expect(report).toMatch(/The books are NOT right: \d of \d+ checks fail\.$/)
})
