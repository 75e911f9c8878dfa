import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { applyFor, financier, recordOf, simulatedChain, stealCoin, topUp } from '../../../test/market/finance.ts'
import { fundsOf } from '../../../test/market/market.ts'
import { LOGIN, verifiedPerson, type Person } from '../../../test/people.ts'
import { workCoin } from './index.ts'

const { finalBlocks } = rules.wallet.chain
const { stuckSeconds } = rules.wallet.payout
const REASON = 'looked at the chain, and twice'

let api: TestApp
let first: Person
let second: Person

beforeAll(async () => {
  api = await createTestApp()
  first = await financier(api)
  second = await financier(api)
  await topUp(api, 50_000_000n)
})
afterAll(() => api.close())

const chain = () => simulatedChain(api.app, 'LTC')
const work = () => workCoin(api.app, 'LTC')
const mine = async (blocks: number) => {
  await chain().mine(blocks)
  await work()
}
const again = ({ uid, client }: Person) => client.trpc.accounts.login.mutate({ uid, password: LOGIN })
const approve = (id: number) => first.client.trpc.withdrawals.approve.mutate({ id })
const bump = (id: number) => first.client.trpc.withdrawals.bump.mutate({ id })
const coinRow = async () => {
  await again(first)
  return (await first.client.trpc.treasury.coins.query()).data.find(({ currency }) => currency === 'LTC')
}
const waiting = async (id: number) => {
  await again(first)
  const { data } = await first.client.trpc.withdrawals.queue.query({ page: 1, limit: 40, queue: 'payouts' })
  return data.find((row) => row.id === id)?.waiting
}
const kindsFor = async ({ client }: Person) =>
  (await client.trpc.messages.list.query({ limit: 20 })).data.map(({ message }) => message.kind)

/** Resumes payouts that were stopped, once chain and books are equal. */
async function resume() {
  await again(first)
  await again(second)
  await first.client.trpc.treasury.askToResume.mutate({ currency: 'LTC', reason: REASON })
  await second.client.trpc.treasury.resume.mutate({ currency: 'LTC' })
}

const debtOf = async ({ uid }: Person) => {
  const [row] = await api.app
    .sql`select balance from ledger_account where kind = 'user_debt' and owner = ${String(uid)} and currency = 'LTC'`
  return row?.['balance'] ?? 0n
}
const coinsOf = async (id: number, number = 1) => {
  const rows = await api.app.sql`select i.coin_id::int as coin_id, t.raw, t.tx from withdrawal_attempt t
    join withdrawal_attempt_input i on i.attempt_id = t.id where t.withdrawal_id = ${id} and t.number = ${number} order by i.coin_id`
  return rows.map((row) => ({ id: Number(row['coin_id']), raw: String(row['raw']), tx: String(row['tx']) }))
}
const anchorOf = async (id: number) => {
  const [row] = await api.app.sql`select anchor_coin_id::int as id from withdrawal where id = ${id}`
  return { id: Number(row?.['id']) }
}
const heldBy = async (coinId: number) => {
  const [row] = await api.app.sql`select withdrawal_id::int as id from wallet_coin where id = ${coinId}`
  return row?.['id'] ?? null
}
/** Deposits of exactly these amounts, one coin each. */
async function rich(...units: readonly bigint[]): Promise<Person & { readonly deposits: readonly string[] }> {
  const user = await verifiedPerson(api)
  const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
  const deposits: string[] = []
  for (const each of units) deposits.push(await chain().pay(address, each))
  await mine(6)
  return { ...user, deposits }
}

/** Reserves all other coins while `run` runs, so that only the given deposits can be spent. */
async function outOf<T>(deposits: readonly string[], run: () => Promise<T>): Promise<T> {
  await api.app.sql`update wallet_coin set withdrawal_id = -1
    where withdrawal_id is null and spent_at is null and gone_at is null and not (txid = any(${[...deposits]}))`
  try {
    return await run()
  } finally {
    await api.app.sql`update wallet_coin set withdrawal_id = null where withdrawal_id = -1`
  }
}

/** A withdrawal that was broadcast, paid from the given deposits. */
async function sent(user: Person, units: bigint, deposits: readonly string[]) {
  await again(first)
  const { id } = await applyFor(user, { units })
  await approve(id)
  await outOf(deposits, work)
  const record = await recordOf(user, id)
  expect(record.status).toBe('broadcast')
  return { id, tx: record.tx }
}

describe('a payment whose shared coin another transaction takes', () => {
  it('gives nothing back while that may be undone, and is paid when a reorganisation undoes it', async () => {
    const user = await rich(300_000_000n)
    const before = await fundsOf(user)
    const { id, tx } = await sent(user, 100_000_000n, user.deposits)
    const stolen = await stealCoin(api, 'LTC', await anchorOf(id))
    await mine(6)
    expect(await waiting(id)).toBe('lost')
    // A failed run meanwhile overwrites the reason; the next run restores it.
    await api.app.sql`update withdrawal set waiting = 'error', waiting_detail = 'a node that said no' where id = ${id}`
    await mine(6)
    expect(await waiting(id)).toBe('lost')
    expect(await recordOf(user, id)).toMatchObject({ status: 'broadcast', confirmations: 0 })
    expect(await fundsOf(user)).toBe(before - 100_000_000n)
    expect(await coinRow()).toMatchObject({ equal: false, stopped: { reason: 'unequal' } })
    await chain().reorganise(13, [stolen.txid])
    await work()
    await mine(6)
    expect(await recordOf(user, id)).toMatchObject({ status: 'completed', tx })
    expect(await fundsOf(user)).toBe(before - 100_000_000n)
    expect(await brokenBooks(api.app)).toEqual([])
    await resume()
  })

  it('cannot be given up or bumped; comes back when it is final, and two of finance write the coin off', async () => {
    const user = await rich(300_000_000n)
    const before = await fundsOf(user)
    const { id } = await sent(user, 100_000_000n, user.deposits)
    const stolen = await stealCoin(api, 'LTC', await anchorOf(id))
    api.clock.advance(stuckSeconds + 1)
    await mine(1)
    await again(first)
    expect(await refusalCode(first.client.trpc.withdrawals.fail.mutate({ id, reason: REASON }))).toBe(
      'WITHDRAWAL_BROADCAST',
    )
    await chain().mine(finalBlocks - 2)
    await work()
    expect(await recordOf(user, id)).toMatchObject({ status: 'broadcast' })
    expect(
      await refusalCode(first.client.trpc.treasury.proposeWriteOff.mutate({ coinId: stolen.coinId, reason: REASON })),
    ).toBe('COIN_NOT_MISSING')
    await mine(1)
    expect(await recordOf(user, id)).toMatchObject({ status: 'failed', remark: 'CONFLICT' })
    expect(await fundsOf(user)).toBe(before)
    expect(await kindsFor(user)).toContain('withdrawal.failed')
    expect(await kindsFor(first)).toEqual(expect.arrayContaining(['finance.payoutLost', 'finance.payoutsStopped']))

    // Payouts cannot be resumed while the books contain a missing coin.
    const { treasury } = first.client.trpc
    await again(first)
    await again(second)
    await treasury.askToResume.mutate({ currency: 'LTC', reason: REASON })
    expect(await refusalCode(second.client.trpc.treasury.resume.mutate({ currency: 'LTC' }))).toBe('BREAKER_UNEQUAL')
    const { coinId, units } = stolen
    expect(await coinRow()).toMatchObject({
      missingTotal: 1,
      missing: [{ id: coinId, amount: { units: String(units) }, heldBy: null, proposal: null }],
    })
    await treasury.proposeWriteOff.mutate({ coinId, reason: REASON })
    expect(await refusalCode(treasury.proposeWriteOff.mutate({ coinId, reason: REASON }))).toBe('WRITE_OFF_PROPOSED')
    expect(await refusalCode(treasury.confirmWriteOff.mutate({ coinId }))).toBe('WRITE_OFF_SECOND_MEMBER')
    const confirm = () => second.client.trpc.treasury.confirmWriteOff.mutate({ coinId })
    expect(await refusalCode(confirm())).toBe('WRITE_OFF_CAPITAL_SHORT')
    await topUp(api, units)
    await again(second)
    const capital = BigInt((await coinRow())?.capital.units ?? 0)
    const many = await Promise.allSettled([confirm(), confirm(), confirm()])
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await coinRow()).toMatchObject({
      missingTotal: 0,
      equal: true,
      capital: { units: String(capital - units) },
    })
    expect(await brokenBooks(api.app)).toEqual([])
    await second.client.trpc.treasury.resume.mutate({ currency: 'LTC' })
    const { id: next } = await applyFor(user)
    await again(first)
    await approve(next)
    await work()
    await mine(6)
    expect(await recordOf(user, next)).toMatchObject({ status: 'completed' })
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('is booked as its owner’s debt when the chain takes back what was final and pays it after all', async () => {
    const user = await rich(300_000_000n)
    const { id, tx } = await sent(user, 100_000_000n, user.deposits)
    const [attempt] = await coinsOf(id)
    const stolen = await stealCoin(api, 'LTC', await anchorOf(id))
    await mine(1)
    await mine(finalBlocks)
    expect(await recordOf(user, id)).toMatchObject({ status: 'failed' })
    await topUp(api, stolen.units)
    await again(first)
    await again(second)
    await first.client.trpc.treasury.proposeWriteOff.mutate({ coinId: stolen.coinId, reason: REASON })
    await second.client.trpc.treasury.confirmWriteOff.mutate({ coinId: stolen.coinId })
    // All returned coin is spent meanwhile.
    const other = await verifiedPerson(api)
    const held = await fundsOf(user)
    await user.client.trpc.transfers.send.mutate({
      recipientUid: other.uid,
      amount: { asset: 'LTC', units: String(held - 40_000_000n) },
      idempotencyKey: `everything-of-${user.uid}`,
    })
    await chain().reorganise(finalBlocks + 8, [stolen.txid])
    await chain().signer.send(attempt?.raw ?? '')
    await mine(1)
    await mine(6)
    await work()
    expect(await chain().reader.find(tx)).toMatchObject({ confirmations: 7 })
    expect(await recordOf(user, id)).toMatchObject({ status: 'completed', tx })
    expect(await fundsOf(user)).toBe(0n)
    expect(await debtOf(user)).toBe(60_000_000n)
    expect(await brokenBooks(api.app)).toEqual([])
    expect(await coinRow()).toMatchObject({ equal: true, missingTotal: 0, stopped: { reason: expect.any(String) } })
    expect(await kindsFor(user)).toContain('withdrawal.paidAfterReturn')
    expect(await kindsFor(first)).toContain('finance.paidAfterReturn')
    // It is monitored like any other completed payment.
    await chain().reorganise(7)
    await work()
    expect(await recordOf(user, id)).toMatchObject({ status: 'broadcast', tx })
    await mine(7)
    expect(await recordOf(user, id)).toMatchObject({ status: 'completed', tx })
    expect(await brokenBooks(api.app)).toEqual([])
    await resume()
  })
})

describe('a payment whose change was taken and written off', () => {
  it('goes on when the chain takes both back, and its change comes into the books once', async () => {
    await topUp(api, 300_000_000n)
    const user = await rich(300_000_000n)
    const { id, tx } = await sent(user, 100_000_000n, user.deposits)
    await mine(6)
    expect(await recordOf(user, id)).toMatchObject({ status: 'completed' })
    const [change] = await api.app.sql`select id::int as id from wallet_coin where txid = ${tx} and source = 'change'`
    const stolen = await stealCoin(api, 'LTC', { id: Number(change?.['id']) })
    await mine(6)
    await again(first)
    await again(second)
    await first.client.trpc.treasury.proposeWriteOff.mutate({ coinId: stolen.coinId, reason: REASON })
    await second.client.trpc.treasury.confirmWriteOff.mutate({ coinId: stolen.coinId })
    const capital = BigInt((await coinRow())?.capital.units ?? 0)
    await chain().reorganise(13, [stolen.txid])
    await work()
    expect(await recordOf(user, id)).toMatchObject({ status: 'broadcast', tx })
    expect(await brokenBooks(api.app)).toEqual([])
    await mine(6)
    expect(await recordOf(user, id)).toMatchObject({ status: 'completed', tx })
    await work()
    expect(await brokenBooks(api.app)).toEqual([])
    // The operator's capital, which had covered the loss, is restored.
    expect(await coinRow()).toMatchObject({
      equal: true,
      missingTotal: 0,
      capital: { units: String(capital + stolen.units) },
    })
    await resume()
  })
})

describe('a payment that spends a deposit which the chain then takes back', () => {
  it('of the one who deposited: comes back when that is final, and pays what they owe', async () => {
    const thief = await rich(500_000_000n)
    const { id } = await sent(thief, 400_000_000n, thief.deposits)
    await mine(1)
    await chain().reorganise(8, [...thief.deposits])
    await mine(9)
    expect(await waiting(id)).toBe('lost')
    expect(await debtOf(thief)).toBe(400_000_000n)
    expect(await kindsFor(thief)).toContain('deposit.reversedOwing')
    expect(await kindsFor(first)).toContain('finance.depositReversed')
    api.clock.advance(stuckSeconds + 1)
    await work()
    await again(first)
    expect(await refusalCode(bump(id))).toBe('PAYOUT_COIN_LOST')
    await mine(finalBlocks - 1)
    expect(await recordOf(thief, id)).toMatchObject({ status: 'failed' })
    expect(await debtOf(thief)).toBe(0n)
    expect(await fundsOf(thief)).toBe(0n)
    expect(await brokenBooks(api.app)).toEqual([])
    expect(await coinRow()).toMatchObject({ stopped: null, missingTotal: 0 })
  })

  it('of somebody else: their money comes back whole, and goes out of other coin', async () => {
    const thief = await rich(500_000_000n)
    const honest = await rich(500_000_000n)
    const before = await fundsOf(honest)
    const { id } = await sent(honest, 400_000_000n, thief.deposits)
    await mine(1)
    await chain().reorganise(14, [...thief.deposits])
    await mine(15)
    await mine(finalBlocks)
    expect(await recordOf(honest, id)).toMatchObject({ status: 'failed' })
    expect(await fundsOf(honest)).toBe(before)
    const { id: next } = await sent(honest, 400_000_000n, honest.deposits)
    await mine(6)
    expect(await recordOf(honest, next)).toMatchObject({ status: 'completed' })
    // The thief's credited deposit is reversed exactly.
    expect([await fundsOf(thief), await debtOf(thief)]).toEqual([0n, 0n])
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('beside the coin that all share: is signed anew without it, at once', async () => {
    const user = await rich(200_000_000n, 201_000_000n, 300_000_000n)
    const [shared = '', lost = '', spare = ''] = user.deposits
    const { id, tx } = await sent(user, 350_000_000n, [shared, lost])
    expect(await coinsOf(id)).toHaveLength(2)
    // The oldest coin in the books is the one that all attempts share.
    const [anchor] = await api.app.sql`select txid from wallet_coin where id = ${(await anchorOf(id)).id}`
    const gone = anchor?.['txid'] === shared ? lost : shared
    await mine(1)
    await chain().reorganise(8, [gone])
    await chain().mine(9)
    await outOf([spare], work)
    await work()
    const replaced = await recordOf(user, id)
    expect(replaced.status).toBe('broadcast')
    expect(replaced.tx).not.toBe(tx)
    await mine(7)
    await mine(1)
    expect(await recordOf(user, id)).toMatchObject({ status: 'completed', tx: replaced.tx })
    expect(await debtOf(user)).toBe(0n)
    expect(await brokenBooks(api.app)).toEqual([])
  })
})

/**
 * A payment sent from one barely sufficient coin, then re-signed with a higher fee from two; the second is not sent
 * yet.
 */
async function bumped() {
  const user = await rich(100_006_000n, 500_000_000n)
  const [only = '', more = ''] = user.deposits
  const { id, tx } = await sent(user, 100_000_000n, [only])
  const [own] = await coinsOf(id)
  api.clock.advance(stuckSeconds + 1)
  await work()
  await again(first)
  await outOf([more], () => bump(id))
  const both = await coinsOf(id, 2)
  expect(both).toHaveLength(2)
  const spare = both.find((coin) => coin.id !== own?.id)?.id ?? 0
  return { user, id, tx, spare, dearer: { tx: both[0]?.tx ?? '', raw: both[0]?.raw ?? '' } }
}

describe('a payment that was bumped with one coin more', () => {
  it('keeps both coins after the first of its transactions is confirmed, and either may confirm after a reorganisation', async () => {
    const { user, id, tx, spare, dearer } = await bumped()
    // The first transaction is mined before the second is sent.
    await mine(6)
    expect(await recordOf(user, id)).toMatchObject({ status: 'completed', tx })
    expect(await heldBy(spare)).toBe(id)
    expect(await brokenBooks(api.app)).toEqual([])
    await chain().reorganise(7)
    await work()
    // The transaction that had been mined is sent first.
    expect(await recordOf(user, id)).toMatchObject({ status: 'broadcast', tx })
    expect(await chain().reader.find(dearer.tx)).toBeNull()
    await chain().drop(tx)
    expect(await chain().signer.send(dearer.raw)).toBe('sent')
    await mine(6)
    expect(await recordOf(user, id)).toMatchObject({ status: 'completed', tx: dearer.tx })
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('lets go of the coin that it did not spend once its payment is final, not before', async () => {
    const { id, spare } = await bumped()
    await mine(6)
    await chain().mine(finalBlocks)
    await work()
    expect(await heldBy(spare)).toBe(id)
    await mine(1)
    expect(await heldBy(spare)).toBeNull()
    expect(await brokenBooks(api.app)).toEqual([])
  })
})
