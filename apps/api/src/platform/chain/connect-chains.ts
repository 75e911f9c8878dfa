import type { CurrencyCode } from '@jindu/domain/money'
import { createNodeChain, createSimulatedChain, type Chain, type Chains } from './index.ts'
import type { Clock } from '../clock/index.ts'
import type { Db } from '../db/index.ts'
import type { Env } from '../env/index.ts'
import type { Random } from '../random/index.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
}

type ChainEnv = Pick<Env, 'sandbox' | 'btcRpcUrl' | 'ltcRpcUrl' | 'usdt' | 'cold'>

/** User and password are part of the address, as in bitcoind's own tools. */
function nodeAddress(rpcUrl: string) {
  const url = new URL(rpcUrl)
  const user = decodeURIComponent(url.username)
  const password = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  return { url: url.href, user, password }
}

function chainOf(currency: CurrencyCode, rpcUrl: string | null, env: ChainEnv, parts: Parts): Chain | undefined {
  const { cold } = env
  const key = currency === 'USDT' ? null : cold.keys[currency]
  if (rpcUrl !== null) return createNodeChain(currency, nodeAddress(rpcUrl), key, cold.deposits)
  return env.sandbox ? createSimulatedChain(currency, parts) : undefined
}

/** The library that speaks with Ethereum's nodes is large: a site without USDT on a real chain does without. */
async function tokenChain({ usdt, ...env }: ChainEnv, parts: Parts): Promise<Chain | undefined> {
  if (usdt === null) return chainOf('USDT', null, { ...env, usdt }, parts)
  const { createEvmChain } = await import('./evm/evm-chain.ts')
  return createEvmChain(usdt, parts)
}

/** A real node where one is named, the simulated chain in the sandbox, nothing otherwise. */
export async function connectChains(env: ChainEnv, parts: Parts): Promise<Chains> {
  const found = {
    BTC: chainOf('BTC', env.btcRpcUrl, env, parts),
    USDT: await tokenChain(env, parts),
    LTC: chainOf('LTC', env.ltcRpcUrl, env, parts),
  }
  return Object.fromEntries(Object.entries(found).filter(([, each]) => each !== undefined))
}
