import { rules } from '@jindu/domain/rules'
import { Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { coldSigner } from '../../../../test/node/cold-signer.ts'
import { hasLitecoind, startLitecoind, type Litecoind } from '../../../../test/node/litecoind.ts'
import type { OutputChain } from '../chain.ts'
import type { Rpc } from '../node/json-rpc.ts'
import { createNodeChain } from '../node/node-chain.ts'
import type { PaymentOrder } from '../signer/chain-signer.ts'
import { readColdKey } from './cold-key.ts'
import type { ColdWallet } from './cold-wallet.ts'

const signer = coldSigner(2)
const coins = z.array(z.object({ txid: z.string(), vout: z.string(), address: z.string(), amount: z.string() }))

describe.runIf(hasLitecoind)('a watch-only wallet in litecoind', () => {
  let node: Litecoind
  let hot: Rpc
  let chain: OutputChain
  let cold: ColdWallet

  const connect = (seed: number): OutputChain =>
    createNodeChain(
      'LTC',
      { ...node.address, url: `${node.address.url}wallet/hot` },
      readColdKey(coldSigner(seed).descriptor),
    )
  const mine = async (blocks: number) => hot('generatetoaddress', blocks, await hot('getnewaddress', '', 'bech32'))

  async function order(units: bigint): Promise<PaymentOrder> {
    const [coin] = coins.parse(await node.rpc('jindu-cold')('listunspent', 1))
    if (coin === undefined) throw new Error('the cold wallet is empty')
    return {
      inputs: [
        {
          txid: coin.txid,
          outputIndex: Number(coin.vout),
          address: coin.address,
          units: BigInt(Math.round(Number(coin.amount) * 1e8)),
        },
      ],
      address: await chain.reader.newAddress('operator'),
      units,
      changeAddress: await cold.changeAddress(),
      feeRate: 20_000n,
      dustUnits: BigInt(rules.wallet.payout.changeDustUnits.LTC),
    }
  }

  beforeAll(async () => {
    node = await startLitecoind(['hot', 'outside'])
    hot = node.rpc('hot')
    chain = connect(2)
    if (chain.cold === null) throw new Error('there is no cold wallet')
    cold = chain.cold
    await mine(120)
    for (const amount of ['2', '3']) await hot('sendtoaddress', await cold.newAddress(), amount)
    await mine(6)
  })
  afterAll(() => node.stop())

  it('holds no private keys, gives addresses that the keys of the operator own, and survives a restart', async () => {
    const addresses = [await cold.newAddress(), await cold.changeAddress()]
    expect(new Set(addresses).size).toBe(2)
    for (const address of addresses) expect(await cold.owns(address)).toBe(true)
    expect(await cold.owns(String(await hot('getnewaddress', '', 'bech32')))).toBe(false)
    expect(await node.rpc('jindu-cold')('getwalletinfo')).toMatchObject({ private_keys_enabled: false })
    await node.restart()
    expect(await cold.newAddress()).not.toBe(addresses[0])
    const another = connect(2)
    expect(await another.cold?.owns(addresses[0] ?? '')).toBe(true)
  })

  it('refuses another key than the one that it was made with', async () => {
    await expect(connect(3).cold?.newAddress()).rejects.toThrow('holds another key')
  })

  it('is read together with the hot wallet', async () => {
    const units = (await chain.reader.unspent()).map((coin) => coin.units)
    expect(units).toContain(200_000_000n)
    expect(units).toContain(300_000_000n)
    const { receipts } = await chain.reader.readSince(null, 6)
    expect(
      receipts
        .filter((receipt) => receipt.cold === true)
        .map((receipt) => receipt.units)
        .toSorted((one, other) => Number(one - other)),
    ).toEqual([200_000_000n, 300_000_000n])
    const [mined] = receipts.filter((receipt) => receipt.cold === true)
    if (mined === undefined) throw new Error('nothing was received')
    expect(await chain.reader.lookUp([mined])).toMatchObject([{ cold: true, units: mined.units }])
    expect(await chain.reader.isLost(mined)).toBe(false)
  })

  it('makes a payment that its keys sign, as PSBT or as transaction, and takes no other', async () => {
    const ordered = await order(50_000_000n)
    const unsigned = await cold.build(ordered)
    const finish = (signed: string) => cold.finish(unsigned, ordered, signed)
    const refusals: readonly (readonly [string, string])[] = [
      ['nonsense', 'COLD_PSBT_UNREADABLE'],
      ['00ff', 'COLD_PSBT_UNREADABLE'],
      [unsigned.psbt, 'COLD_PSBT_UNSIGNED'],
    ]
    for (const [signed, code] of refusals) await expect(finish(signed)).rejects.toMatchObject({ code })
    const signed = await finish(signer.sign(unsigned.psbt))
    expect(signed).toMatchObject({ feeUnits: unsigned.feeUnits, change: unsigned.change })
    expect((await finish(signer.signRaw(unsigned.psbt))).txid).toBe(signed.txid)
  })

  it('refuses another output, another address, a larger fee and another payment’s signature', async () => {
    const ordered = await order(50_000_000n)
    const unsigned = await cold.build(ordered)
    const thief = String(await node.rpc('outside')('getnewaddress', '', 'bech32'))
    const others = [
      { ...ordered, units: ordered.units + 1n },
      { ...ordered, address: thief },
      { ...ordered, changeAddress: thief },
      { ...ordered, feeRate: ordered.feeRate * 2n },
    ]
    for (const other of others) {
      const { psbt } = await cold.build(other)
      await expect(cold.finish(unsigned, ordered, signer.sign(psbt))).rejects.toMatchObject({ code: 'COLD_PSBT_OTHER' })
      await expect(cold.finish(unsigned, ordered, signer.signRaw(psbt))).rejects.toMatchObject({
        code: 'COLD_PSBT_OTHER',
      })
    }
    const more = Transaction.fromPSBT(Buffer.from(unsigned.psbt, 'base64'))
    more.addOutput({ script: more.getOutput(0).script ?? new Uint8Array(), amount: 1_000n })
    const grown = Buffer.from(more.toPSBT()).toString('base64')
    await expect(cold.finish(unsigned, ordered, signer.sign(grown))).rejects.toMatchObject({ code: 'COLD_PSBT_OTHER' })
  })

  it('refuses a payment whose coin is spent meanwhile', async () => {
    const ordered = await order(50_000_000n)
    const unsigned = await cold.build(ordered)
    const first = await cold.finish(unsigned, ordered, signer.sign(unsigned.psbt))
    const rival = await cold.build({ ...ordered, units: 40_000_000n })
    await chain.signer.send(first.raw)
    await expect(cold.finish(rival, { ...ordered, units: 40_000_000n }, signer.sign(rival.psbt))).rejects.toMatchObject(
      { code: 'COLD_PSBT_REFUSED' },
    )
    await mine(1)
    expect(await chain.reader.find(first.txid)).toMatchObject({ confirmations: 1 })
  })
})
