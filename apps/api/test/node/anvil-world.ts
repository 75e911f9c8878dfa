import { createEvmChain } from '../../src/platform/chain/evm/evm-chain.ts'
import { accountsOf } from '../../src/platform/chain/evm/accounts.ts'
import { systemClock } from '../../src/platform/clock/index.ts'
import type { Seeded } from '../fuzz/random.ts'
import { CHAIN_ID, SEED, startAnvil } from './anvil.ts'
import type { PayoutWorld } from './payouts-under-kills.ts'

const USDT = 1_000_000
const ETHER = 10n ** 18n
/** Two of these below the tip is what the network calls final: deeper than any reorganisation that comes. */
const EPOCH = 8
const SPIKE_WEI = 60_000_000_000n

export async function anvilWorld(): Promise<PayoutWorld> {
  const node = await startAnvil({ epoch: EPOCH })
  const hot = accountsOf(SEED).hot.address
  await node.gas(hot, 100n * ETHER)
  let mishaps = 0
  return {
    currency: 'USDT',
    boundaries: [
      ['stored, not sent', 'eth_sendRawTransaction', 'before'],
      ['sent, not noted', 'eth_sendRawTransaction', 'after'],
      ['nonce drawn', 'eth_getTransactionCount', 'after'],
      ['looked up', 'eth_getTransactionReceipt', 'after'],
      ['tried', 'eth_estimateGas', 'after'],
      ['to be compared', 'eth_call', 'before'],
      ['gas counted', 'eth_getBalance', 'after'],
      ['deposits read', 'eth_getLogs', 'after'],
      ['fees read', 'eth_maxPriorityFeePerGas', 'after'],
    ],
    bumps: '',
    address: { url: node.url, user: '', password: '' },
    path: '',
    env: (url) => ({ ...node.env, USDT_RPC_URL: url }),
    newAddress: async () => Promise.resolve(node.newAddress()),
    pay: async (address) => void (await node.wait('mint', [address, BigInt(100 * USDT)])),
    mine: (blocks) => node.mine(blocks),
    async reorganise(depth) {
      await node.reorganise(Math.min(depth, (await node.height()) - 1))
      await node.mine(1)
    },
    async mishap() {
      mishaps += 1
      if (mishaps % 2 === 0) {
        await node.forgetWaiting()
        return 'mempoolsLost'
      }
      await node.client.setNextBlockBaseFeePerGas({ baseFeePerGas: SPIKE_WEI })
      await node.mine(1)
      return 'feeSpikes'
    },
    async ripen() {
      await node.tell('mint', [hot, BigInt(500 * USDT)])
    },
    payments: () => node.paymentsFrom(hot),
    chain: (db) =>
      createEvmChain(
        {
          rpcUrls: [node.url],
          chainId: CHAIN_ID,
          name: 'Anvil',
          gasCoin: 'ETH',
          token: node.token,
          seed: null,
        },
        { db, clock: systemClock },
      ),
    stop: () => node.stop(),
    unitsOf: (nth: number, random: Seeded) => (500 + random.below(1_000)) * (USDT / 100) + nth * 10,
  }
}
