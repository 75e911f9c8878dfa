import { Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { checkBooks } from '../../src/books/check-books.ts'
import { chooseCoins, workCoin } from '../../src/wallet/withdrawals/index.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { refusalCode } from '../client.ts'
import { applyFor, financier, recordOf } from '../market/finance.ts'
import { logInAgain } from '../market/market.ts'
import { verifiedPerson, type Person } from '../people.ts'
import { coldSigner } from './cold-signer.ts'
import { hasLitecoind, startLitecoind, type Litecoind } from './litecoind.ts'

const signer = coldSigner(5)
const UNIT = 100_000_000n
const custody = ({ client }: Person) => client.trpc.custody

describe.runIf(hasLitecoind)('a cold wallet beside the hot one, on litecoind', () => {
  let node: Litecoind
  let api: TestApp
  let first: Person
  let second: Person
  let user: Person

  const outside = () => node.rpc('outside')
  const litecoin = async () => {
    const { data } = await custody(first).wallets.query()
    const found = data.find(({ currency }) => currency === 'LTC')
    if (found === undefined) throw new Error('there is no wallet of LTC')
    return found
  }
  const moveOf = async (id: number) => {
    const found = (await litecoin()).moves.find((move) => move.id === id)
    if (found === undefined) throw new Error(`there is no move ${id}`)
    return found
  }
  const held = async () => {
    const { hot, cold } = await litecoin()
    return { hot: BigInt(hot.units), cold: BigInt(cold.units) }
  }
  const mine = async (blocks: number) => {
    await outside()('generatetoaddress', blocks, await outside()('getnewaddress', '', 'bech32'))
    await workCoin(api.app, 'LTC')
  }
  const make = async (direction: 'topUp' | 'drain', units: bigint) =>
    (await custody(first).make.mutate({ amount: { asset: 'LTC', units: String(units) }, direction })).id
  const psbtOf = async (id: number) => (await moveOf(id)).psbt ?? ''
  const capital = async () => {
    const { data } = await first.client.trpc.treasury.coins.query()
    return BigInt(data.find(({ currency }) => currency === 'LTC')?.capital.units ?? 0)
  }

  const set = (floor: bigint, ceiling: bigint) =>
    api.app.settings.change(
      {
        hotFloorUnits: { BTC: 0, LTC: Number(floor), USDT: 0 },
        hotCeilingUnits: { BTC: 0, LTC: Number(ceiling), USDT: 0 },
      },
      first.uid,
    )

  /** Books, chain and the coins' rows agree. */
  async function expectExact(): Promise<void> {
    await workCoin(api.app, 'LTC')
    const { data } = await first.client.trpc.treasury.coins.query()
    expect(data.find(({ currency }) => currency === 'LTC')).toMatchObject({ equal: true, stopped: null, missing: [] })
    expect((await checkBooks(api.app.db, api.app.chains)).filter(({ violations }) => violations > 0)).toEqual([])
    const { hot, cold } = await held()
    const inBooks = data.find(({ currency }) => currency === 'LTC')?.inBooks.units
    expect(String(hot + cold)).toBe(inBooks)
  }

  beforeAll(async () => {
    node = await startLitecoind(['hot', 'outside'])
    await outside()('generatetoaddress', 120, await outside()('getnewaddress', '', 'bech32'))
    const url = new URL(`${node.address.url}wallet/hot`)
    url.username = node.address.user
    url.password = node.address.password
    api = await createTestApp({
      env: { LTC_RPC_URL: url.href, LTC_COLD_KEY: signer.descriptor, COLD_DEPOSITS: 'true', DEMO_DATA: 'false' },
    })
    first = await financier(api)
    second = await financier(api)
    user = await verifiedPerson(api)
  })
  afterAll(async () => {
    await api.close()
    await node.stop()
  })

  it('users pay in to it, and no payout can spend that; what the operator tops up is in the hot wallet', async () => {
    const { address } = await user.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
    await outside()('sendtoaddress', address, '10')
    const { address: operators } = await first.client.trpc.treasury.topUpAddress.mutate({ currency: 'LTC' })
    await outside()('sendtoaddress', operators, '1')
    await mine(6)
    expect(await held()).toEqual({ hot: UNIT, cold: 10n * UNIT })
    expect(
      (await user.client.trpc.wallet.balances.query()).data.find(({ currency }) => currency === 'LTC')?.fund.units,
    ).toBe(String(10n * UNIT))
    expect(await chooseCoins(api.app, { currency: 'LTC', units: 2n * UNIT, feeRate: 20_000n })).toBeNull()
    await expectExact()
  })

  it('a withdrawal waits for the hot wallet, is topped up by a PSBT, and is paid', async () => {
    const { id: withdrawalId } = await applyFor(user, {
      units: 3n * UNIT,
      address: String(await outside()('getnewaddress', '', 'bech32')),
    })
    await first.client.trpc.withdrawals.approve.mutate({ id: withdrawalId })
    await mine(1)
    expect((await recordOf(user, withdrawalId)).status).toBe('approved')
    const id = await make('topUp', 4n * UNIT)
    await expectExact()
    expect(await refusalCode(custody(second).agree.mutate({ id }))).toBe('COLD_MOVE_CHANGED')
    await custody(first).submit.mutate({ id, signed: signer.sign(await psbtOf(id)) })
    expect(await refusalCode(custody(first).agree.mutate({ id }))).toBe('COLD_MOVE_SECOND_MEMBER')
    await custody(second).agree.mutate({ id })
    await expectExact()
    await mine(6)
    const { state, fee } = await moveOf(id)
    expect(state).toBe('completed')
    const feeUnits = BigInt(fee?.units ?? 0)
    expect(await held()).toMatchObject({ cold: 6n * UNIT - feeUnits })
    await expectExact()
    await mine(6)
    expect((await recordOf(user, withdrawalId)).status).toBe('completed')
    await expectExact()
  })

  it('refuses a replay, a swapped address, another output and a larger fee, and sends nothing', async () => {
    const earlier = await make('topUp', UNIT)
    const replayed = signer.sign(await psbtOf(earlier))
    await custody(first).withdraw.mutate({ id: earlier })
    expect(await refusalCode(custody(first).submit.mutate({ id: earlier, signed: replayed }))).toBe('COLD_MOVE_CHANGED')
    const id = await make('topUp', UNIT)
    const psbt = await psbtOf(id)
    expect(await refusalCode(custody(first).submit.mutate({ id, signed: replayed }))).toBe('COLD_PSBT_OTHER')
    const changed = (change: (tx: Transaction) => void) => {
      const tx = Transaction.fromPSBT(Buffer.from(psbt, 'base64'))
      change(tx)
      return signer.sign(Buffer.from(tx.toPSBT()).toString('base64'))
    }
    const thief = Transaction.fromPSBT(Buffer.from(psbt, 'base64')).getOutput(1).script
    const forged = [
      changed((tx) => tx.updateOutput(0, thief === undefined ? {} : { script: thief })),
      changed((tx) => tx.updateOutput(1, { amount: (tx.getOutput(1).amount ?? 0n) - 50_000n })),
      changed((tx) => tx.addOutput({ script: thief ?? new Uint8Array(), amount: 1_000n })),
    ]
    for (const signed of forged) {
      expect(await refusalCode(custody(first).submit.mutate({ id, signed }))).toBe('COLD_PSBT_OTHER')
    }
    for (const signed of [psbt, coldSigner(6).sign(psbt)]) {
      expect(await refusalCode(custody(first).submit.mutate({ id, signed }))).toBe('COLD_PSBT_UNSIGNED')
    }
    // The address is swapped in the database between check and sign.
    await custody(first).submit.mutate({ id, signed: signer.sign(psbt) })
    const swapped = await outside()('getnewaddress', '', 'bech32')
    const [row] = await api.app.sql<{ address: string }[]>`select address from cold_move where id = ${id}`
    await api.app.sql`update cold_move set address = ${String(swapped)} where id = ${id}`
    expect(await refusalCode(custody(second).agree.mutate({ id }))).toBe('PAYOUT_NOT_SIGNED')
    await api.app.sql`update cold_move set address = ${row?.address ?? ''} where id = ${id}`
    await custody(first).withdraw.mutate({ id })
    expect(await node.rpc()('getrawmempool')).toEqual([])
    await expectExact()
  })

  it('the node signs no drain whose change or payment goes elsewhere, whatever the database says', async () => {
    const id = await make('drain', UNIT)
    const elsewhere = String(await outside()('getnewaddress', '', 'bech32'))
    const [row] = await api.app.sql<{ address: string; change_address: string }[]>`
      select address, change_address from cold_move where id = ${id}`
    await api.app.sql`update cold_move set change_address = ${elsewhere} where id = ${id}`
    expect(await refusalCode(custody(second).agree.mutate({ id }))).toBe('PAYOUT_NOT_SIGNED')
    await api.app
      .sql`update cold_move set change_address = ${row?.change_address ?? ''}, address = ${elsewhere} where id = ${id}`
    expect(await refusalCode(custody(second).agree.mutate({ id }))).toBe('PAYOUT_NOT_SIGNED')
    await custody(first).withdraw.mutate({ id })
    expect(await node.rpc()('getrawmempool')).toEqual([])
    await expectExact()
  })

  it('keys are asked for no signature that counts once the address and what they sign were swapped together', async () => {
    const id = await make('topUp', UNIT)
    const tx = Transaction.fromPSBT(Buffer.from(await psbtOf(id), 'base64'))
    const elsewhere = String(await outside()('getnewaddress', '', 'bech32'))
    const { scriptPubKey } = z.object({ scriptPubKey: z.string() }).parse(await outside()('getaddressinfo', elsewhere))
    const paid = [0, 1].find((output) => tx.getOutput(output).amount === UNIT) ?? 0
    tx.updateOutput(paid, { script: Buffer.from(scriptPubKey, 'hex') })
    const psbt = Buffer.from(tx.toPSBT()).toString('base64')
    await api.app.sql`update cold_move set address = ${elsewhere}, psbt = ${psbt} where id = ${id}`
    expect(await refusalCode(custody(first).submit.mutate({ id, signed: signer.sign(psbt) }))).toBe('PAYOUT_NOT_SIGNED')
    await custody(first).withdraw.mutate({ id })
    await expectExact()
  })

  it('a node that dies between check and send: the move is sent once when it is back', async () => {
    const before = await capital()
    const id = await make('topUp', UNIT)
    await custody(first).submit.mutate({ id, signed: signer.sign(await psbtOf(id)) })
    const chain = api.app.chains.LTC
    if (chain?.holds !== 'outputs') throw new Error('there is no chain')
    const { signer: keys } = chain
    const send = keys.send.bind(keys)
    let sent = 0
    const spied = vi.spyOn(keys, 'send').mockImplementation(async (raw) => {
      sent += 1
      if (sent === 1) await node.restart()
      return send(raw)
    })
    await custody(second)
      .agree.mutate({ id })
      .catch(() => undefined)
    await mine(1)
    await mine(5)
    expect((await moveOf(id)).state).toBe('completed')
    expect(await capital()).toBe(before - BigInt((await moveOf(id)).fee?.units ?? 0))
    spied.mockRestore()
    expect(await refusalCode(custody(second).agree.mutate({ id }))).toBe('COLD_MOVE_CHANGED')
    await expectExact()
  })

  it('a reorganisation that takes a completed move back: it is mined again, and the books stay', async () => {
    await logInAgain(first)
    const id = await make('topUp', UNIT)
    await custody(first).submit.mutate({ id, signed: signer.sign(await psbtOf(id)) })
    await custody(second).agree.mutate({ id })
    await mine(6)
    expect((await moveOf(id)).state).toBe('completed')
    const height = Number(await outside()('getblockcount'))
    await outside()('invalidateblock', await outside()('getblockhash', height - 5))
    await workCoin(api.app, 'LTC')
    await mine(7)
    await expectExact()
  })

  it('a drain is signed by the node once two agreed, and never while payouts are stopped', async () => {
    const before = await held()
    const id = await make('drain', UNIT / 2n)
    expect(await refusalCode(custody(first).submit.mutate({ id, signed: 'AA==' }))).toBe('COLD_MOVE_CHANGED')
    expect(await refusalCode(custody(first).agree.mutate({ id }))).toBe('COLD_MOVE_SECOND_MEMBER')
    await first.client.trpc.treasury.stop.mutate({ currency: 'LTC', reason: 'looked at twice and agreed' })
    expect(await refusalCode(custody(second).agree.mutate({ id }))).toBe('BREAKER_OPEN')
    await first.client.trpc.treasury.askToResume.mutate({ currency: 'LTC', reason: 'looked at twice and agreed' })
    await second.client.trpc.treasury.resume.mutate({ currency: 'LTC' })
    await custody(second).agree.mutate({ id })
    await mine(6)
    expect((await held()).cold).toBe(before.cold + UNIT / 2n)
    await expectExact()
  })

  it('says when the hot wallet is below its floor or above its ceiling', async () => {
    const { hot } = await held()
    expect((await litecoin()).level).toBe('within')
    await set(hot + 1n, 0n)
    expect((await litecoin()).level).toBe('low')
    await set(0n, hot - 1n)
    expect((await litecoin()).level).toBe('high')
  })
})
