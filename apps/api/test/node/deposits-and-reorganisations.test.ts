import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { workCoin } from '../../src/wallet/withdrawals/index.ts'
import type { Rpc } from '../../src/platform/chain/node/json-rpc.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { refusalCode } from '../client.ts'
import { brokenBooks } from '../market/broken-books.ts'
import { applyFor } from '../market/finance.ts'
import { fundsOf } from '../market/market.ts'
import { verifiedPerson, type Person } from '../people.ts'
import { hasLitecoind, startLitecoind, type Litecoind } from './litecoind.ts'

const NEEDED = 6
const COIN = 100_000_000n

const latest = async (by: Person) => (await by.client.trpc.wallet.deposits.query({ page: 1, limit: 1 })).data[0]

describe.runIf(hasLitecoind)('a deposit on a real node', () => {
  let node: Litecoind
  let outside: Rpc
  let api: TestApp
  let user: Person
  const height = async () => Number(await outside('getblockcount'))
  const newAddress = async () => String(await outside('getnewaddress', '', 'bech32'))
  // An address of another wallet: nobody may spend the block rewards, because a reorganisation would make them immature
  // again. A new address each time: otherwise the same block would result again, which was invalidated.
  const minersAddress = async () => String(await node.rpc('miner')('getnewaddress', '', 'bech32'))
  const mine = async (blocks: number) => {
    await outside('generatetoaddress', blocks, await minersAddress())
    await workCoin(api.app, 'LTC')
  }
  /** Replaces the top `depth` blocks by one more empty block. */
  const reorganise = async (depth: number) => {
    await outside('invalidateblock', await outside('getblockhash', (await height()) - depth + 1))
    for (let block = 0; block <= depth; block += 1) await outside('generateblock', await minersAddress(), [])
    await workCoin(api.app, 'LTC')
  }
  const pay = async (by: Person) => {
    const { address } = await by.client.trpc.wallet.depositAddress.query({ currency: 'LTC' })
    return outside('sendtoaddress', address, 1)
  }
  /** Re-broadcasts a payment, because a node that was reorganised below the payment's height drops it. */
  const again = async (txid: unknown) => {
    const { hex } = z.object({ hex: z.string() }).parse(await outside('gettransaction', txid))
    await outside('sendrawtransaction', hex).catch(() => undefined)
  }

  beforeAll(async () => {
    node = await startLitecoind(['jindu', 'outside', 'miner'])
    outside = node.rpc('outside')
    const { user: name, password, url } = node.address
    const LTC_RPC_URL = url.replace('//', `//${name}:${password}@`) + 'wallet/jindu'
    api = await createTestApp({ env: { LTC_RPC_URL } })
    await outside('generatetoaddress', 30, await newAddress())
    await outside('generatetoaddress', 120, await minersAddress())
    user = await verifiedPerson(api)
  }, 120_000)
  afterAll(async () => {
    await api.close()
    await node.stop()
  })

  it(
    'counts at its sixth block; a reorganisation of 1 to 8 blocks takes it out of the books where it took its block, and it is credited again once',
    { timeout: 240_000 },
    async () => {
      let credited = 0n
      for (let depth = 1; depth <= 8; depth += 1) {
        for (const confirmations of [NEEDED - 1, NEEDED, NEEDED + 1]) {
          const txid = await pay(user)
          await mine(confirmations)
          const counts = confirmations >= NEEDED
          expect([depth, confirmations, await fundsOf(user)]).toEqual([
            depth,
            confirmations,
            credited + (counts ? COIN : 0n),
          ])
          await reorganise(depth)
          const stands = depth < confirmations
          // If the payment's block was not reorganised, the longer chain gives it one more confirmation.
          expect([depth, confirmations, await fundsOf(user)]).toEqual([
            depth,
            confirmations,
            credited + (stands && confirmations + 1 >= NEEDED ? COIN : 0n),
          ])
          expect(await brokenBooks(api.app)).toEqual([])
          await again(txid)
          await mine(NEEDED)
          credited += COIN
          expect([depth, confirmations, await fundsOf(user)]).toEqual([depth, confirmations, credited])
        }
      }
      expect(await brokenBooks(api.app)).toEqual([])
    },
  )

  it('that was spent before a reorganisation took it is owed, and paid when it is mined again', async () => {
    const spender = await verifiedPerson(api)
    const txid = await pay(spender)
    await mine(NEEDED)
    const { id } = await applyFor(spender, { address: await newAddress(), units: COIN / 2n })
    await reorganise(NEEDED)
    expect([await fundsOf(spender), (await latest(spender))?.status]).toEqual([0n, 'orphaned'])
    expect(await refusalCode(applyFor(spender, { address: await newAddress() }))).toBe('WITHDRAWAL_DEBT')
    await again(txid)
    await mine(NEEDED)
    expect(await fundsOf(spender)).toBe(COIN / 2n)
    await spender.client.trpc.withdrawals.cancel.mutate({ id })
    expect(await fundsOf(spender)).toBe(COIN)
    expect(await brokenBooks(api.app)).toEqual([])
  })
})
