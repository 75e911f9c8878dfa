import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Chain } from '../chain.ts'
import type { PaymentOrder } from '../signer/chain-signer.ts'
import { freePort, hasLitecoind, startLitecoind, type Litecoind } from '../../../../test/node/litecoind.ts'
import type { Rpc } from './json-rpc.ts'
import { createNodeChain } from './node-chain.ts'

const DEPTH = 6
const FEE_RATE = 20_000n
const DUST = 5_460n

describe.runIf(hasLitecoind)('a litecoind node in regtest', () => {
  let node: Litecoind
  let rpc: Rpc
  let chain: Chain

  // A new address each time: the same block again would be the one that was invalidated.
  const mine = async (blocks: number): Promise<unknown> =>
    rpc('generatetoaddress', blocks, await chain.reader.newAddress())

  /** Pays an address out of one confirmed coin of the wallet; stored nowhere, sent nowhere. */
  const order = async (units: bigint, feeRate = FEE_RATE): Promise<PaymentOrder> => {
    const [coin] = (await chain.reader.unspent()).filter((each) => each.confirmations >= 100 && each.units > 2n * units)
    if (coin === undefined) throw new Error('the wallet is empty')
    const address = await chain.reader.newAddress()
    return {
      inputs: [{ ...coin, address }],
      address,
      units,
      changeAddress: await chain.signer.changeAddress(),
      feeRate,
      dustUnits: DUST,
    }
  }

  const pay = async (units: bigint): Promise<{ txid: string; address: string }> => {
    const ordered = await order(units)
    const signed = await chain.signer.sign(ordered)
    expect(await chain.signer.send(signed.raw)).toBe('sent')
    return { txid: signed.txid, address: ordered.address }
  }

  beforeAll(async () => {
    node = await startLitecoind(['jindu'])
    rpc = node.rpc()
    chain = createNodeChain('LTC', node.address)
    await mine(110)
  })

  afterAll(() => node.stop())

  it('refuses addresses that are not its own kind', async () => {
    await expect(chain.reader.parseAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).rejects.toMatchObject({
      code: 'WITHDRAWAL_ADDRESS_NETWORK',
    })
    await expect(chain.reader.parseAddress('nowhere')).rejects.toMatchObject({ code: 'WITHDRAWAL_ADDRESS_INVALID' })
    const own = await chain.reader.newAddress()
    expect(await chain.reader.parseAddress(own)).toMatchObject({ address: own })
  })

  it('refuses to sign more than the coins hold', async () => {
    const ordered = await order(1_000_000n)
    await expect(chain.signer.sign({ ...ordered, units: 10n ** 15n })).rejects.toMatchObject({
      code: 'PAYOUT_FLOAT_SHORT',
    })
  })

  it('tells a payment to the last unit, first unconfirmed, then with its confirmations', async () => {
    const { place } = await chain.reader.readSince(null, DEPTH)
    const { txid, address } = await pay(10_000_001n)
    const find = async () =>
      (await chain.reader.readSince(place, DEPTH)).receipts.filter(
        (row) => row.txid === txid && row.address === address,
      )
    expect(await find()).toMatchObject([{ units: 10_000_001n, confirmations: 0, blockHash: null }])
    expect(await chain.reader.find(txid)).toEqual({ confirmations: 0, inMempool: true })
    await mine(3)
    expect(await find()).toMatchObject([{ units: 10_000_001n, confirmations: 3 }])
    expect(await chain.reader.find(txid)).toMatchObject({ confirmations: 3 })
  })

  it('takes a payment that it has already as sent, and a dearer one in its place', async () => {
    const ordered = await order(5_000_000n)
    const first = await chain.signer.sign(ordered)
    expect(await chain.signer.send(first.raw)).toBe('sent')
    expect(await chain.signer.send(first.raw)).toBe('sent')
    const second = await chain.signer.bump(first, { ...ordered, feeRate: FEE_RATE * 3n })
    expect(second.txid).not.toBe(first.txid)
    expect(second.feeUnits).toBeGreaterThan(first.feeUnits)
    expect(await chain.signer.send(second.raw)).toBe('sent')
    await mine(2)
    expect(await chain.reader.find(second.txid)).toMatchObject({ confirmations: 2 })
    expect((await chain.reader.find(first.txid))?.confirmations ?? -1).toBeLessThan(0)
    expect(await chain.signer.send(first.raw)).toBe('conflict')
  })

  it('tells what a reorganisation took back, and reads on from a block that no longer stands', async () => {
    const { txid } = await pay(777_000n)
    await mine(2)
    const before = await chain.reader.readSince(null, 1)
    const tip = await rpc('getblockhash', Number(await rpc('getblockcount')) - 1)
    await rpc('invalidateblock', tip)
    const after = await chain.reader.readSince(before.place, DEPTH)
    expect(after.reorganised).toBe(true)
    expect(after.receipts.find((row) => row.txid === txid)).toMatchObject({ confirmations: 0 })
    await mine(DEPTH)
    const settled = await chain.reader.readSince(after.place, DEPTH)
    expect(settled.receipts.find((row) => row.txid === txid)).toMatchObject({ confirmations: DEPTH })
  })

  it('says that a node is out of reach', async () => {
    const gone = createNodeChain('LTC', { url: `http://127.0.0.1:${await freePort()}/`, user: '', password: '' })
    await expect(gone.reader.height()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' })
  })
})
