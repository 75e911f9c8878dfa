import { entryTemplates, ownedAccount, TAKES_HELD, type EntryDraft } from '@jindu/domain/ledger'
import { money, zero } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { fund, NOW, pay } from '../../../test/ledger/fund.ts'
import { ledgerChecks, postEntries } from './index.ts'
import { ledgerHold } from './tables.ts'

let database: TestDatabase
let uid = 600_000
const newUid = () => (uid += 1)
beforeAll(async () => {
  database = await createTestDatabase({ max: 30 })
  // Fund the chain account first, because a reversal cannot debit more than it received.
  await fund(database.db, newUid(), 1_000_000n)
})
afterAll(() => database.drop())

const ltc = (units: bigint) => money('LTC', units)
const post = (entry: EntryDraft, orderId = 1) =>
  postEntries(database.db, [{ entry, reference: { kind: 'goodsOrder', id: orderId } }], NOW)

async function holds(owner: number) {
  const rows = await database.db.execute<{ kind: string; balance: string }>(
    sql`select kind, balance::text as balance from ledger_account where owner = ${String(owner)} and currency = 'LTC'`,
  )
  const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.balance ?? 0)
  return { debt: of('user_debt'), fund: of('user_fund'), otc: of('user_otc') }
}

/** A user whose deposit was reversed after they had spent it. */
async function debtor(units: bigint): Promise<number> {
  const owner = newUid()
  await post(entryTemplates.depositReversal({ uid: owner, money: ltc(units), fund: zero('LTC'), otc: zero('LTC') }))
  return owner
}

const paymentsOf = (owner: number) =>
  database.db.execute<{ kind: string; reference_kind: string; units: string }>(sql`
    select e.kind, e.reference_kind, p.units::text as units from journal_entry e
    join posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
    where a.owner = ${String(owner)} and a.kind = 'user_debt' and p.units < 0 order by p.id`)

async function brokenChecks() {
  const found = await database.db.transaction((tx) =>
    Promise.all(ledgerChecks.map(async (check) => ({ name: check.name, ...(await check.run(tx)) }))),
  )
  // Tests bring coin out of nowhere: only the chain's cover is none.
  return found.filter(({ violations, name }) => violations > 0 && !name.startsWith('what the chain holds'))
}

/** Everything that brings coin, as far as an escrow or another account can be filled here. */
const INCOMES = {
  'a deposit': (owner, units) => fund(database.db, owner, units),
  'a transfer': async (owner, units) => {
    const giver = newUid()
    await fund(database.db, giver, units)
    await pay(database.db, giver, owner, units)
  },
  'a sale': async (owner, units) => {
    const [buyerUid, orderId] = [newUid(), newUid()]
    await fund(database.db, buyerUid, units)
    await post(entryTemplates.purchase({ buyerUid, orderId, money: ltc(units) }), orderId)
    const entry = entryTemplates.settleGoodsOrder({ sellerUid: owner, orderId, money: ltc(units), fee: zero('LTC') })
    await post(entry, orderId)
  },
  'a refund': async (owner, units) => {
    const [other, orderId] = [newUid(), newUid()]
    await fund(database.db, other, units)
    await post(entryTemplates.purchase({ buyerUid: other, orderId, money: ltc(units) }), orderId)
    await post(entryTemplates.refundGoodsOrder({ buyerUid: owner, orderId, money: ltc(units) }), orderId)
  },
  'a release in the fiat market': async (owner, units) => {
    const [sellerUid, orderId] = [newUid(), newUid()]
    await fund(database.db, sellerUid, units)
    await post(entryTemplates.fundToOtc({ uid: sellerUid, money: ltc(units) }), orderId)
    await post(entryTemplates.otcTake({ orderId, money: ltc(units), from: { sellerUid } }), orderId)
    await post(entryTemplates.otcRelease({ orderId, buyerUid: owner, money: ltc(units), fee: zero('LTC') }), orderId)
  },
} as const satisfies Readonly<Record<string, (owner: number, units: bigint) => Promise<unknown>>>

type Income = keyof typeof INCOMES
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const NAMES = Object.keys(INCOMES) as Income[]

describe('what comes in pays a debt first', () => {
  test.each(NAMES)('by an entry of its own: %s', async (name) => {
    const owner = await debtor(100n)
    await INCOMES[name](owner, 30n)
    expect(await holds(owner)).toEqual({ debt: 70n, fund: 0n, otc: 0n })
    expect((await paymentsOf(owner)).map(({ kind, units }) => [kind, units])).toEqual([['debt_payment', '-30']])
    await INCOMES[name](owner, 90n)
    const { debt, fund: funds, otc } = await holds(owner)
    expect([debt, funds + otc]).toEqual([0n, 20n])
    expect(await brokenChecks()).toEqual([])
  })

  test('once to the unit, whatever comes in at the same time', async () => {
    const owner = await debtor(1_000n)
    const incomes = Array.from({ length: 6 }, () => NAMES).flat()
    await Promise.all(incomes.map((name) => INCOMES[name](owner, 40n)))
    const { debt, fund: funds, otc } = await holds(owner)
    expect([debt, funds + otc]).toEqual([0n, 200n])
    const paid = (await paymentsOf(owner)).reduce((sum, { units }) => sum + BigInt(units), 0n)
    expect(paid).toBe(-1_000n)
    expect(await brokenChecks()).toEqual([])
  })

  test('also where the debt comes about while coin arrives: nobody owes and has', async () => {
    const owners = Array.from({ length: 10 }, newUid)
    await Promise.all(
      owners.flatMap((owner) => [
        INCOMES['a deposit'](owner, 60n),
        post(entryTemplates.depositReversal({ uid: owner, money: ltc(100n), fund: zero('LTC'), otc: zero('LTC') })),
        INCOMES['a sale'](owner, 30n),
      ]),
    )
    for (const owner of owners) expect(await holds(owner)).toEqual({ debt: 10n, fund: 0n, otc: 0n })
    expect(await brokenChecks()).toEqual([])
  })

  test('as the domain’s rule says', async () => {
    const owner = await debtor(100n)
    const { otc } = await holds(owner)
    const rule = entryTemplates.debtPayment({ uid: owner, debt: ltc(100n), fund: ltc(30n), otc: ltc(otc) })
    expect(rule?.postings).toEqual([
      { account: ownedAccount('user_debt', 'LTC', owner), units: -30n },
      { account: ownedAccount('user_fund', 'LTC', owner), units: -30n },
    ])
  })

  test('so that nothing can go out while it stands', async () => {
    const owner = await debtor(100n)
    await INCOMES['a transfer'](owner, 50n)
    await expect(pay(database.db, owner, newUid(), 1n)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  })
})

const hold = (owner: number, units: bigint, heldUntil: number) =>
  database.db
    .insert(ledgerHold)
    .values({ owner: String(owner), currency: 'LTC', units, heldUntil, sourceUid: 1, transferId: 1, createdAt: NOW })

describe('coin that is held', () => {
  test('leaves by no entry before its time, the rest does, and at its time all', async () => {
    const owner = newUid()
    await fund(database.db, owner, 100n)
    await hold(owner, 60n, NOW + 1)
    await expect(pay(database.db, owner, newUid(), 41n)).rejects.toMatchObject({
      code: 'COIN_HELD',
      details: { currency: 'LTC', held: '0.00000060', secondsLeft: 1 },
    })
    await expect(post(entryTemplates.fundToOtc({ uid: owner, money: ltc(41n) }))).rejects.toMatchObject({
      code: 'COIN_HELD',
    })
    await pay(database.db, owner, newUid(), 40n)
    const entry = entryTemplates.transferBetweenUsers({ fromUid: owner, toUid: newUid(), money: ltc(60n) })
    await postEntries(database.db, [{ entry }], NOW + 1)
    expect((await holds(owner)).fund).toBe(0n)
  })

  test('stays whole under payments at the same time', async () => {
    const owner = newUid()
    await fund(database.db, owner, 100n)
    await hold(owner, 50n, NOW + 1)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => pay(database.db, owner, newUid(), 10n)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect((await holds(owner)).fund).toBe(50n)
  })

  test('is taken by the chain and by debts all the same: the database names the kinds of the domain', async () => {
    const owner = newUid()
    await fund(database.db, owner, 100n)
    await hold(owner, 100n, NOW + 1)
    await post(entryTemplates.depositReversal({ uid: owner, money: ltc(30n), fund: ltc(30n), otc: zero('LTC') }))
    expect((await holds(owner)).fund).toBe(70n)
    const [row] = await database.db.execute<{ source: string }>(
      sql`select prosrc as source from pg_proc where proname = 'ledger_write'`,
    )
    expect(/not in \(([^)]*)\)/.exec(row?.source ?? '')?.[1]).toBe(TAKES_HELD.map((kind) => `'${kind}'`).join(', '))
  })
})
