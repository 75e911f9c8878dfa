import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workCoin } from '../../src/wallet/withdrawals/index.ts'
import { evmAddress } from '../../src/platform/chain/tables.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { brokenBooks } from '../market/broken-books.ts'
import { fundsOf } from '../market/market.ts'
import { verifiedPerson, type Person } from '../people.ts'
import { hasAnvil, startAnvil, type Anvil } from './anvil.ts'
import { startLyingNode } from './lying-node.ts'

const NEEDED = 3
const USDT = 1_000_000n
/** The seed of a second site on the same network. */
const OTHER_SEED = `${'abandon '.repeat(11)}about`

const deposits = async (by: Person) =>
  (await by.client.trpc.wallet.deposits.query({ page: 1, limit: 40, currency: 'USDT' })).data
const addressOf = async (by: Person) => (await by.client.trpc.wallet.depositAddress.query({ currency: 'USDT' })).address

describe.runIf(hasAnvil)('a deposit of USDT on a real network', () => {
  let node: Anvil
  let api: TestApp
  const turn = () => workCoin(api.app, 'USDT')
  const mine = async (blocks: number) => {
    await node.mine(blocks)
    await turn()
  }

  beforeAll(async () => {
    node = await startAnvil()
    api = await createTestApp({ env: node.env })
    await api.app.settings.change({ depositConfirmations: { BTC: 3, LTC: 6, USDT: NEEDED } }, 1)
    await turn()
  }, 120_000)
  afterAll(async () => {
    await api.close()
    await node.stop()
  })

  it('comes to an address of its own in checksum form, from the one seed: no key is stored', async () => {
    const [one, other] = await Promise.all([verifiedPerson(api), verifiedPerson(api)])
    const [first, second] = [await addressOf(one), await addressOf(other)]
    expect(first).toMatch(/^0x[0-9a-fA-F]{40}$/)
    expect(first).not.toBe(first.toLowerCase())
    expect(second).not.toBe(first)
    expect(await addressOf(one)).toBe(first)
    const columns = Object.keys((await api.app.db.select().from(evmAddress))[0] ?? {})
    expect(columns).toEqual(['id', 'address', 'hot', 'createdAt'])
  })

  it('names its network and the smallest deposit before anything is sent', async () => {
    const user = await verifiedPerson(api)
    const answer = await user.client.trpc.wallet.depositAddress.query({ currency: 'USDT' })
    expect(answer.network).toEqual({ name: 'Anvil', standard: 'ERC-20', smallest: { asset: 'USDT', units: '1000000' } })
  })

  it('counts at its last confirmation and not before, once', async () => {
    const user = await verifiedPerson(api)
    await node.tell('mint', [await addressOf(user), 25n * USDT])
    for (let confirmations = 1; confirmations < NEEDED; confirmations += 1) {
      await turn()
      expect(await fundsOf(user, 'USDT')).toBe(0n)
      expect((await deposits(user))[0]).toMatchObject({ confirmations, status: 'unconfirmed' })
      await node.mine(1)
    }
    await turn()
    await turn()
    expect(await fundsOf(user, 'USDT')).toBe(25n * USDT)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('of nothing, of dust and of another token is not shown as money; what a contract sends to several counts for each', async () => {
    const [one, other] = await Promise.all([verifiedPerson(api), verifiedPerson(api)])
    const to = [await addressOf(one), await addressOf(other)]
    const pay = await node.deploySender()
    await node.tell('mint', [node.senderAddress(), 100n * USDT])
    await pay(to, 0n)
    await mine(NEEDED)
    expect(await deposits(one)).toEqual([])
    await pay([...to, ...to], 7n * USDT)
    await pay(to, 999_999n)
    await mine(NEEDED + 2)
    expect(await fundsOf(one, 'USDT')).toBe(14n * USDT)
    expect(await fundsOf(other, 'USDT')).toBe(14n * USDT)
    expect(await deposits(one)).toMatchObject([
      { amount: { units: '999999' }, status: 'unconfirmed', tooSmall: true },
      { status: 'credited' },
      { status: 'credited', tooSmall: false },
    ])
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('of a token that takes a fee counts with what arrived', async () => {
    const user = await verifiedPerson(api)
    await node.tell('mint', [await outsider(), 100n * USDT])
    await node.tell('takeFee', [100n])
    await node.tell('transfer', [await addressOf(user), 10n * USDT])
    await node.tell('takeFee', [0n])
    await mine(NEEDED)
    expect(await fundsOf(user, 'USDT')).toBe(9_900_000n)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  const outsider = async () => (await node.client.getTransaction({ hash: await node.tell('answer', [0n]) })).from

  it('that a reorganisation took is gone, and credited once when it is mined again', async () => {
    const user = await verifiedPerson(api)
    const address = await addressOf(user)
    const snapshot = await node.client.snapshot()
    const before = await node.height()
    await node.tell('mint', [address, 5n * USDT])
    await turn()
    expect(await deposits(user)).toMatchObject([{ confirmations: 1, status: 'unconfirmed' }])
    await node.client.revert({ id: snapshot })
    expect(await node.height()).toBe(before)
    await node.client.setNextBlockTimestamp({ timestamp: BigInt(Math.floor(Date.now() / 1000) + 10_000) })
    await mine(NEEDED + 2)
    expect(await deposits(user)).toMatchObject([{ confirmations: 0, status: 'orphaned' }])
    expect(await fundsOf(user, 'USDT')).toBe(0n)
    await node.tell('mint', [address, 5n * USDT])
    await mine(NEEDED)
    expect(await fundsOf(user, 'USDT')).toBe(5n * USDT)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('is found where it came while nobody looked, in ranges that are bounded', async () => {
    const user = await verifiedPerson(api)
    await node.tell('mint', [await addressOf(user), 3n * USDT])
    await node.mine(520)
    await turn()
    expect(await fundsOf(user, 'USDT')).toBe(3n * USDT)
  })

  it('of the operator is their capital; coin that left without our keys opens the breaker', async () => {
    const hot = await api.app.chains.USDT?.reader.newAddress('operator')
    await node.tell('mint', [hot, 1_000n * USDT])
    await mine(NEEDED)
    expect(await brokenBooks(api.app)).toEqual([])
    await node.tell('destroy', [hot, 1n])
    await turn()
    expect(await brokenBooks(api.app)).toContainEqual(
      expect.objectContaining({ name: expect.stringContaining('every wallet') }),
    )
    await node.tell('mint', [hot, 1n])
  })

  it('on which two nodes differ waits, also long after it came; what one of them does not log is found through the other', async () => {
    const lies = new Set<string>()
    const answers: Readonly<Record<string, unknown>> = { eth_getLogs: [], eth_getTransactionReceipt: null }
    const liar = await startLyingNode(node.url, (method) => (lies.has(method) ? answers[method] : undefined))
    const two = await createTestApp({
      env: { ...node.env, USDT_SEED: OTHER_SEED, USDT_RPC_URL: `${liar.url},${node.url}` },
    })
    const user = await verifiedPerson(two)
    const address = await addressOf(user)
    const look = () => workCoin(two.app, 'USDT')
    await look()
    lies.add('eth_getLogs')
    await node.tell('mint', [address, 6n * USDT])
    await node.mine(20)
    await look()
    expect(await fundsOf(user, 'USDT')).toBe(6n * USDT)
    lies.add('eth_getTransactionReceipt')
    await node.tell('mint', [address, 8n * USDT])
    for (let blocks = 0; blocks < 60; blocks += 20) {
      await node.mine(20)
      await look()
    }
    expect(await fundsOf(user, 'USDT')).toBe(6n * USDT)
    expect((await deposits(user))[0]).toMatchObject({ status: 'unconfirmed', settled: false })
    lies.clear()
    await look()
    expect(await fundsOf(user, 'USDT')).toBe(14n * USDT)
    await two.close()
    await liar.stop()
  })

  it('is not read from a node of another network, and the console says so', async () => {
    const stranger = await createTestApp({ env: { ...node.env, USDT_CHAIN_ID: '56' } })
    expect(await stranger.app.chains.USDT?.state()).toBe('wrongNetwork')
    await expect(workCoin(stranger.app, 'USDT')).rejects.toThrow('CHAIN_UNAVAILABLE')
    await stranger.close()
  })
})
