import type { CurrencyCode } from '@jindu/domain/money'
import type { OutputChain } from '../chain.ts'
import type { ColdKey } from '../cold/cold-key.ts'
import { createColdWallet } from '../cold/cold-wallet.ts'
import { watchCold } from '../cold/open-cold.ts'
import { withCold } from '../cold/with-cold.ts'
import { createNodeReader } from '../reader/node-reader.ts'
import { createNodeSigner } from '../signer/node-signer.ts'
import { createPlainRpc, createRpc, SCAN_MILLISECONDS, type NodeAddress } from './json-rpc.ts'
import { networkOf } from './network.ts'
import { readNodeState } from './node-state.ts'

/**
 * A chain behind bitcoind or litecoind with a loaded wallet.
 * @param key of a cold wallet, which the node watches beside its own
 * @param coldDeposits whether users pay in to the cold wallet
 */
export function createNodeChain(
  currency: CurrencyCode,
  node: NodeAddress,
  key: ColdKey | null = null,
  coldDeposits = false,
): OutputChain {
  const rpc = createRpc(node)
  const network = networkOf(currency, rpc)
  const parts = [currency, rpc, network] as const
  const scan = createRpc(node, SCAN_MILLISECONDS)
  const reader = createNodeReader(...parts, scan)
  const chain = {
    currency,
    kind: 'node' as const,
    holds: 'outputs' as const,
    state: () => readNodeState(createPlainRpc(node)),
    signer: createNodeSigner(...parts),
  }
  if (key === null) return { ...chain, reader, cold: null }
  const watching = watchCold(key, node)
  const cold = createColdWallet(currency, key, watching, network)
  return {
    ...chain,
    reader: withCold(
      reader,
      createNodeReader(currency, watching.call, network, scan, true),
      coldDeposits ? cold : null,
    ),
    cold,
  }
}
