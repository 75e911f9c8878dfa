import { rules } from '@jindu/domain/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evmAttempt, evmNonce } from '../../src/platform/chain/tables.ts'
import { accountsOf } from '../../src/platform/chain/evm/accounts.ts'
import { asHex } from '../../src/platform/chain/evm/hex.ts'
import type { AccountChain } from '../../src/platform/chain/index.ts'
import { freeBalance, readGasBooks } from '../../src/wallet/treasury/index.ts'
import { withdrawal } from '../../src/wallet/withdrawals/tables.ts'
import { workCoin } from '../../src/wallet/withdrawals/index.ts'
import { readGasHeld } from '../../src/wallet/sweeps/index.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { refusalCode } from '../client.ts'
import { brokenBooks } from '../market/broken-books.ts'
import { applyFor, financier, recordOf } from '../market/finance.ts'
import { fundsOf } from '../market/market.ts'
import { verifiedPerson, type Person } from '../people.ts'
import { hasAnvil, SEED, startAnvil, type Anvil } from './anvil.ts'

const NEEDED = 3
const USDT = 1_000_000n
const ETHER = 10n ** 18n
const EVERY = (units: number) => ({ BTC: units, USDT: units, LTC: units })
/** Blocks after which money comes back on the chain's word. */
const PROVEN = 110

describe.runIf(hasAnvil)('a withdrawal of USDT on a real network', () => {
  let node: Anvil
  let api: TestApp
  let chain: AccountChain
  let hot: string
  let user: Person

  const turn = () => workCoin(api.app, 'USDT')
  const mine = async (blocks: number) => {
    await node.mine(blocks)
    await turn()
  }
  const wait = async (seconds: number) => {
    api.clock.advance(seconds)
    await turn()
  }
  const apply = async (units: bigint, address = node.newAddress()) => {
    const { id } = await applyFor(user, { currency: 'USDT', address, units })
    return { id, address }
  }
  const rowOf = async (id: number) => {
    const [row] = await api.app.db.select().from(withdrawal).where(eq(withdrawal.id, id))
    if (row === undefined) throw new Error(`no withdrawal ${id}`)
    return row
  }
  const noncesOf = (id: number) => api.app.db.select().from(evmNonce).where(eq(evmNonce.withdrawalId, id))
  const attemptsAt = (nonce: number) => api.app.db.select().from(evmAttempt).where(eq(evmAttempt.nonce, nonce))

  beforeAll(async () => {
    node = await startAnvil()
    api = await createTestApp({ env: node.env })
    await api.app.settings.change(
      {
        depositConfirmations: { BTC: 3, LTC: 6, USDT: NEEDED },
        withdrawalWaitSeconds: 0,
        withdrawalAutoUnits: EVERY(100_000_000_000),
        payoutHourUnits: EVERY(0),
        payoutDayUnits: EVERY(0),
      },
      1,
    )
    const connected = api.app.chains.USDT
    if (connected?.holds !== 'accounts') throw new Error('USDT is not on a real network')
    chain = connected
    hot = await chain.account.hot()
    user = await verifiedPerson(api)
    const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'USDT' })
    await turn()
    await node.gas(hot, ETHER)
    await node.tell('mint', [hot, 1_000n * USDT])
    await node.tell('mint', [address, 400n * USDT])
    await mine(NEEDED)
  }, 120_000)
  afterAll(async () => {
    await api.close()
    await node.stop()
  })

  it('is collected for: gas is brought to the address of a user, its coin goes to the paying one, and the books say the same throughout', async () => {
    const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'USDT' })
    expect(await fundsOf(user, 'USDT')).toBe(400n * USDT)
    for (let round = 0; round < 12 && (await node.balanceOf(address)) > 0n; round += 1) {
      await mine(1)
      expect(await brokenBooks(api.app)).toEqual([])
    }
    expect(await node.balanceOf(address)).toBe(0n)
    expect(await node.balanceOf(hot)).toBe(1_400n * USDT)
    await mine(NEEDED)
    await turn()
    expect(await freeBalance(api.app, 'USDT', hot)).toBe(1_400n * USDT)
    expect(await freeBalance(api.app, 'USDT', address)).toBe(0n)
    expect(await fundsOf(user, 'USDT')).toBe(400n * USDT)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('is paid once, in full, and its gas is the operator’s cost', async () => {
    const { id, address } = await apply(30n * USDT)
    await turn()
    expect(await recordOf(user, id)).toMatchObject({ status: 'broadcast' })
    await mine(NEEDED)
    expect(await recordOf(user, id)).toMatchObject({ status: 'completed', networkFee: { units: '0' } })
    expect(await node.balanceOf(address)).toBe(30n * USDT)
    await mine(NEEDED)
    expect(await noncesOf(id)).toMatchObject([{ state: 'done', amountUnits: 30n * USDT }])
    expect(await brokenBooks(api.app)).toEqual([])
    await turn()
    const { deposited, spent } = await readGasBooks(api.app, chain.account.chainId)
    expect(spent).toBeGreaterThan(0n)
    expect(deposited - spent).toBe(await readGasHeld(api.app, chain))
  })

  it('to a wrong network, to the token itself, or with a wrong capital is refused before anything is held', async () => {
    const before = await fundsOf(user, 'USDT')
    const address = node.newAddress()
    const wrong = address.replace(/[a-f]/, (letter) => letter.toUpperCase())
    expect(await refusalCode(apply(USDT, `ethereum:${address}@137`))).toBe('WITHDRAWAL_ADDRESS_NETWORK')
    expect(await refusalCode(apply(USDT, node.token))).toBe('WITHDRAWAL_ADDRESS_BURNS')
    expect(await refusalCode(apply(USDT, wrong === address ? `${address}0` : wrong))).toBe('WITHDRAWAL_ADDRESS_INVALID')
    const { id } = await apply(USDT, address.toLowerCase())
    expect((await recordOf(user, id)).address).toBe(address)
    await turn()
    await mine(NEEDED)
    expect(await fundsOf(user, 'USDT')).toBe(before - USDT)
  })

  it('of a token that is paused or froze the address waits, finance sees what the contract said, and it goes on by itself', async () => {
    const { id, address } = await apply(5n * USDT)
    await node.tell('freeze', [address, true])
    await turn()
    expect(await rowOf(id)).toMatchObject({
      status: 'approved',
      waiting: 'token',
      waitingDetail: expect.stringContaining('frozen'),
    })
    await node.tell('freeze', [address, false])
    await node.tell('pause', [true])
    await wait(11)
    expect(await rowOf(id)).toMatchObject({ waiting: 'token', waitingDetail: expect.stringContaining('paused') })
    await node.tell('pause', [false])
    await wait(11)
    await mine(NEEDED)
    expect(await rowOf(id)).toMatchObject({ status: 'completed', waiting: null })
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('whose execution fails comes back once, on its receipt, when the chain cannot take that back', async () => {
    const before = await fundsOf(user, 'USDT')
    const { id, address } = await apply(7n * USDT)
    await turn()
    // Refused after it was sent: its gas is spent, and the token does not move.
    const [slot] = await noncesOf(id)
    await node.forgetWaiting()
    await node.tell('freeze', [address, true])
    await turn()
    await mine(2)
    const hash = (await rowOf(id)).tx ?? ''
    expect((await node.client.getTransactionReceipt({ hash: `0x${hash.slice(2)}` })).status).toBe('reverted')
    await mine(NEEDED)
    expect(await rowOf(id)).toMatchObject({ status: 'broadcast', waiting: 'lost' })
    expect(await fundsOf(user, 'USDT')).toBe(before - 7n * USDT)
    await mine(PROVEN)
    await turn()
    expect(await rowOf(id)).toMatchObject({ status: 'failed' })
    expect(await fundsOf(user, 'USDT')).toBe(before)
    await node.tell('freeze', [address, false])
    await mine(5)
    expect(await fundsOf(user, 'USDT')).toBe(before)
    expect(await node.balanceOf(address)).toBe(0n)
    expect(await noncesOf(id)).toMatchObject([{ nonce: slot?.nonce, state: 'failed' }])
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('that is stuck under a spike of fees is replaced at its own nonce, and those behind it go on', async () => {
    const one = await apply(2n * USDT)
    await turn()
    const two = await apply(3n * USDT)
    await turn()
    const [slot] = await noncesOf(one.id)
    const nonce = slot?.nonce ?? 0
    await node.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 60_000_000_000n })
    await mine(1)
    for (let round = 0; round < 6; round += 1) {
      await wait(200)
      await mine(1)
    }
    await mine(NEEDED)
    const attempts = await attemptsAt(nonce)
    expect(attempts.length).toBeGreaterThan(1)
    expect(new Set(attempts.map(({ sender }) => sender))).toEqual(new Set([hot]))
    expect(await rowOf(one.id)).toMatchObject({ status: 'completed' })
    expect(await rowOf(two.id)).toMatchObject({ status: 'completed' })
    expect([await node.balanceOf(one.address), await node.balanceOf(two.address)]).toEqual([2n * USDT, 3n * USDT])
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('that a reorganisation or a mempool lost is sent again, and is paid once', async () => {
    const { id, address } = await apply(4n * USDT)
    await turn()
    await node.forgetWaiting()
    await turn()
    await mine(1)
    expect(await node.balanceOf(address)).toBe(4n * USDT)
    await node.reorganise(1)
    expect(await node.balanceOf(address)).toBe(0n)
    await turn()
    await mine(NEEDED)
    expect(await rowOf(id)).toMatchObject({ status: 'completed' })
    expect(await node.balanceOf(address)).toBe(4n * USDT)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('waits while the paying address lacks gas or coin, and says which', async () => {
    const wei = await node.client.getBalance({ address: `0x${hot.slice(2)}` })
    await node.gas(hot, 1n)
    const { id } = await apply(USDT)
    await turn()
    expect(await rowOf(id)).toMatchObject({ status: 'approved', waiting: 'gas' })
    await node.gas(hot, wei)
    await wait(11)
    await mine(NEEDED)
    expect(await rowOf(id)).toMatchObject({ status: 'completed', waiting: null })
  })

  it('keeps its nonce to itself: two processes that work at once never sign two withdrawals for one', async () => {
    const beside = await createTestApp({ beside: api, env: node.env })
    const asked = []
    for (let nth = 0; nth < 6; nth += 1) asked.push(await apply(USDT + BigInt(nth) * 10n))
    await Promise.all([turn(), workCoin(beside.app, 'USDT'), turn(), workCoin(beside.app, 'USDT')])
    await beside.close()
    await mine(NEEDED)
    const nonces = (await Promise.all(asked.map(({ id }) => noncesOf(id)))).flat()
    expect(new Set(nonces.map(({ nonce }) => nonce)).size).toBe(6)
    for (const [nth, { id, address }] of asked.entries()) {
      expect(await rowOf(id)).toMatchObject({ status: 'completed' })
      expect(await node.balanceOf(address)).toBe(USDT + BigInt(nth) * 10n)
    }
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('of a contract that answers no is not signed; one that answers no only when it is executed moved nothing, and comes back', async () => {
    const before = await fundsOf(user, 'USDT')
    await node.tell('answer', [2n])
    const { id, address } = await apply(2n * USDT)
    await turn()
    expect(await rowOf(id)).toMatchObject({
      status: 'approved',
      waiting: 'token',
      waitingDetail: 'the contract answered no',
    })
    expect(await noncesOf(id)).toEqual([])
    await node.tell('answer', [0n])
    await wait(11)
    await node.forgetWaiting()
    await node.tell('answer', [2n])
    await turn()
    await mine(NEEDED)
    expect(await rowOf(id)).toMatchObject({ status: 'broadcast', waiting: 'lost' })
    await mine(PROVEN)
    await turn()
    await node.tell('answer', [0n])
    expect(await rowOf(id)).toMatchObject({ status: 'failed' })
    expect(await fundsOf(user, 'USDT')).toBe(before)
    expect(await node.balanceOf(address)).toBe(0n)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('behind a nonce that a reorganisation freed goes on: that nonce is filled with a transaction to ourselves', async () => {
    const freed = await chain.account.nextNonce(hot)
    await node.sendFromOutside(accountsOf(SEED).hot, freed)
    const { id, address } = await apply(3n * USDT)
    await turn()
    expect(await noncesOf(id)).toMatchObject([{ nonce: freed + 1 }])
    await node.reorganise(1)
    await node.forgetWaiting()
    for (let round = 0; round < 4; round += 1) {
      await wait(11)
      await mine(1)
    }
    await mine(NEEDED)
    expect(await rowOf(id)).toMatchObject({ status: 'completed', waiting: null })
    expect(await node.balanceOf(address)).toBe(3n * USDT)
    const heals = await api.app.db.select().from(evmNonce).where(eq(evmNonce.purpose, 'heal'))
    expect(heals).toMatchObject([{ nonce: freed, amountUnits: 0n }])
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('whose nonce somebody used outside the product comes back once that transaction is found and final, and the next is paid', async () => {
    const before = await fundsOf(user, 'USDT')
    const { id, address } = await apply(6n * USDT)
    await turn()
    const [slot] = await noncesOf(id)
    await node.forgetWaiting()
    await node.sendFromOutside(accountsOf(SEED).hot, slot?.nonce ?? 0)
    await mine(NEEDED)
    expect(await rowOf(id)).toMatchObject({ status: 'broadcast', waiting: 'lost' })
    await mine(PROVEN)
    await turn()
    expect(await rowOf(id)).toMatchObject({ status: 'failed' })
    expect(await fundsOf(user, 'USDT')).toBe(before)
    expect(await node.balanceOf(address)).toBe(0n)
    expect(await noncesOf(id)).toMatchObject([{ state: 'taken' }])
    const next = await apply(6n * USDT)
    await turn()
    await mine(NEEDED)
    expect(await rowOf(next.id)).toMatchObject({ status: 'completed' })
    expect(await node.balanceOf(next.address)).toBe(6n * USDT)
  })

  it('is told to finance before its gas runs out, once', async () => {
    const finance = await financier(api)
    const told = async () => {
      const { data } = await finance.client.trpc.messages.list.query({ limit: 50 })
      return data.filter(({ message }) => message.kind === 'finance.payoutsWait' && message.facts.why === 'gas').length
    }
    const wei = await node.client.getBalance({ address: asHex(hot) })
    await node.gas(hot, 1_000_000_000_000n)
    // One was told when it had run out above.
    await wait(rules.wallet.alerts.repeatSeconds)
    await turn()
    expect(await told()).toBe(1)
    await node.gas(hot, wei)
  })
})

describe.runIf(hasAnvil)('a token of 18 decimals', () => {
  it('is credited in whole millionths, paid exactly, and what lies below them stays on its address', async () => {
    const node = await startAnvil({ decimals: 18 })
    const api = await createTestApp({ env: node.env })
    try {
      await api.app.settings.change({ depositConfirmations: { BTC: 3, LTC: 6, USDT: NEEDED } }, 1)
      const person = await verifiedPerson(api)
      const { address } = await person.client.trpc.wallet.depositAddress.query({ currency: 'USDT' })
      await workCoin(api.app, 'USDT')
      await node.tell('mint', [address, 25n * ETHER + 999_999_999_999n])
      await node.mine(NEEDED)
      await workCoin(api.app, 'USDT')
      expect(await fundsOf(person, 'USDT')).toBe(25n * USDT)
      expect(await brokenBooks(api.app)).toEqual([])
    } finally {
      await api.close()
      await node.stop()
    }
  }, 120_000)
})
