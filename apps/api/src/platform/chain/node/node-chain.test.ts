import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { OutputChain } from '../chain.ts'
import type { PaymentOrder } from '../signer/chain-signer.ts'
import { freePort, hasLitecoind, startLitecoind, type Litecoind } from '../../../../test/node/litecoind.ts'
import type { Rpc } from './json-rpc.ts'
import { feeOf } from '../signer/check-signed.ts'
import { createNodeChain } from './node-chain.ts'

const DEPTH = 6
const FEE_RATE = 20_000n
const DUST = BigInt(rules.wallet.payout.changeDustUnits.LTC)

describe.runIf(hasLitecoind)('a litecoind node in regtest', () => {
  let node: Litecoind
  let rpc: Rpc
  let chain: OutputChain

  // A new address each time: otherwise the same block would result again, which was invalidated.
  const mine = async (blocks: number): Promise<unknown> =>
    rpc('generatetoaddress', blocks, await chain.reader.newAddress())

  /** Orders a payment from one confirmed coin of the wallet; neither stored nor sent. */
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
    node = await startLitecoind(['jindu', 'outside'])
    rpc = node.rpc('jindu')
    chain = createNodeChain('LTC', { ...node.address, url: `${node.address.url}wallet/jindu` })
    await node.rpc()('generatetoaddress', 1, await node.rpc('outside')('getnewaddress', '', 'bech32'))
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

  it.each([1_000n, FEE_RATE, 100_000n])('signs whatever is left over, at a fee rate of %i', async (feeRate) => {
    const ordered = await order(1_000_000n, feeRate)
    const [coin] = ordered.inputs
    const fee = feeOf(1, feeRate)
    for (let left = fee; left < fee + 3n * DUST; left += 199n) {
      const { change, feeUnits } = await chain.signer.sign({ ...ordered, units: (coin?.units ?? 0n) - left })
      expect((change?.units ?? 0n) + feeUnits).toBe(left)
      expect(change === null || change.units >= DUST).toBe(true)
    }
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

  it('tells a coin as lost while the chain holds what spends it, and as ours again when a reorganisation takes that back', async () => {
    const ordered = await order(5_000_000n)
    const [coin] = ordered.inputs
    if (coin === undefined) throw new Error('no coin')
    const signed = await chain.signer.sign(ordered)
    expect(await chain.reader.isLost(coin)).toBe(false)
    await chain.signer.send(signed.raw)
    expect(await chain.reader.isLost(coin)).toBe(false)
    await mine(2)
    expect(await chain.reader.isLost(coin)).toBe(true)
    await rpc('invalidateblock', await rpc('getblockhash', Number(await rpc('getblockcount')) - 1))
    expect(await chain.reader.isLost(coin)).toBe(false)
    await mine(3)
  })

  it('tells a coin as lost whose own payment was spent otherwise, and is not taken in by a conflict that the chain took back', async () => {
    // Our deposit spends a coin of the outside wallet, which then double-spends that coin.
    const outside = node.rpc('outside')
    const paying = await outside('listunspent', 100)
    const [from] = Array.isArray(paying) ? paying : []
    const ours = await chain.reader.newAddress()
    const sign = async (to: string, amount: string) => {
      const raw = await outside(
        'createrawtransaction',
        [{ txid: from.txid, vout: Number(from.vout) }],
        [{ [to]: amount }],
      )
      const { hex } = z.object({ hex: z.string() }).parse(await outside('signrawtransactionwithwallet', raw))
      const { txid } = z.object({ txid: z.string() }).parse(await rpc('decoderawtransaction', hex))
      return { hex, txid }
    }
    const paid = await sign(ours, '49.9')
    const other = await sign(String(await outside('getnewaddress', '', 'bech32')), '49.8')
    const coin = { txid: paid.txid, outputIndex: 0 }
    await rpc('sendrawtransaction', paid.hex, 0)
    await mine(1)
    expect(await chain.reader.isLost(coin)).toBe(false)
    const height = Number(await rpc('getblockcount'))
    await rpc('invalidateblock', await rpc('getblockhash', height))
    const mineIn = async (...hexes: string[]) => rpc('generateblock', await chain.reader.newAddress(), hexes)
    await mineIn(other.hex)
    await mineIn()
    expect(await chain.reader.isLost(coin)).toBe(true)
    // Without the competing transaction: the node still reports a conflict, but the coin is ours once it is mined
    // again.
    await rpc('invalidateblock', await rpc('getblockhash', height))
    await mineIn()
    await mineIn()
    expect(await chain.reader.isLost(coin)).toBe(false)
    await mineIn(paid.hex)
    expect(await chain.reader.isLost(coin)).toBe(false)
  })

  it('reads what any addresses hold at one block, whoever they belong to', async () => {
    const [theirs, nothing] = [
      String(await node.rpc('outside')('getnewaddress', '', 'bech32')),
      String(await node.rpc('outside')('getnewaddress', '', 'legacy')),
    ]
    await rpc('sendtoaddress', theirs, '0.5')
    await rpc('sendtoaddress', theirs, '0.25')
    const before = await chain.reader.balances([theirs, nothing])
    await mine(1)
    const { at, units } = await chain.reader.balances([theirs, nothing])
    expect(before.units.get(theirs)).toBe(0n)
    expect([...units]).toEqual([
      [theirs, 75_000_000n],
      [nothing, 0n],
    ])
    expect(at).toEqual(await chain.reader.tip())
  })

  it('says that a node is out of reach', async () => {
    const gone = createNodeChain('LTC', { url: `http://127.0.0.1:${await freePort()}/`, user: '', password: '' })
    await expect(gone.reader.tip()).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' })
  })
})
