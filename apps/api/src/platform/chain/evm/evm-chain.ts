import { setTimeout as sleep } from 'node:timers/promises'
import { isDomainError } from '@jindu/domain/errors'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../db/index.ts'
import type { AccountChain } from '../chain.ts'
import type { NodeState } from '../node/node-state.ts'
import { accountsOf } from './accounts.ts'
import { addressRows } from './address-rows.ts'
import type { EvmConfig } from './config.ts'
import { createEvmGateway } from './evm-gateway.ts'
import { createEvmReader } from './evm-reader.ts'
import { evmFinality } from './finality.ts'
import { createEvmNode, type EvmNode } from './node.ts'

/** Timeout of the node's state on console pages. */
const ANSWER_MILLISECONDS = 3_000

async function stateOf(nodes: readonly EvmNode[]): Promise<NodeState> {
  try {
    for (const node of nodes) if (!(await node.isOnNetwork())) return 'wrongNetwork'
    await nodes[0]?.decimals()
    return 'running'
  } catch (error) {
    return isDomainError(error) ? 'down' : 'failing'
  }
}

/** USDT as an ERC-20 token behind nodes of an Ethereum-like network. @throws Error for a seed that is none */
export function createEvmChain(
  config: EvmConfig,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): AccountChain {
  const [first = '', ...others] = config.rpcUrls
  const node = createEvmNode(first, config)
  const nodes = [node, ...others.map((url) => createEvmNode(url, config))] as const
  const accounts = config.seed === null ? null : accountsOf(config.seed)
  const addresses = addressRows({ db, clock, accounts })
  const parts = { db, config, nodes, addresses, finality: evmFinality(node, config.token) }
  return {
    currency: 'USDT',
    kind: 'node',
    holds: 'accounts',
    async state() {
      const over = new AbortController()
      const late = sleep(ANSWER_MILLISECONDS, 'down' as const, { signal: over.signal }).catch(() => 'down' as const)
      return Promise.race([stateOf(nodes), late]).finally(() => over.abort())
    },
    reader: createEvmReader(parts),
    account: createEvmGateway(parts, accounts),
  }
}
