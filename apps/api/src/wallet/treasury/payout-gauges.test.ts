import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { applyFor, financier, simulatedChain, stealCoin, topUp } from '../../../test/market/finance.ts'
import { LOGIN, verifiedPerson, type Person } from '../../../test/people.ts'
import { rules } from '@jindu/domain/rules'
import { workCoin } from '../withdrawals/index.ts'

let api: TestApp
let finance: Person
beforeAll(async () => {
  api = await createTestApp()
  finance = await financier(api)
  await topUp(api, 50_000_000n)
})
afterAll(() => api.close())

const work = () => workCoin(api.app, 'LTC')
const chain = () => simulatedChain(api.app, 'LTC')
const mine = async (blocks: number) => {
  await chain().mine(blocks)
  await work()
}
const shown = async () => {
  const { body } = await api.client().inject({ method: 'GET', url: '/metrics' })
  return new Map(
    body
      .split('\n')
      .filter((line) => /^jindu_(payouts|coins|deposits|debtors)/.test(line))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}
const told = async ({ client }: Person) => {
  const { data } = await client.trpc.messages.list.query({ limit: 20 })
  return data.map(({ message }) => message.kind)
}
const logIn = () => finance.client.trpc.accounts.login.mutate({ uid: finance.uid, password: LOGIN })

it('all is well, and says so of every coin with a chain', async () => {
  const figures = await shown()
  for (const name of ['payouts_stopped', 'payouts_stuck', 'coins_missing', 'deposits_reversed', 'debtors']) {
    for (const currency of ['BTC', 'LTC']) expect(figures.get(`jindu_${name}{currency="${currency}"}`)).toBe(0)
  }
  expect([...figures.keys()].filter((key) => key.startsWith('jindu_payouts_waiting'))).toEqual([])
})

it('a deposit that the chain takes back is told to its owner, who sees what they owe, and to finance', async () => {
  const user = await verifiedPerson(api)
  const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
  const txid = await chain().pay(address, 1_000_000_000n)
  await mine(6)
  await applyFor(user, { units: 900_000_000n })
  await chain().reorganise(6, [txid])
  await mine(7)
  const figures = await shown()
  expect(figures.get('jindu_deposits_reversed{currency="LTC"}')).toBe(1)
  expect(figures.get('jindu_debtors{currency="LTC"}')).toBe(1)
  expect(await told(user)).toContain('deposit.reversedOwing')
  expect(await told(finance)).toContain('finance.depositReversed')
  const { data } = await user.client.trpc.wallet.balances.query()
  expect(data.find(({ currency }) => currency === 'LTC')).toMatchObject({
    fund: { units: '0' },
    debt: { asset: 'LTC', units: '900000000' },
  })
})

it('one whose owner still has it all leaves no debt', async () => {
  const user = await verifiedPerson(api)
  const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
  const txid = await chain().pay(address, 100_000_000n)
  await mine(6)
  await chain().reorganise(6, [txid])
  await mine(7)
  expect(await told(user)).toContain('deposit.reversed')
  expect((await shown()).get('jindu_debtors{currency="LTC"}')).toBe(1)
})

it('a payment without a block for an hour is stuck, and finance is told once', async () => {
  const user = await verifiedPerson(api)
  const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
  await chain().pay(address, 300_000_000n)
  await mine(6)
  const { id } = await applyFor(user)
  await logIn()
  await finance.client.trpc.withdrawals.approve.mutate({ id })
  await work()
  expect((await shown()).get('jindu_payouts_stuck{currency="LTC"}')).toBe(0)
  api.clock.advance(rules.wallet.payout.stuckSeconds + 1)
  await work()
  await work()
  expect((await shown()).get('jindu_payouts_stuck{currency="LTC"}')).toBe(1)
  await logIn()
  expect((await told(finance)).filter((kind) => kind === 'finance.payoutStuck')).toHaveLength(1)
  await mine(6)
  expect((await shown()).get('jindu_payouts_stuck{currency="LTC"}')).toBe(0)
})

it('a coin that the chain lacks stops the payouts, and what is approved waits for that', async () => {
  await topUp(api, 2_000_000_000n)
  await stealCoin(api)
  await mine(1)
  const user = await verifiedPerson(api)
  const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
  await chain().pay(address, 300_000_000n)
  await mine(6)
  const { id } = await applyFor(user)
  await logIn()
  await finance.client.trpc.withdrawals.approve.mutate({ id })
  await work()
  const figures = await shown()
  expect(figures.get('jindu_payouts_stopped{currency="LTC"}')).toBe(1)
  expect(figures.get('jindu_payouts_stopped{currency="BTC"}')).toBe(0)
  expect(figures.get('jindu_coins_missing{currency="LTC"}')).toBe(1)
  expect(figures.get('jindu_payouts_waiting{currency="LTC",reason="breaker"}')).toBe(1)
  await logIn()
  expect(await told(finance)).toContain('finance.payoutsStopped')
})
