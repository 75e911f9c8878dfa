import type { Seeded } from '../fuzz/random.ts'
import { createNodeChain } from '../../src/platform/chain/index.ts'
import { startLitecoind } from './litecoind.ts'
import type { PayoutWorld } from './payouts-under-kills.ts'

/** The wallet of the product, and that of everybody else. */
const HOT = 'hot'
const OUTSIDE_WALLET = 'outside'

const UNIT = 100_000_000

const MATURE = 100

export async function litecoinWorld(): Promise<PayoutWorld> {
  const node = await startLitecoind([HOT, OUTSIDE_WALLET])
  const outside = node.rpc(OUTSIDE_WALLET)
  const newAddress = async () => String(await outside('getnewaddress', '', 'bech32'))
  // A new address each time: the same block again would be the one that was invalidated.
  const mine = async (blocks: number) => void (await outside('generatetoaddress', blocks, await newAddress()))
  return {
    currency: 'LTC',
    boundaries: [
      ['stored, not sent', 'sendrawtransaction', 'before'],
      ['sent, not noted', 'sendrawtransaction', 'after'],
      ['read again, not stored', 'decoderawtransaction', 'after'],
      ['bumped, not stored', 'psbtbumpfee', 'after'],
      ['looked up', 'gettransaction', 'after'],
      ['coins chosen', 'walletcreatefundedpsbt', 'before'],
      ['funded', 'walletcreatefundedpsbt', 'after'],
      ['signed', 'walletprocesspsbt', 'after'],
      ['to be bumped', 'psbtbumpfee', 'before'],
    ],
    bumps: 'psbtbumpfee',
    address: node.address,
    path: `wallet/${HOT}`,
    env: (LTC_RPC_URL) => ({ LTC_RPC_URL }),
    newAddress,
    mine,
    pay: async (address) => void (await outside('sendtoaddress', address, 10)),
    async reorganise(depth) {
      const height = Number(await outside('getblockcount'))
      await outside('invalidateblock', await outside('getblockhash', height - depth + 1))
      await mine(depth + 1)
    },
    async mishap() {
      await node.restart()
      return 'nodeRestarts'
    },
    ripen: (payments) => mine(MATURE + Math.ceil((payments * 10) / 50) + 1),
    async payments() {
      const rows: unknown = await outside('listtransactions', '*', 100_000)
      const payments = new Map<string, readonly number[]>()
      for (const { address, category, confirmations, amount } of Array.isArray(rows) ? rows : []) {
        if (category !== 'receive' || Number(confirmations) <= 0) continue
        payments.set(address, [...(payments.get(address) ?? []), Math.round(Number(amount) * UNIT)])
      }
      return payments
    },
    chain: () => createNodeChain('LTC', { ...node.address, url: `${node.address.url}wallet/${HOT}` }),
    stop: () => node.stop(),
    unitsOf: (nth: number, random: Seeded) => (50 + random.below(100)) * (UNIT / 100) + nth * 1_000,
  }
}
