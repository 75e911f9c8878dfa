import type { CurrencyCode } from '@jindu/domain/money'
import type { OutputChain } from '../chain.ts'
import { createNodeReader } from '../reader/node-reader.ts'
import { createNodeSigner } from '../signer/node-signer.ts'
import { createPlainRpc, createRpc, SCAN_MILLISECONDS, type NodeAddress } from './json-rpc.ts'
import { networkOf } from './network.ts'
import { readNodeState } from './node-state.ts'

/** A chain behind bitcoind or litecoind with a loaded wallet. */
export function createNodeChain(currency: CurrencyCode, node: NodeAddress): OutputChain {
  const rpc = createRpc(node)
  const network = networkOf(currency, rpc)
  const parts = [currency, rpc, network] as const
  return {
    currency,
    kind: 'node',
    holds: 'outputs',
    state: () => readNodeState(createPlainRpc(node)),
    reader: createNodeReader(...parts, createRpc(node, SCAN_MILLISECONDS)),
    signer: createNodeSigner(...parts),
  }
}
