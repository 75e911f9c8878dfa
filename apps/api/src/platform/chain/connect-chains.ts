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

type ChainEnv = Pick<Env, 'sandbox' | 'btcRpcUrl' | 'ltcRpcUrl'>

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
  if (rpcUrl !== null) return createNodeChain(currency, nodeAddress(rpcUrl))
  return env.sandbox ? createSimulatedChain(currency, parts) : undefined
}

/** A real node where one is named, the simulated chain in the sandbox, nothing otherwise. */
export function connectChains(env: ChainEnv, parts: Parts): Chains {
  const found = {
    BTC: chainOf('BTC', env.btcRpcUrl, env, parts),
    USDT: chainOf('USDT', null, env, parts),
    LTC: chainOf('LTC', env.ltcRpcUrl, env, parts),
  }
  return Object.fromEntries(Object.entries(found).filter(([, each]) => each !== undefined))
}
