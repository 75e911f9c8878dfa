import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { applyFor, financier, simulatedChain, topUp } from '../../../test/market/finance.ts'
import { fund, fundsOf } from '../../../test/market/market.ts'
import { LOGIN, RECOVERY, verifiedPerson, type Person } from '../../../test/people.ts'
import { workCoin } from './index.ts'

let api: TestApp
let finance: Person

beforeAll(async () => {
  api = await createTestApp()
  finance = await financier(api)
  await topUp(api, 500_000_000n)
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
const approve = (id: number) => finance.client.trpc.withdrawals.approve.mutate({ id })
const stateOf = async (id: number) => {
  const [row] = await api.app
    .sql`select status, waiting, (select count(*)::int from withdrawal_attempt where withdrawal_id = w.id) as attempts
    from withdrawal w where id = ${id}`
  return row
}
const inQueue = async (id: number) => {
  const { data } = await finance.client.trpc.withdrawals.queue.query({ page: 1, limit: 40, queue: 'review' })
  return data.find((row) => row.id === id)
}
const freeze = ({ uid }: Person) => api.client().trpc.accounts.freeze.mutate({ uid, recoveryPassword: RECOVERY })
const unfreeze = ({ uid }: Person) => api.client().trpc.accounts.unfreeze.mutate({ uid, recoveryPassword: RECOVERY })
const auto = (LTC: number) => api.app.settings.change({ withdrawalAutoUnits: { BTC: 0, USDT: 0, LTC } }, finance.uid)

async function rich(): Promise<Person> {
  const user = await verifiedPerson(api)
  await fund(user, '10')
  return user
}

/** Something happens after a transaction was signed and before it is stored. */
function afterSigning(happens: () => Promise<unknown>): void {
  const { signer } = chain()
  const sign = signer.sign.bind(signer)
  vi.spyOn(signer, 'sign').mockImplementationOnce(async (order) => {
    const signed = await sign(order)
    await happens()
    return signed
  })
}

describe('of a frozen account a withdrawal', () => {
  it('is not approved by the clock, nor by finance, who see why', async () => {
    await auto(200_000_000)
    const user = await rich()
    const { id } = await applyFor(user)
    await freeze(user)
    await work()
    expect(await stateOf(id)).toMatchObject({ status: 'pending' })
    await auto(0)
    const { id: reviewed } = await applyFor(await rich())
    expect(await refusalCode(approve(id))).toBe('ACCOUNT_FROZEN')
    expect(await inQueue(id)).toMatchObject({
      facts: { frozenAt: api.clock.now(), debt: { units: '0' } },
      allowedEvents: expect.arrayContaining([{ event: 'approve', allowed: false, reason: 'ACCOUNT_FROZEN' }]),
    })
    expect(await inQueue(reviewed)).toMatchObject({
      facts: { frozenAt: null },
      allowedEvents: expect.arrayContaining([{ event: 'approve', allowed: true, reason: null }]),
    })
    await unfreeze(user)
    await approve(id)
    await work()
    expect(await stateOf(id)).toMatchObject({ status: 'broadcast', waiting: null })
    await mine(6)
  })

  it('that was approved before is not signed while it is frozen', async () => {
    const user = await rich()
    const { id } = await applyFor(user)
    await approve(id)
    await freeze(user)
    await work()
    expect(await stateOf(id)).toEqual({ status: 'approved', waiting: 'frozen', attempts: 0 })
    await unfreeze(user)
    await work()
    expect(await stateOf(id)).toEqual({ status: 'broadcast', waiting: null, attempts: 1 })
    await mine(6)
  })

  it('is not stored when the freeze came between signing and storing', async () => {
    const user = await rich()
    const { id } = await applyFor(user)
    await approve(id)
    afterSigning(() => freeze(user))
    await work()
    expect(await stateOf(id)).toEqual({ status: 'approved', waiting: 'frozen', attempts: 0 })
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('frozen at the moment of its signature is paid once or not at all', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 6; round += 1) {
      const user = await rich()
      const { id } = await applyFor(user)
      await approve(id)
      const wait = new Promise((resolve) => setTimeout(resolve, round * 12))
      await Promise.all([work(), wait.then(() => freeze(user))])
      await mine(6)
      const row = await stateOf(id)
      outcomes.add(String(row?.['status']))
      expect([
        { status: 'approved', waiting: 'frozen', attempts: 0 },
        { status: 'completed', waiting: null, attempts: 1 },
      ]).toContainEqual(row)
    }
    expect(await brokenBooks(api.app)).toEqual([])
    expect(outcomes.size).toBeGreaterThan(0)
  })
})

/** Ten deposited and nine asked for; then the chain takes the ten back. */
async function owing(isApproved: boolean): Promise<{ user: Person; id: number }> {
  const user = await verifiedPerson(api)
  const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
  const txid = await chain().pay(address, 1_000_000_000n)
  await mine(6)
  const { id } = await applyFor(user, { units: 900_000_000n })
  if (isApproved) await approve(id)
  await chain().reorganise(6, [txid])
  await chain().mine(7)
  return { user, id }
}

describe('of somebody who owes, a withdrawal', () => {
  it('is not approved, and finance sees the debt', async () => {
    const { user, id } = await owing(false)
    await work()
    expect(await refusalCode(approve(id))).toBe('WITHDRAWAL_DEBT')
    expect(await inQueue(id)).toMatchObject({
      facts: { debt: { asset: 'LTC', units: '900000000' } },
      allowedEvents: expect.arrayContaining([{ event: 'approve', allowed: false, reason: 'WITHDRAWAL_DEBT' }]),
    })
    // Refused, its money pays the debt.
    await finance.client.trpc.withdrawals.reject.mutate({ id, reason: 'the deposit is gone' })
    expect(await fundsOf(user)).toBe(0n)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('is not approved by the clock either', async () => {
    await auto(2_000_000_000)
    const user = await verifiedPerson(api)
    const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
    const txid = await chain().pay(address, 1_000_000_000n)
    await mine(6)
    const { id } = await applyFor(user, { units: 900_000_000n })
    await chain().reorganise(6, [txid])
    await mine(7)
    expect(await stateOf(id)).toMatchObject({ status: 'pending', attempts: 0 })
    await auto(0)
    await user.client.trpc.withdrawals.cancel.mutate({ id })
  })

  it('that was approved before is not signed until the debt is paid', async () => {
    const { user, id } = await owing(true)
    await work()
    expect(await stateOf(id)).toEqual({ status: 'approved', waiting: 'debt', attempts: 0 })
    await fund(user, '9')
    await work()
    expect(await stateOf(id)).toMatchObject({ status: 'broadcast' })
    await mine(6)
    expect(await brokenBooks(api.app)).toEqual([])
  })
})
