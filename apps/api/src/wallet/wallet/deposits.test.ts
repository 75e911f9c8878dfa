import { pricePoint } from '../../platform/rates/tables.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { fundsOf } from '../../../test/market/market.ts'
import { serverOutsideSandbox } from '../../../test/market/outside-sandbox.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { person, sameBrowserAt, type Person } from '../../../test/people.ts'
import { isSimulated, type SimulatedChain } from '../../platform/chain/index.ts'
import { scanChain } from './scan-chain.ts'

let api: TestApp
let second: TestApp
let user: Person
let chain: SimulatedChain

beforeAll(async () => {
  api = await createTestApp()
  second = await createTestApp({ beside: api })
  const gateway = api.app.chains.LTC
  if (gateway === undefined || !isSimulated(gateway)) throw new Error('tests run on the simulated chain')
  chain = gateway
})
beforeAll(async () => {
  user = await person(api)
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const wallet = () => user.client.trpc.wallet
const post = (path: string, payload: object) => user.client.inject({ method: 'POST', url: path, payload })
const latest = async () => (await wallet().deposits.query({ page: 1, limit: 1 })).data[0]

describe('the sandbox routes refuse', () => {
  it.each([
    ['/sandbox/deposit', { address: 'nowhere', amount: '1', currency_id: 3 }, 'WITHDRAWAL_ADDRESS_INVALID'],
    ['/sandbox/deposit', { address: 'x', amount: '1e3', currency_id: 3 }, 'AMOUNT_FORMAT'],
    ['/sandbox/deposit', { address: 'x', amount: '0', currency_id: 3 }, 'AMOUNT_NOT_POSITIVE'],
    ['/sandbox/deposit', { address: 'x', amount: '1', currency_id: 9 }, 'CURRENCY_UNKNOWN'],
    ['/sandbox/mine', { currency_id: 3, blocks: 0 }, 'INPUT_INVALID'],
    ['/sandbox/advance', { seconds: -1 }, 'INPUT_INVALID'],
    ['/sandbox/advance', {}, 'INPUT_INVALID'],
  ])('%s %j', async (path, payload, code) => {
    const answer = await post(path, payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { code } })
  })

  it('to exist outside the sandbox', async () => {
    const server = await serverOutsideSandbox(api)
    const answer = await server.inject({ method: 'POST', url: '/sandbox/advance', payload: { seconds: 1 } })
    expect(answer.statusCode).toBe(404)
    await server.close()
  })
})

describe('the sandbox faucet', () => {
  it('credits nothing of what it is told to leave unconfirmed until the blocks are mined', async () => {
    const { wallet: own, sandbox } = (await person(api)).client.trpc
    const newest = async () => (await own.deposits.query({ page: 1, limit: 1 })).data[0]
    const { currency, confirmationsNeeded } = await own.depositAddress.query({ currency: 'BTC' })
    const { txid } = await sandbox.faucet.mutate({ currency, amount: '0.5', confirmed: false })
    expect(await newest()).toMatchObject({ txid, status: 'unconfirmed', confirmations: 0 })
    await sandbox.mine.mutate({ currency, blocks: confirmationsNeeded })
    expect(await newest()).toMatchObject({ txid, status: 'credited' })
  })
})

describe('a deposit', () => {
  it('is seen unconfirmed, and credited at its confirmations, not one before', async () => {
    const { address, confirmationsNeeded } = await wallet().depositAddress.query({ currency: 'LTC' })
    expect(confirmationsNeeded).toBe(6)
    const { txid } = (await post('/sandbox/deposit', { address, amount: '1.5', currency_id: 3 })).json()
    expect(await latest()).toMatchObject({
      txid,
      status: 'unconfirmed',
      confirmations: 0,
      amount: { units: '150000000' },
    })
    await post('/sandbox/mine', { currency_id: 3, blocks: 5 })
    expect(await latest()).toMatchObject({ status: 'unconfirmed', confirmations: 5 })
    expect(await fundsOf(user)).toBe(0n)
    await post('/sandbox/mine', { currency_id: 3, blocks: 1 })
    expect(await latest()).toMatchObject({ status: 'credited', confirmations: 6, creditedAt: api.clock.now() })
    expect(await fundsOf(user)).toBe(150_000_000n)
    const { data } = await wallet().depositAddresses.query({ page: 1, limit: 10, currency: 'LTC' })
    expect(data).toMatchObject([{ address, received: { asset: 'LTC', units: '150000000' }, current: true }])
  })

  it('of bitcoin counts after three, and an old address keeps working', async () => {
    const old = await wallet().depositAddress.query({ currency: 'BTC' })
    const current = await wallet().newDepositAddress.mutate({ currency: 'BTC' })
    expect(current.address).not.toBe(old.address)
    await post('/sandbox/deposit', { address: old.address, amount: 0.25, currency_id: 1 })
    await post('/sandbox/mine', { currency_id: 1, blocks: 3 })
    expect(await fundsOf(user, 'BTC')).toBe(25_000_000n)
  })

  it('counts after a thousand blocks at once, which are mined together: one by one they outlast a busy machine', async () => {
    const { address } = await wallet().depositAddress.query({ currency: 'LTC' })
    const before = await fundsOf(user)
    const { height } = await chain.reader.tip()
    await chain.pay(address, 11n)
    expect((await post('/sandbox/mine', { currency_id: 3, blocks: 1_000 })).json()).toEqual({ height: height + 1_000 })
    const [mined] = await api.app.sql`select count(*)::int as blocks, count(distinct xmin::text)::int as transactions
      from simulated_block where currency = 'LTC' and height > ${height}`
    expect(mined).toEqual({ blocks: 1_000, transactions: 1 })
    expect(await fundsOf(user)).toBe(before + 11n)
  })

  it('is credited once, however many look at once', async () => {
    const { address } = await wallet().depositAddress.query({ currency: 'LTC' })
    const before = await fundsOf(user)
    await chain.pay(address, 7n)
    await chain.mine(6)
    const looks = Array.from({ length: 12 }, (_, i) => scanChain((i % 2 === 0 ? api : second).app, 'LTC'))
    const credited = (await Promise.all(looks)).reduce((total, each) => total + each, 0)
    expect(credited).toBe(1)
    expect(await fundsOf(user)).toBe(before + 7n)
  })

  it('that a reorganisation takes back waits again, and one that vanishes is never credited', async () => {
    const { address } = await wallet().depositAddress.query({ currency: 'LTC' })
    const before = await fundsOf(user)
    await chain.pay(address, 1_000n)
    const vanishing = await chain.pay(address, 5_000n)
    await chain.mine(5)
    await scanChain(api.app, 'LTC')
    await chain.reorganise(5, [vanishing])
    await scanChain(api.app, 'LTC')
    const { data } = await wallet().deposits.query({ page: 1, limit: 2 })
    expect(data.map((row) => `${row.status} ${row.confirmations}`)).toEqual(['orphaned 0', 'unconfirmed 0'])
    await chain.mine(6)
    await scanChain(api.app, 'LTC')
    expect(await fundsOf(user)).toBe(before + 1_000n)
  })

  it('of somebody else is not found', async () => {
    const other = await person(api)
    const id = (await latest())?.id ?? 0
    expect(await refusalCode(other.client.trpc.wallet.deposit.query({ id }))).toBe('DEPOSIT_NOT_FOUND')
  })

  it('address is refused beyond fifty', async () => {
    const collector = await person(api)
    const make = () => collector.client.trpc.wallet.newDepositAddress.mutate({ currency: 'LTC' })
    for (let i = 0; i < 50; i += 1) await make()
    expect(await refusalCode(make())).toBe('DEPOSIT_ADDRESS_LIMIT')
  })

  it('addresses asked for at once, in two processes, are fifty too, and the first asking gives one', async () => {
    const collector = await person(api)
    const clients = [collector.client, sameBrowserAt(second, collector).client]
    const ask = (i: number) => (clients[i % 2] ?? collector.client).trpc.wallet
    const first = Array.from({ length: 10 }, (_, i) => ask(i).depositAddress.query({ currency: 'LTC' }))
    expect(new Set((await Promise.all(first)).map(({ address }) => address)).size).toBe(1)
    const more = Array.from({ length: 84 }, (_, i) => ask(i).newDepositAddress.mutate({ currency: 'LTC' }))
    const made = (await Promise.allSettled(more)).filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(49)
    expect((await ask(0).depositAddresses.query({ page: 1, limit: 1, currency: 'LTC' })).total).toBe(50)
  })
})

describe('the wallet history', () => {
  it('shows each line with the balance before and after, by currency and balance', async () => {
    const { data, total } = await wallet().history.query({ page: 1, limit: 60, currency: 'LTC', balance: 'fund' })
    expect(total).toBe(data.length)
    for (const [i, row] of data.entries()) {
      expect(BigInt(row.after.units)).toBe(BigInt(row.before.units) + BigInt(row.amount.units))
      expect(row.before.units).toBe(data[i + 1]?.after.units ?? '0')
    }
    const paged = await wallet().history.query({ page: 2, limit: 1, currency: 'LTC' })
    expect(paged.data).toEqual(data.slice(1, 2))
    expect((await wallet().history.query({ page: 1, limit: 20, balance: 'otc' })).data).toEqual([])
  })

  it('is narrowed by kind and date, counts what is left, and comes in one piece for a file', async () => {
    const all = await wallet().history.query({ page: 1, limit: 60 })
    const deposits = await wallet().history.query({ page: 1, limit: 60, kind: 'deposit' })
    expect(deposits.data).toEqual(all.data.filter(({ kind }) => kind.startsWith('deposit')))
    expect(deposits.total).toBe(deposits.data.length)
    expect(await wallet().history.query({ page: 1, limit: 20, kind: 'otc' })).toEqual({ data: [], total: 0 })
    const latest = all.data[0]?.at ?? 0
    expect((await wallet().history.query({ page: 1, limit: 20, from: latest + 1 })).data).toEqual([])
    expect((await wallet().history.query({ page: 1, limit: 60, to: latest })).total).toBe(all.total)
    expect((await wallet().history.query({ page: 1, limit: 60, from: latest, to: latest })).data).toEqual(
      all.data.filter(({ at }) => at === latest),
    )
    const { data: exported } = await wallet().historyExport.query({ kind: 'deposit' })
    expect(exported).toMatchObject(deposits.data)
    expect(exported).toHaveLength(deposits.data.length)
  })

  it('comes with address, transaction and dollars at the price of its time, and none where no price was stored', async () => {
    const [line] = (await wallet().historyExport.query({ kind: 'deposit', currency: 'LTC' })).data
    expect(line).toMatchObject({ address: expect.any(String), txid: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const coins = BigInt(line?.amount.units ?? 0)
    const priced = async (secondsBefore: number) => {
      await api.app.db.delete(pricePoint)
      await api.app.db
        .insert(pricePoint)
        .values({ currency: 'LTC', at: (line?.at ?? 0) - secondsBefore, usdE8: 8_000_000_000n })
      return (await wallet().historyExport.query({ kind: 'deposit', currency: 'LTC' })).data[0]?.worth ?? null
    }
    expect(await priced(900)).toEqual({ asset: 'USD', units: String((coins * 8_000n) / 100_000_000n) })
    expect(await priced(-900)).toBeNull()
    expect(await priced(90_000)).toBeNull()
  })

  it('that left the chain after it was credited is told by the books', async () => {
    const [credited] = await api.app.sql`update deposit set reverted_at = now() where id =
      (select min(id) from deposit where status = 'credited') returning id`
    expect(await brokenBooks(api.app)).toMatchObject([
      { name: 'no credited deposit has left the chain', violations: 1 },
    ])
    await api.app.sql`update deposit set reverted_at = null where id = ${credited?.['id']}`
  })

  it('agrees with the books, which see a deposit whose amount was changed', async () => {
    expect(await brokenBooks(api.app)).toEqual([])
    await api.app.sql`update deposit set amount_units = amount_units + 1 where id = (select min(id) from deposit)`
    expect(await brokenBooks(api.app)).toMatchObject([{ violations: expect.any(Number) }])
  })
})
