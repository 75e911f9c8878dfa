import { rules } from '@jindu/domain/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { applyFor, financier, recordOf, simulatedChain, topUp } from '../../../test/market/finance.ts'
import { LOGIN, verifiedPerson, type Person } from '../../../test/people.ts'
import { NodeRefusal } from '../../platform/chain/node/json-rpc.ts'
import { workCoin } from './index.ts'
import { workCoinsJob } from './work-coins-job.ts'

const { freshSeconds } = rules.wallet.breaker
const { feeRate, stuckSeconds } = rules.wallet.payout
const REASON = 'looked at twice and agreed'

let api: TestApp
let finance: Person
let user: Person

beforeAll(async () => {
  api = await createTestApp()
  finance = await financier(api)
  user = await verifiedPerson(api)
  // As many coins as there are payouts.
  const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
  for (let nth = 0; nth < 50; nth += 1) await chain().pay(address, 100_000_000n)
  await mine(6)
})
afterAll(() => api.close())
beforeEach(() => finance.client.trpc.accounts.login.mutate({ uid: finance.uid, password: LOGIN }))
afterEach(() => vi.restoreAllMocks())

const chain = () => simulatedChain(api.app, 'LTC')
const work = () => workCoin(api.app, 'LTC')
const mine = async (blocks: number) => {
  await chain().mine(blocks)
  await work()
}
const approved = async (units = 10_000_000n) => {
  const { id } = await applyFor(user, { units })
  await finance.client.trpc.withdrawals.approve.mutate({ id })
  return id
}
const payout = async (id: number) => {
  const { data } = await finance.client.trpc.withdrawals.queue.query({ page: 1, limit: 40, queue: 'payouts' })
  return data.find((row) => row.id === id)
}
const attemptsOf = async (id: number) => {
  const [row] = await api.app.sql`select count(*)::int as attempts from withdrawal_attempt where withdrawal_id = ${id}`
  return Number(row?.['attempts'])
}
const told = async () => {
  const { data } = await finance.client.trpc.messages.list.query({ limit: 60 })
  return data.flatMap(({ message }) => ('why' in message.facts ? [message.facts.why] : []))
}

/** Something happens after a transaction was signed and before it is stored. */
function afterSigning(happens: () => unknown): void {
  const { signer } = chain()
  const sign = signer.sign.bind(signer)
  vi.spyOn(signer, 'sign').mockImplementationOnce(async (order) => {
    const signed = await sign(order)
    await happens()
    return signed
  })
}

describe('nothing is stored of what was signed', () => {
  it('when the breaker opens in between', async () => {
    await topUp(api, 500_000_000n)
    const id = await approved()
    afterSigning(() => finance.client.trpc.treasury.stop.mutate({ currency: 'LTC', reason: REASON }))
    await work()
    expect(await payout(id)).toMatchObject({ status: 'approved', waiting: 'breaker' })
    expect(await attemptsOf(id)).toBe(0)
    await finance.client.trpc.treasury.askToResume.mutate({ currency: 'LTC', reason: REASON })
    await (await financier(api)).client.trpc.treasury.resume.mutate({ currency: 'LTC' })
    await work()
    expect(await attemptsOf(id)).toBe(1)
    await mine(6)
  })

  it('when the holdings grow older than ten minutes in between', async () => {
    const id = await approved()
    afterSigning(() => api.clock.advance(freshSeconds + 1))
    await work()
    expect(await payout(id)).toMatchObject({ status: 'approved', waiting: 'breaker' })
    expect(await attemptsOf(id)).toBe(0)
    await work()
    expect(await attemptsOf(id)).toBe(1)
    await mine(6)
  })
})

describe('an approved withdrawal waits', () => {
  it('for the capital that the network’s fee takes, and finance is told', async () => {
    const [before] = await api.app
      .sql`select balance from ledger_account where kind = 'operator_capital' and currency = 'LTC'`
    // The whole capital is bound elsewhere for the moment.
    await api.app.sql`alter table ledger_account disable trigger user`
    await api.app.sql`update ledger_account set balance = 0 where kind = 'operator_capital' and currency = 'LTC'`
    const id = await approved()
    await work()
    expect(await payout(id)).toMatchObject({ status: 'approved', waiting: 'capital' })
    expect(await told()).toContain('capital')
    await api.app
      .sql`update ledger_account set balance = ${before?.['balance']} where kind = 'operator_capital' and currency = 'LTC'`
    await api.app.sql`alter table ledger_account enable trigger user`
    await work()
    expect(await payout(id)).toMatchObject({ status: 'broadcast', waiting: null })
    await mine(6)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('for a node whose wallet is locked, with what it said', async () => {
    const id = await approved()
    vi.spyOn(chain().signer, 'sign').mockRejectedValueOnce(new NodeRefusal(-13, 'Please enter the wallet passphrase'))
    await work()
    expect(await payout(id)).toMatchObject({
      status: 'approved',
      waiting: 'error',
      waitingDetail: expect.stringContaining('Please enter the wallet passphrase'),
    })
    expect(await told()).toContain('error')
    await work()
    expect(await payout(id)).toMatchObject({ status: 'broadcast', waiting: null, waitingDetail: null })
    await mine(6)
  })

  it('and those that a signer refuses keep nobody else waiting, however many they are', async () => {
    const refused: number[] = []
    for (let nth = 0; nth < 21; nth += 1) refused.push(await approved(1_000_000n))
    const honest = await approved(20_000_000n)
    const { signer } = chain()
    const sign = signer.sign.bind(signer)
    vi.spyOn(signer, 'sign').mockImplementation((order) =>
      order.units === 1_000_000n ? Promise.reject(new Error('not now')) : sign(order),
    )
    await work()
    expect(await payout(honest)).toMatchObject({ status: 'broadcast' })
    const another = await approved(20_000_000n)
    await work()
    expect(await payout(another)).toMatchObject({ status: 'broadcast' })
    vi.restoreAllMocks()
    for (let round = 0; round < 3; round += 1) await mine(6)
    for (const id of [...refused, honest, another]) {
      expect(await recordOf(user, id)).toMatchObject({ status: 'completed' })
    }
    expect(await brokenBooks(api.app)).toEqual([])
  })
})

describe('what is left over of the coins', () => {
  it('is chosen otherwise where the node makes change that the network does not carry', async () => {
    const id = await approved()
    const { signer } = chain()
    const sign = signer.sign.bind(signer)
    const inputs: number[] = []
    vi.spyOn(signer, 'sign').mockImplementation(async (order) => {
      inputs.push(order.inputs.length)
      const signed = await sign({ ...order, dustUnits: 0n })
      if (inputs.length === 1) {
        const { fail } = await import('@jindu/domain/errors')
        fail('PAYOUT_NOT_SIGNED', { wrong: 'dust' })
      }
      return signed
    })
    await work()
    expect(inputs).toHaveLength(2)
    expect(await payout(id)).toMatchObject({ status: 'broadcast' })
    await mine(6)
  })
})

describe('the network’s fee', () => {
  it.each([
    ['the floor, however little the node asks for', 1n, BigInt(feeRate.LTC.floor)],
    ['the ceiling, however much', 10n ** 12n, BigInt(feeRate.LTC.ceiling)],
    ['what we take it for where the node cannot say', null, BigInt(feeRate.LTC.fallback)],
  ])('is %s', async (_what, says, rate) => {
    await topUp(api, 500_000_000n)
    const id = await approved()
    const { signer } = chain()
    vi.spyOn(signer, 'feeRate').mockResolvedValueOnce(says)
    const sign = vi.spyOn(signer, 'sign')
    await work()
    expect(sign.mock.calls.map(([order]) => order.feeRate)).toEqual([rate])
    expect(await payout(id)).toMatchObject({ status: 'broadcast' })
    await mine(6)
  })

  it('of a bump is half as much again at least, and a payment at the ceiling is bumped no more', async () => {
    const id = await approved()
    await work()
    const { signer } = chain()
    const rates: bigint[] = []
    const bump = signer.bump.bind(signer)
    vi.spyOn(signer, 'bump').mockImplementation((sent, order) => {
      rates.push(order.feeRate)
      return bump(sent, order)
    })
    const again = () => finance.client.trpc.withdrawals.bump.mutate({ id })
    api.clock.advance(stuckSeconds)
    await finance.client.trpc.accounts.login.mutate({ uid: finance.uid, password: LOGIN })
    await work()
    await again()
    vi.spyOn(signer, 'feeRate').mockResolvedValueOnce(10n ** 12n)
    await again()
    expect(rates).toEqual([30_000n, BigInt(feeRate.LTC.ceiling)])
    expect(await refusalCode(again())).toBe('PAYOUT_NOT_STUCK')
    await mine(1)
    await mine(6)
    expect(await recordOf(user, id)).toMatchObject({ status: 'completed' })
  })

  it('that the capital cannot bear is refused to finance in its own words, and so is a float that is too small', async () => {
    const id = await approved()
    await work()
    api.clock.advance(stuckSeconds)
    await finance.client.trpc.accounts.login.mutate({ uid: finance.uid, password: LOGIN })
    await work()
    const bump = () => finance.client.trpc.withdrawals.bump.mutate({ id })
    const [before] = await api.app
      .sql`select balance from ledger_account where kind = 'operator_capital' and currency = 'LTC'`
    await api.app.sql`alter table ledger_account disable trigger user`
    await api.app.sql`update ledger_account set balance = 0 where kind = 'operator_capital' and currency = 'LTC'`
    expect(await refusalCode(bump())).toBe('PAYOUT_CAPITAL_SHORT')
    await api.app
      .sql`update ledger_account set balance = ${before?.['balance']} where kind = 'operator_capital' and currency = 'LTC'`
    await api.app.sql`alter table ledger_account enable trigger user`
    await mine(6)
  })
})

it('who only reads the chain does not put payouts off', async () => {
  const id = await approved()
  const reader = await verifiedPerson(api)
  const job = workCoinsJob(api.app)
  const isDue = async () => (await job.due(api.clock.now(), 100)).some(({ currency }) => currency === 'LTC')
  await work()
  expect(await isDue()).toBe(false)
  for (let second = 0; second < 30; second += 9) {
    api.clock.advance(9)
    await reader.client.trpc.wallet.refreshDeposit.mutate({ currency: 'LTC' })
  }
  expect(await isDue()).toBe(true)
  expect(await payout(id)).toMatchObject({ status: 'broadcast' })
  await mine(6)
})
